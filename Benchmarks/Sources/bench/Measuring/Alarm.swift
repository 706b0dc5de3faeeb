import Foundation

/// Ends this process when a single call takes too long to be capped from outside of it.
enum Alarm {
  /// Ends the process by SIGALRM some seconds from now, and a few more for what is in between.
  static func set(after seconds: Double) { _ = alarm(UInt32(seconds) + 5) }

  /// Lets the process go on.
  static func cancel() { _ = alarm(0) }

  /// Whether a process that ended was ended so.
  static func ended(_ process: Process) -> Bool {
    process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGALRM
  }
}
