/// A terminal that a program has for itself for a while, and what there is to wait for.
protocol TerminalConsole {
  /// Whether a person types what is read from standard input.
  var isInputTerminal: Bool { get }

  /// Whether standard output is shown to a person.
  var isOutputTerminal: Bool { get }

  /// How many cells the terminal has; `nil` when it does not say.
  var terminalSize: TerminalSize? { get }

  /// Takes the terminal over: what is typed is neither shown nor held back until the line ends.
  ///
  /// Whatever ends or stops the program writes `leaving` first and makes everything as it was, also
  /// a signal; when it goes on after a stop, `entering` is written again.
  ///
  /// - Parameters:
  ///   - entering: What switches the terminal over.
  ///   - leaving: What switches it back.
  /// - Throws: What the system refuses.
  mutating func enterTerminal(entering: String, leaving: String) throws(SystemFailure)

  /// Gives the terminal back; nothing when it was not taken over.
  mutating func leaveTerminal()

  /// What happens next at the terminal.
  ///
  /// - Parameter patience: How long to wait for it, in milliseconds; `nil` for ever.
  /// - Returns: The first thing that happens.
  mutating func nextTerminalReport(patience: Int?) -> TerminalReport
}

/// A number of cells.
struct TerminalSize: Hashable, Sendable {
  /// How many cells a row has.
  var columns: Int
  /// How many rows there are.
  var rows: Int
}

/// What there is to hear of a terminal.
enum TerminalReport: Hashable, Sendable {
  /// Something was typed, or the mouse was used.
  case bytes([UInt8])
  /// The size is another one, or the program goes on after a stop: everything is to be drawn anew.
  case changed
  /// Nothing happened for as long as was waited.
  case silence
  /// The terminal is gone.
  case ended
}
