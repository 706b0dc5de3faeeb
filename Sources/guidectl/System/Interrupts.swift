#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What happens when somebody ends the program while files are half written: they are removed.
///
/// A handler of signals may touch next to nothing: not the heap, no lock. So the paths stand in a
/// list of plain memory, and signals wait while it is changed. Whoever opens files while other
/// threads run must do so before these begin.
enum Interrupts {
  private struct Entry {
    var path: UnsafeMutablePointer<CChar>
    var next: UnsafeMutablePointer<Entry>?
  }

  /// The files to remove, the last one first.
  nonisolated(unsafe) private static var first: UnsafeMutablePointer<Entry>?
  nonisolated(unsafe) private static var isWatching = false

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Makes a file by a call that gives a descriptor, and sees to it that an interrupt removes it.
  static func removing(_ path: String, make: () -> Int32) -> Int32 {
    let wasBlocked = block()
    defer { unblock(unless: wasBlocked) }
    let descriptor = make()
    let failure = errno
    defer { errno = failure }
    guard descriptor >= 0, let copy = strdup(path) else { return descriptor }
    watch()
    let entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
    entry.initialize(to: Entry(path: copy, next: first))
    first = entry
    return descriptor
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

  /// Has each signal remove the files and then do what it would have done; one that is ignored, as
  /// of a program in the background, stays so.
  private static func watch() {
    guard !isWatching else { return }
    isWatching = true
    for number in signals {
      let former = signal(number, SIG_DFL)
      let isIgnored = unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      _ = signal(number, isIgnored ? SIG_IGN : removeAll)
    }
  }

  private static let removeAll: @convention(c) (Int32) -> Void = { number in
    var entry = Interrupts.first
    while let present = entry {
      _ = unlink(present.pointee.path)
      entry = present.pointee.next
    }
    _ = signal(number, SIG_DFL)
    _ = raise(number)
  }
}
