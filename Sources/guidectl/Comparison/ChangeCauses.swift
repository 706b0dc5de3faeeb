internal import Constraints
internal import GuideBubbles
internal import GuideFormats
internal import GuideScenes

/// Finds the lines and keys that made nodes differ, in one combination of two scenes.
struct ChangeCauses: ~Copyable {
  private let old: SceneExplainer
  private let new: SceneExplainer
  private let oldObjects: SceneObjects
  private let newObjects: SceneObjects

  /// Compares two scenes that were solved for the same combination.
  init(
    _ old: consuming SceneExplainer, _ oldObjects: SceneObjects, _ new: consuming SceneExplainer,
    _ newObjects: SceneObjects
  ) {
    self.old = old
    self.new = new
    self.oldObjects = oldObjects
    self.newObjects = newObjects
  }

  /// The causes of a change, each once.
  func causes(of change: NodeChange) -> [ChangeCause] {
    var found: [ChangeCause] = []
    switch change.sort {
    case .screen: found = KeyChanges.causes(oldObjects.screen, newObjects.screen)
    case .variable:
      found = Self.differences(
        old.reasons(forVariable: change.name), new.reasons(forVariable: change.name))
    case .view:
      found = causes(ofView: change)
    case .step:
      found = causes(ofStep: change.name)
    }
    var said: Set<ChangeCause> = []
    return found.filter { said.insert($0).inserted }
  }

  private func causes(ofView change: NodeChange) -> [ChangeCause] {
    let (before, after) = (
      oldObjects.view(named: change.name), newObjects.view(named: change.name)
    )
    var found = change.fate == .changed ? KeyChanges.causes(before, after) : []
    for value in change.values {
      guard let attribute = Self.attributes[value.what] else { continue }
      found += Self.differences(
        old.reasons(for: attribute, of: change.name), new.reasons(for: attribute, of: change.name))
    }
    let names = [before, after].map { $0?.member("style")?.text }
    return found + styleCauses(names[0], names[1])
  }

  private static let attributes: [String: LayoutAttribute] = [
    "x": .left, "y": .top, "width": .width, "height": .height,
  ]

  private func causes(ofStep id: String) -> [ChangeCause] {
    let (before, after) = (oldObjects.step(named: id), newObjects.step(named: id))
    var found = KeyChanges.causes(before, after)
    let usual = [oldObjects.guide, newObjects.guide].map { $0?.member("style")?.text }
    found += styleCauses(
      before?.member("style")?.text ?? usual[0], after?.member("style")?.text ?? usual[1])
    found += KeyChanges.causes(oldObjects.guide, newObjects.guide, of: "the guide")
    guard let one = old.solution.steps.first(where: { $0.id == id }),
      let other = new.solution.steps.first(where: { $0.id == id })
    else { return found }
    for (target, moved) in zip(one.targets, other.targets) where target.frame != moved.frame {
      let name = moved.id.map { "'\($0)'" } ?? "a rectangle"
      found.append(
        ChangeCause(
          old: part("the target \(name) is at \(Self.text(target.frame))"),
          new: part("the target \(name) is at \(Self.text(moved.frame))")))
    }
    return found + sideCauses(one.bubble, other.bubble)
  }

  /// What the old side would break now.
  private func sideCauses(_ old: BubblePlacement, _ new: BubblePlacement) -> [ChangeCause] {
    guard old.side != new.side,
      let candidate = new.candidates.first(where: { $0.side == old.side })
    else { return [] }
    let words = candidate.breaches.filter { $0.demand != .sideOrder }.map(\.words)
    guard !words.isEmpty else { return [] }
    return [ChangeCause(new: part("'\(old.side.rawValue)' " + words.joined(separator: ", ")))]
  }

  private func styleCauses(_ old: String?, _ new: String?) -> [ChangeCause] {
    guard let old, let new else { return [] }
    return KeyChanges.causes(
      oldObjects.style(named: old), newObjects.style(named: new), of: "the style '\(new)'")
  }

  private func part(_ text: String) -> ChangeCause.Part { ChangeCause.Part(text: text) }

  private static func text(_ frame: LayoutRect) -> String {
    JSONWriter.text(.rect(frame), layout: .oneLine)
  }

  /// What holds a value in one scene and not in the other; what speaks of the same in both is one
  /// difference.
  static func differences(_ old: [ValueReason], _ new: [ValueReason]) -> [ChangeCause] {
    var gone = old.filter { reason in !new.contains { $0.saysTheSame(as: reason) } }
    var found: [ChangeCause] = []
    for reason in new where !old.contains(where: { $0.saysTheSame(as: reason) }) {
      let match = gone.firstIndex { $0.topic == reason.topic }
      let before = match.map { gone.remove(at: $0) }
      found.append(ChangeCause(old: before.map(\.part), new: reason.part))
    }
    return gone.map { ChangeCause(old: $0.part) } + found
  }
}

extension ValueReason {
  fileprivate var part: ChangeCause.Part { ChangeCause.Part(text: text, range: range) }

  fileprivate func saysTheSame(as other: ValueReason) -> Bool {
    kind == other.kind && text == other.text && priority == other.priority
  }

  /// What it speaks of: what stands before the relation or the number.
  fileprivate var topic: String {
    let words = text.split(separator: " ")
    let end = words.firstIndex { ["==", "<=", ">=", "is", "begins"].contains($0) }
    return kind.rawValue + " " + words[..<(end ?? words.endIndex)].joined(separator: " ")
  }
}
