#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The terminal while the program has it for itself, and the way back from it.
///
/// The way back is also taken by handlers of signals, which may touch next to nothing: so all that it
/// takes stands in plain memory from before the terminal is taken over.
enum TakenTerminal {
  /// Whether the terminal is taken, though perhaps given back for as long as the program is stopped.
  nonisolated(unsafe) private static var isTaken = false
  /// Whether it is as the program wants it.
  nonisolated(unsafe) private static var isSwitched = false
  nonisolated(unsafe) private static var former = termios()
  nonisolated(unsafe) private static var own = termios()
  nonisolated(unsafe) private static var entering: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var leaving: UnsafeMutablePointer<CChar>?
  /// A pipe by which handlers wake up whoever waits: its ends to read and to write.
  nonisolated(unsafe) private static var wakeUp: (Int32, Int32) = (-1, -1)

  /// What signals did before the terminal was taken over, by their numbers.
  nonisolated(unsafe) private static let formerActions = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 65)

  /// The signals that a fault of the program itself raises.
  private static let faults = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]
  /// The signals of a terminal's size, and of stopping and going on.
  private static let changes = [SIGTSTP, SIGCONT, SIGWINCH]

  /// Takes the terminal over.
  ///
  /// - Returns: The number of the error that the system refuses it with; 0 when it is taken.
  static func enter(entering: String, leaving: String) -> Int32 {
    guard !isTaken else { return 0 }
    guard tcgetattr(STDIN_FILENO, &former) == 0 else { return errno }
    own = former
    // Signals of keys stay: their handlers give the terminal back.
    own.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    own.c_iflag &= ~tcflag_t(IXON | ICRNL)
    // A read never waits: after a stop it would wait for a key before anything is drawn again.
    withUnsafeMutableBytes(of: &own.c_cc) { characters in
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
    }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return errno }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    wakeUp = (ends[0], ends[1])
    self.entering = strdup(entering)
    self.leaving = strdup(leaving)
    Interrupts.watch()
    isTaken = true
    for number in faults + changes { sigaction(number, nil, formerActions + Int(number)) }
    for number in faults { _ = signal(number, endByFault) }
    _ = signal(SIGTSTP, stop)
    _ = signal(SIGCONT, goOn)
    _ = signal(SIGWINCH, wake)
    takeOver()
    return 0
  }

  /// Gives the terminal back.
  static func leave() {
    guard isTaken else { return }
    let wasBlocked = Interrupts.block()
    defer { Interrupts.unblock(unless: wasBlocked) }
    giveBack()
    isTaken = false
    for number in faults + changes { sigaction(number, formerActions + Int(number), nil) }
    _ = close(wakeUp.0)
    _ = close(wakeUp.1)
    free(entering)
    free(leaving)
    (entering, leaving, wakeUp) = (nil, nil, (-1, -1))
  }

  /// What happens next; see `TerminalConsole`.
  static func nextReport(patience: Int?) -> TerminalReport {
    while true {
      var requests = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakeUp.0, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&requests, 2, Int32(clamping: patience ?? -1))
      if count == 0 { return .silence }
      if count < 0 {
        guard errno == EINTR else { return .ended }
        continue
      }
      if requests[1].revents != 0 {
        var bytes = [UInt8](repeating: 0, count: 64)
        _ = read(wakeUp.0, &bytes, bytes.count)
        // In the background there is nothing to draw on.
        if isSwitched { return .changed }
        continue
      }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let length = read(STDIN_FILENO, &bytes, bytes.count)
      if length < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      if length > 0 { return .bytes(Array(bytes.prefix(length))) }
      if length < 0 || requests[0].revents & ~Int16(POLLIN) != 0 { return .ended }
    }
  }

  /// Makes the terminal as it was; also for handlers of signals.
  static func giveBack() {
    guard isSwitched else { return }
    isSwitched = false
    if let leaving { _ = write(STDOUT_FILENO, leaving, strlen(leaving)) }
    // In the background the terminal is somebody else's by now.
    guard isInForeground else { return }
    // What was typed and not read yet, a mouse report say, is not for whoever comes next.
    _ = tcsetattr(STDIN_FILENO, TCSAFLUSH, &former)
  }

  /// Takes the terminal over, unless the program runs in the background: then the first read stops
  /// it, and it comes here again with the foreground.
  private static func takeOver() {
    guard isInForeground else { return }
    isSwitched = true
    _ = tcsetattr(STDIN_FILENO, TCSAFLUSH, &own)
    if let entering { _ = write(STDOUT_FILENO, entering, strlen(entering)) }
  }

  private static var isInForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

  private static func wakeWaiting() {
    let failure = errno
    var byte: UInt8 = 0
    _ = write(wakeUp.1, &byte, 1)
    errno = failure
  }

  private static let wake: @convention(c) (Int32) -> Void = { _ in TakenTerminal.wakeWaiting() }

  /// Gives the terminal back and stops as the signal would have done without us.
  private static let stop: @convention(c) (Int32) -> Void = { number in
    let failure = errno
    TakenTerminal.giveBack()
    _ = signal(number, SIG_DFL)
    var own = sigset_t()
    sigemptyset(&own)
    sigaddset(&own, number)
    _ = raise(number)
    // The signal waits while its handler runs: here the program stops, and goes on when told to.
    pthread_sigmask(SIG_UNBLOCK, &own, nil)
    _ = signal(number, TakenTerminal.stop)
    // Where nobody could tell it to go on, it did not stop.
    TakenTerminal.takeOver()
    TakenTerminal.wakeWaiting()
    errno = failure
  }

  /// Takes the terminal over again.
  private static let goOn: @convention(c) (Int32) -> Void = { _ in
    let failure = errno
    TakenTerminal.takeOver()
    TakenTerminal.wakeWaiting()
    errno = failure
  }

  /// Gives the terminal back and lets the fault take its course.
  private static let endByFault: @convention(c) (Int32) -> Void = { number in
    TakenTerminal.giveBack()
    sigaction(number, TakenTerminal.formerActions + Int(number), nil)
    _ = raise(number)
  }
}
