/// How a run ended, as `sysexits.h` numbers it.
enum ExitCode: Int32, Equatable, Sendable {
  /// What was asked for is done.
  case done = 0
  /// The scene breaks a promise or cannot be satisfied.
  case unsatisfied = 1
  /// The command line is wrong.
  case usage = 64
  /// The scene file is wrong.
  case badData = 65
  /// A file cannot be read.
  case cannotRead = 66
  /// A file cannot be made.
  case cannotCreate = 73
  /// Writing failed half-way: a full disk, a closed pipe.
  case cannotWrite = 74
}
