package import Constraints

/// Why an attribute of a view, or a variable, has its value.
package struct ValueExplanation: Hashable, Sendable {
  /// What is explained, such as `save.width`.
  package var name: String
  /// Its value, absolute, in points, not rounded.
  package var value: Double
  /// What holds it, each beside what it leans on: the value follows every one of these.
  package var holds: [ValueReason]
  /// What would like it to be otherwise and gave way.
  package var gaveWay: [SolvedViolation]
  /// The other values that it could have just as well; nothing where there are none.
  package var open: LayoutOpenRange?
  /// A line that the scene could add to leave it no other value; nothing where it has none, or where
  /// no line can name it.
  package var settlingLine: String?

  /// Makes an explanation from its parts.
  package init(
    name: String, value: Double, holds: [ValueReason] = [], gaveWay: [SolvedViolation] = [],
    open: LayoutOpenRange? = nil, settlingLine: String? = nil
  ) {
    self.name = name
    self.value = value
    self.holds = holds
    self.gaveWay = gaveWay
    self.open = open
    self.settlingLine = settlingLine
  }
}

/// Something that holds a value.
package struct ValueReason: Hashable, Sendable {
  /// What sort of thing it is.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A line of the scene, or a part of one.
    case constraint
    /// An edge of a view's `pin`.
    case pin
    /// What a stack asks of the views in it.
    case stack
    /// The size of a view's content.
    case content
    /// That sizes are never negative.
    case size
    /// The list that a row is in.
    case list
    /// A number that nothing moves: of the screen, or of a view's `frame`.
    case given
    /// Nothing: what is left open stays at 0.
    case nothing
  }

  /// What sort of thing it is.
  package var kind: Kind
  /// What it says, in the scene's words.
  package var text: String
  /// How much it matters; nothing for what is no wish.
  package var priority: LayoutPriority?
  /// How many points the value moves when this moves by one; nothing for numbers that nothing moves.
  package var effect: Double?
  /// The width through which it works, for the height of a text that is broken into lines for that.
  package var through: String?
  /// Where it stands; nothing when it stands in no file.
  package var range: SourceRange?

  /// Makes a reason from its parts.
  package init(
    _ kind: Kind, _ text: String, priority: LayoutPriority? = nil, effect: Double? = nil,
    through: String? = nil, range: SourceRange? = nil
  ) {
    self.kind = kind
    self.text = text
    self.priority = priority
    self.effect = effect
    self.through = through
    self.range = range
  }
}
