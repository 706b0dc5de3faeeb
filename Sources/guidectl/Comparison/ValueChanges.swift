internal import GuideBubbles
internal import GuideFormats
internal import GuideScenes
internal import GuideText
internal import LayoutGeometry

/// The values of a node that differ, in the order in which they are compared.
struct ValueChanges {
  /// The values that differ.
  private(set) var all: [ValueChange] = []

  /// Whether the node moved, and nothing else about it differs.
  var isShift: Bool { all.allSatisfy { $0.what == "x" || $0.what == "y" } }

  /// Compares nothing yet.
  init() {}

  /// Compares two views.
  init(_ old: SolvedView, _ new: SolvedView) {
    compare("kind", old.kind.rawValue, new.kind.rawValue)
    compare(old.frame, new.frame)
    compare("hidden", old.isHidden ? "true" : nil, new.isHidden ? "true" : nil)
    compare("lines", old.text?.lines.map(\.text) ?? [], new.text?.lines.map(\.text) ?? [])
    compare("rows", old.list.map { Double($0.rowCount) }, new.list.map { Double($0.rowCount) })
  }

  /// Compares the bubbles of two steps, their targets and cut-outs.
  init(_ old: SolvedStep, _ new: SolvedStep) {
    compare("targets", old.targets.map(\.frame), new.targets.map(\.frame))
    compare("cutouts", old.cutouts.map(\.frame), new.cutouts.map(\.frame))
    compare("side", old.bubble.side.rawValue, new.bubble.side.rawValue)
    compare(old.bubble.frame, new.bubble.frame)
    let (tip, otherTip) = (old.bubble.arrow?.tip, new.bubble.arrow?.tip)
    compare("tip.x", tip?.x, otherTip?.x)
    compare("tip.y", tip?.y, otherTip?.y)
    compare("title", old.bubble.title.lines.map(\.text), new.bubble.title.lines.map(\.text))
    compare("text", old.bubble.text.lines.map(\.text), new.bubble.text.lines.map(\.text))
    compare("buttons", old.bubble.buttons.map(\.button.text), new.bubble.buttons.map(\.button.text))
    for (one, other) in zip(old.bubble.promises, new.bubble.promises) {
      compare(one.promise.rawValue, one.shortfall, other.shortfall)
    }
    compare("covers", old.coveredControls, new.coveredControls)
  }

  /// Compares two numbers: what a thousandth of a point cannot tell apart is the same.
  mutating func compare(_ what: String, _ old: Double?, _ new: Double?) {
    guard old.map({ NumberText.text($0) }) != new.map({ NumberText.text($0) }) else { return }
    all.append(
      ValueChange(what: what, old: old.map { .number($0) }, new: new.map { .number($0) }))
  }

  /// Compares two words.
  mutating func compare(_ what: String, _ old: String?, _ new: String?) {
    guard old != new else { return }
    all.append(
      ValueChange(what: what, old: old.map { .string($0) }, new: new.map { .string($0) }))
  }

  private mutating func compare(_ what: String, _ old: [String], _ new: [String]) {
    guard old != new else { return }
    all.append(
      ValueChange(
        what: what, old: .array(old.map { .string($0) }), new: .array(new.map { .string($0) })))
  }

  private mutating func compare(_ old: LayoutRect, _ new: LayoutRect) {
    compare("x", old.x, new.x)
    compare("y", old.y, new.y)
    compare("width", old.width, new.width)
    compare("height", old.height, new.height)
  }

  private mutating func compare(_ what: String, _ old: [LayoutRect], _ new: [LayoutRect]) {
    func texts(_ frames: [LayoutRect]) -> [JSONValue] { frames.map { .rect($0) } }
    guard texts(old) != texts(new) else { return }
    all.append(ValueChange(what: what, old: .array(texts(old)), new: .array(texts(new))))
  }
}
