import Constraints
import TestSupport
import Testing

@Suite struct LayoutFittingPropertyTests {
  /// A system of which the first card is asked for its fitting size.
  private struct Question: CustomStringConvertible {
    var system: SizingSystem
    /// Constraints that name the card or what is in it, and something else.
    var outside: [String] = []
    var width: Double
    var height: Double
    var priorities: [LayoutPriority]
    var direction: UserInterfaceLayoutDirection

    init(_ random: inout SplitMix64) {
      system = SizingSystem(&random, mixing: random.next() % 4 == 0)
      let lengths: [Double] = [0, 80, 200, 333, 10_000]
      width = lengths.randomElement(using: &random) ?? 0
      height = lengths.randomElement(using: &random) ?? 0
      let choices: [LayoutPriority] = [50, 50, 260, 700, 900, .required]
      priorities = (0..<2).map { _ in choices.randomElement(using: &random) ?? 50 }
      direction = Bool.random(using: &random) ? .leftToRight : .rightToLeft
      let inside = system.names.filter { $0.hasPrefix("card0") }
      for name in inside.shuffled(using: &random).prefix(2) {
        outside += [
          "\(name).width == 0.3 * screen.width @600", "\(name).top >= screen.top + 30 @800",
        ]
      }
      if system.names.contains("card1") {
        outside += ["card1.height == card0.height @300", "card1.left == card0text0.left @700"]
      }
    }

    /// The lines that name nothing but the card and what is in it.
    ///
    /// Places that name one item only are measured from the screen.
    var inside: [String] {
      system.lines.filter { line in
        let isPlace = line.hasPrefix("card0.left ==") || line.hasPrefix("card0.top ==")
        return line.contains("card0") && !line.contains("card1") && !line.contains("screen")
          && !isPlace
      }
    }

    var description: String {
      "\(width) x \(height) @\(priorities.map(\.rawValue)), \(direction)\n\(system)\n\(outside)"
    }
  }

  /// The size in an engine that was built for nothing else.
  private static func builtSize(_ question: Question) throws -> FittingSize? {
    var system = question.system
    system.names.removeAll { !$0.hasPrefix("card0") }
    let kept = zip(system.texts, system.priorities).filter { $0.0.name.hasPrefix("card0") }
    system.texts = kept.map(\.0)
    system.priorities = kept.map(\.1)
    system.lines = question.inside
    system.lines.append("card0.width == \(question.width) @\(question.priorities[0].rawValue)")
    system.lines.append("card0.height == \(question.height) @\(question.priorities[1].rawValue)")
    guard var scene = try system.makeScene(question.direction) else { return nil }
    let sizing = try scene.engine.sizeToContent(
      system.items(in: scene), scale: 2, measuring: system.measuring(in: scene))
    return FittingSize(size: scene.frame("card0").size, sizing: sizing)
  }

  private static func fittingSize(
    _ question: Question, in scene: borrowing LayoutScene
  ) throws -> FittingSize? {
    do {
      return try scene.engine.fittingSize(
        of: scene["card0"], target: LayoutSize(width: question.width, height: question.height),
        horizontalFittingPriority: question.priorities[0],
        verticalFittingPriority: question.priorities[1], sizing: question.system.items(in: scene),
        scale: 2, measuring: question.system.measuring(in: scene))
    } catch LayoutError.unsatisfiable { return nil }
  }

  @Test func `a fitting size is that of an engine built for nothing else`() throws {
    var counts = (found: 0, refused: 0)
    let seeds: Range<UInt64> = 0..<200
    try forAll(seeds: seeds, generate: { Question(&$0) }) { question in
      guard var scene = try question.system.makeScene(question.direction) else { return true }
      do { try scene.activate(question.outside) } catch LayoutError.unsatisfiable { return true }
      let frames = question.system.names.map { scene.frame($0) }
      for isLaidOut in [false, true] {
        if isLaidOut {
          try scene.engine.sizeToContent(
            question.system.items(in: scene), measuring: question.system.measuring(in: scene))
        } else {
          guard frames == question.system.names.map({ scene.frame($0) }) else { return false }
        }
        let found = try Self.fittingSize(question, in: scene)
        let built = try Self.builtSize(question)
        guard let found, let built else {
          counts.refused += 1
          guard found == nil, built == nil else { return false }
          continue
        }
        counts.found += 1
        guard isClose(found.size.width, built.size.width),
          isClose(found.size.height, built.size.height),
          found.sizing.rounds == built.sizing.rounds,
          found.sizing.unsettledItems.count == built.sizing.unsettledItems.count,
          found.sizing.axisMixingConstraints.isEmpty == built.sizing.axisMixingConstraints.isEmpty
        else { return false }
      }
      return true
    }
    let tried = Campaign.extended(seeds).count
    #expect(counts.found > tried / 2 && counts.refused > tried / 20)
  }

  @Test func `a smaller required width is never less high`() throws {
    var count = 0
    try forAll(seeds: 0..<100, generate: { Question(&$0) }) { question in
      var question = question
      question.system.lines.removeAll { $0.contains("height") }  // equal heights, ratios
      guard let scene = try question.system.makeScene(question.direction) else { return true }
      question.priorities = [.required, .fittingSizeLevel]
      question.height = 0
      var last = Double.infinity
      for width in stride(from: 40.0, through: 440, by: 80) {
        question.width = width
        guard let found = try Self.fittingSize(question, in: scene) else { continue }
        // Where texts compete for width one of them may get narrower when all have more.
        guard question.system.texts.filter({ $0.name.hasPrefix("card0") }).count == 1 else {
          continue
        }
        guard found.size.height <= last + 1e-6 else { return false }
        if found.size.height < last { count += 1 }
        last = found.size.height
      }
      return true
    }
    #expect(count > Campaign.whole(50, brief: 0), "widths decide about heights")
  }
}
