/// Plays a session at a terminal.
enum Player {
  /// What switches a terminal over: another screen, no cursor, reports of the mouse in numbers, and
  /// characters left where they are put, however a terminal orders Arabic (ECMA-48, BDSM).
  private static let entering =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[8l\u{1B}[2J"
  /// What switches it back, in the opposite order.
  private static let leaving =
    "\u{1B}[0m\u{1B}[8h\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l"
  /// How long the rest of a sequence may take to come, in milliseconds; then an escape is the key.
  private static let patience = 60

  /// Plays until the person leaves or the terminal is gone.
  ///
  /// - Throws: What the system refuses; the terminal is given back all the same.
  static func play(
    _ session: inout PlaySession, on console: inout some Console
  ) throws(SystemFailure) {
    try console.enterTerminal(entering: entering, leaving: leaving)
    defer { console.leaveTerminal() }
    var input = TerminalInput()
    try draw(&session, on: &console)
    while !session.isOver {
      let report = console.nextTerminalReport(
        patience: input.isWithinSequence ? patience : nil)
      switch report {
      case .bytes(let bytes): take(input.take(bytes), &session)
      case .silence: take(input.endSequence(), &session)
      case .changed:
        if let size = console.terminalSize { session.resize(to: size) }
      case .ended: return
      }
      if !session.isOver { try draw(&session, on: &console) }
    }
  }

  private static func take(_ events: [TerminalEvent], _ session: inout PlaySession) {
    for event in events where !session.isOver { session.take(event) }
  }

  /// Draws everything anew in one go, which terminals that know how show at once.
  private static func draw(
    _ session: inout PlaySession, on console: inout some Console
  ) throws(SystemFailure) {
    let text = session.draw().text(in: session.colors)
    try console.writeOutput(Array("\u{1B}[?2026h\(text)\u{1B}[?2026l".utf8))
  }
}
