#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension SystemConsole {
  var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  var terminalSize: TerminalSize? {
    var size = winsize()
    #if canImport(Darwin)
      let request: UInt = 0x4008_7468  // TIOCGWINSZ, which is not imported there
    #else
      let request = UInt(TIOCGWINSZ)
    #endif
    guard ioctl(STDOUT_FILENO, request, &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  mutating func enterTerminal(entering: String, leaving: String) throws(SystemFailure) {
    let failure = TakenTerminal.enter(entering: entering, leaving: leaving)
    if failure != 0 {
      throw .cannotWrite("the terminal", reason: FileDescriptor.reason(failure))
    }
  }

  mutating func leaveTerminal() { TakenTerminal.leave() }

  mutating func nextTerminalReport(patience: Int?) -> TerminalReport {
    TakenTerminal.nextReport(patience: patience)
  }
}
