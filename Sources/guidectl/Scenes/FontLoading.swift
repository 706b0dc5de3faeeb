internal import GuideText

/// Reads the files that `--font` names.
enum FontLoading {
  /// The fonts in the order given.
  ///
  /// A number after a path's last `#` chooses a font of a collection, from 0.
  static func chain(
    _ paths: [String], console: inout some Console
  ) throws(CommandFailure) -> FontChain {
    var files: [FontFile] = []
    for path in paths {
      let (name, index) = parts(of: path)
      let bytes = try content(of: name, console: &console)
      do throws(FontError) {
        files.append(try FontFile(bytes, index: index))
      } catch {
        throw .font(path, error)
      }
    }
    return FontChain(files)
  }

  private static func content(
    of path: String, console: inout some Console
  ) throws(CommandFailure) -> [UInt8] {
    do throws(SystemFailure) {
      return try console.readFile(path)
    } catch {
      throw .system(error)
    }
  }

  /// A path without its number, and the number.
  private static func parts(of path: String) -> (String, Int) {
    guard let mark = path.lastIndex(of: "#"), let index = Int(path[path.index(after: mark)...]),
      index >= 0
    else { return (path, 0) }
    return (String(path[..<mark]), index)
  }
}
