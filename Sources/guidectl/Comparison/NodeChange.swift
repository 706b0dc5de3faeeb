internal import GuideFormats

/// A view, a variable, a step or the screen that differs between two scenes.
struct NodeChange {
  /// What sort of node it is.
  enum Sort: String {
    case screen, view, variable, step
  }

  /// How the node itself came or went.
  enum Fate: String {
    case changed, added, removed
  }

  /// What sort of node it is.
  let sort: Sort
  /// What it is called; empty for the screen.
  let name: String
  /// Whether it is in both scenes.
  let fate: Fate
  /// What differs, in a fixed order.
  var values: [ValueChange] = []
  /// The views in it that moved just as far and differ in nothing else.
  var alongside: [String] = []
  /// The lines and keys that made the difference.
  var causes: [ChangeCause] = []

  /// How much it differs, in points; what came or went, or changed its side, differs most.
  var magnitude: Double {
    fate == .changed ? values.map(\.magnitude).max() ?? 0 : .infinity
  }
}

/// A value of a node that differs.
struct ValueChange {
  /// What it is, such as `x` or `side`.
  let what: String
  /// The value in the first scene; nothing where there is none.
  let old: JSONValue?
  /// The value in the second scene; nothing where there is none.
  let new: JSONValue?

  /// How far the value moved; nothing for what is no number.
  var distance: Double? {
    guard case .number(let old)? = old?.content, case .number(let new)? = new?.content else {
      return nil
    }
    return new - old
  }

  /// How much it differs, in points; what is no number differs most.
  var magnitude: Double { distance?.magnitude ?? .infinity }
}

/// A line or a key that made a difference.
struct ChangeCause: Hashable {
  /// What the first scene says; nothing where it says nothing.
  var old: Part?
  /// What the second scene says.
  var new: Part?

  /// What one scene says.
  struct Part: Hashable {
    /// The words.
    var text: String
    /// Where they stand; nothing when they stand in no file.
    var range: SourceRange?
  }
}
