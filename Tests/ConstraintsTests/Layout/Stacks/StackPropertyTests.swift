import Constraints
import TestSupport
import Testing

@Suite struct StackPropertyTests {
  /// What a stack should be, without its history.
  private struct Model {
    var arrangement = StackArrangement(axis: .horizontal)
    var order: [Int] = []
    var hidden: Set<Int> = []
    var spacing: [Int: Double] = [:]

    static let count = 7

    /// A stack with nothing in it beside items of known sizes.
    static func scene(_ direction: UserInterfaceLayoutDirection) throws -> StackScene {
      var sizes: [(Double?, Double?)] = []
      for index in 0..<count { sizes.append((Double(20 + 7 * index), Double(50 - 5 * index))) }
      return try StackScene(sizes, direction: direction)
    }

    func fresh(_ direction: UserInterfaceLayoutDirection) throws -> StackScene {
      var scene = try Self.scene(direction)
      let items = scene.items
      try scene.engine.arrange(order.map { items[$0] }, in: scene.stack, arrangement)
      for index in hidden.sorted() {
        try scene.engine.setHidden(true, ofArrangedItem: items[index])
      }
      for (index, spacing) in spacing.sorted(by: { $0.key < $1.key }) {
        try scene.engine.setCustomSpacing(spacing, afterArrangedItem: items[index])
      }
      return scene
    }
  }

  private struct Script: CustomStringConvertible {
    var seed: UInt64
    var length: Int
    var description: String { "\(length) changes from seed \(seed)" }
  }

  @Test func `a stack that was changed is one that was made so`() throws {
    try forAll(
      seeds: 0..<20, generate: { Script(seed: $0.next(), length: 25) },
      shrink: { script in
        (1..<max(1, script.length)).map { Script(seed: script.seed, length: $0) }
      },
      holds: { script in
        var random = SplitMix64(seed: script.seed)
        let direction: UserInterfaceLayoutDirection =
          Bool.random(using: &random) ? .leftToRight : .rightToLeft
        var model = Model()
        var scene = try Model.scene(direction)
        try scene.engine.arrange([], in: scene.stack, model.arrangement)
        for _ in 0..<script.length {
          try Self.step(&scene, &model, &random)
          let fresh = try model.fresh(direction)
          guard agree(scene.numbers, fresh.numbers),
            scene.engine.activeConstraints.count == fresh.engine.activeConstraints.count
          else { return false }
        }
        return true
      })
  }

  private static func step(
    _ scene: inout StackScene, _ model: inout Model, _ random: inout SplitMix64
  ) throws {
    let index = Int.random(in: 0..<Model.count, using: &random)
    let item = scene.items[index]
    guard let place = model.order.firstIndex(of: index) else {
      let place = Int.random(in: 0...model.order.count, using: &random)
      model.order.insert(index, at: place)
      return try scene.engine.insertArrangedItem(item, at: place, in: scene.stack)
    }
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      model.order.remove(at: place)
      model.hidden.remove(index)
      model.spacing[index] = nil
      try scene.engine.removeArrangedItem(item)
    case 1:
      let isHidden = model.hidden.remove(index) == nil
      if isHidden { model.hidden.insert(index) }
      try scene.engine.setHidden(isHidden, ofArrangedItem: item)
    case 2:
      let spacing =
        Bool.random(using: &random) ? nil : Double(Int.random(in: 0...9, using: &random))
      model.spacing[index] = spacing
      try scene.engine.setCustomSpacing(spacing, afterArrangedItem: item)
    default:
      model.arrangement = arrangement(&random)
      try scene.engine.setArrangement(model.arrangement, of: scene.stack)
    }
  }

  private static func arrangement(_ random: inout SplitMix64) -> StackArrangement {
    let margin = Double(Int.random(in: 0...8, using: &random))
    return StackArrangement(
      axis: LayoutAxis.allCases.randomElement(using: &random) ?? .horizontal,
      distribution: StackDistribution.allCases.randomElement(using: &random) ?? .fill,
      alignment: StackAlignment.allCases.randomElement(using: &random) ?? .fill,
      spacing: Double(Int.random(in: 0...12, using: &random)),
      margins: LayoutInsets(top: margin, left: 2 * margin, bottom: 1, right: margin))
  }
}
