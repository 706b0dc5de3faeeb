/// Something that a person did at a terminal.
enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(TerminalKey)
  /// A mouse button went down or up, or the wheel turned.
  case mouse(MouseReport)
}

/// A key, as far as a terminal tells.
enum TerminalKey: Hashable, Sendable {
  /// A key that writes a character.
  case character(Unicode.Scalar)
  /// Return, or Enter.
  case enter
  /// Escape.
  case escape
  /// An arrow.
  case arrowLeft, arrowRight, arrowUp, arrowDown
  /// Home, or Pos1.
  case home
  /// End.
  case end
  /// Any other key.
  case other
}

/// What a terminal tells of a mouse.
struct MouseReport: Hashable, Sendable {
  /// Which button it is, and which keys are held with it, as the terminal numbers them.
  var button: Int
  /// The cell's column, from 0.
  var column: Int
  /// The cell's row, from 0.
  var row: Int
  /// Whether the button went down.
  var isPress: Bool

  /// Whether it is the main button, alone: no other button, no wheel, no key held with it.
  var isMainButton: Bool { button == 0 }
}
