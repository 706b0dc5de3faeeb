#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The command line's entry point.
@main
struct Guidectl {
  /// What `--version` prints.
  static let version = "0.1.0"

  static func main() {
    Interrupts.watch()
    var console = SystemConsole()
    let status = runGuidectl(bytes: ProcessArguments.all, console: &console)
    exit(status.rawValue)
  }
}
