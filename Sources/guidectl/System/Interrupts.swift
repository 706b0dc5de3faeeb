#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What happens when somebody ends the program while files are half written: they are removed, and
/// folders that were made for them go again; and a terminal that the program has for itself is given
/// back.
///
/// A handler of signals may touch next to nothing: not the heap, no lock. So the paths stand in a
/// list of plain memory, and signals wait while it is changed. Whoever opens files while other
/// threads run must do so before these begin.
enum Interrupts {
  private struct Entry {
    var path: UnsafeMutablePointer<CChar>
    var isFolder: Bool
    var next: UnsafeMutablePointer<Entry>?
  }

  /// The files and folders to remove, the last one first: what is in a folder before the folder.
  nonisolated(unsafe) private static var first: UnsafeMutablePointer<Entry>?
  nonisolated(unsafe) private static var isWatching = false

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Makes a file by a call that gives a descriptor, and sees to it that an interrupt removes it.
  static func removing(_ path: String, make: () -> Int32) -> Int32 {
    removing(path, isFolder: false, make: make)
  }

  /// Makes a folder by a call that gives 0, and sees to it that an interrupt removes it unless
  /// something is in it.
  static func removingFolder(_ path: String, make: () -> Int32) -> Int32 {
    removing(path, isFolder: true, make: make)
  }

  private static func removing(_ path: String, isFolder: Bool, make: () -> Int32) -> Int32 {
    let wasBlocked = block()
    defer { unblock(unless: wasBlocked) }
    let result = make()
    let failure = errno
    defer { errno = failure }
    guard result >= 0, let copy = strdup(path) else { return result }
    watch()
    let entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
    entry.initialize(to: Entry(path: copy, isFolder: isFolder, next: first))
    first = entry
    return result
  }

  /// Lets signals wait.
  ///
  /// - Returns: Whether they did already.
  static func block() -> Bool {
    var (wanted, former) = (sigset_t(), sigset_t())
    sigemptyset(&wanted)
    for signal in signals { sigaddset(&wanted, signal) }
    pthread_sigmask(SIG_BLOCK, &wanted, &former)
    return sigismember(&former, SIGINT) == 1
  }

  /// Lets signals come again.
  static func unblock(unless wasBlocked: Bool) {
    guard !wasBlocked else { return }
    var wanted = sigset_t()
    sigemptyset(&wanted)
    for signal in signals { sigaddset(&wanted, signal) }
    pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
  }

  /// Has each signal tidy up and then do what it does by itself; one that is ignored, as of a program
  /// in the background, stays so.
  ///
  /// SIGQUIT is among them also where there is nothing to tidy up: the runtime takes it for a crash,
  /// of which it reports and after which it goes on.
  static func watch() {
    guard !isWatching else { return }
    isWatching = true
    for number in signals {
      let former = signal(number, SIG_DFL)
      let isIgnored = unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      _ = signal(number, isIgnored ? SIG_IGN : tidyUp)
    }
  }

  private static let tidyUp: @convention(c) (Int32) -> Void = { number in
    TakenTerminal.giveBack()
    var entry = Interrupts.first
    while let present = entry {
      _ = present.pointee.isFolder ? rmdir(present.pointee.path) : unlink(present.pointee.path)
      entry = present.pointee.next
    }
    Interrupts.letThrough(number)
  }

  /// Ends a handler: the signal does what it does by itself.
  private static func letThrough(_ number: Int32) {
    _ = signal(number, SIG_DFL)
    _ = raise(number)
  }
}
