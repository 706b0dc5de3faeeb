/// Writing as commands do it.
extension Console {
  /// Writes a result to standard output, and is done.
  mutating func finish(_ text: String) throws(CommandFailure) -> ExitCode {
    try write(text, to: "-")
    return .done
  }

  /// Writes a result to a file, with the folders above it where they are missing, or to standard
  /// output for `-`.
  mutating func write(_ text: String, to path: String) throws(CommandFailure) {
    do throws(SystemFailure) {
      if path == "-" {
        try writeOutput(Array(text.utf8))
      } else {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) }
        try writeFiles(
          [OutputFile(path: path, bytes: Array(text.utf8))],
          makingFolder: folder?.isEmpty == true ? nil : folder)
      }
    } catch {
      throw .system(error)
    }
  }
}
