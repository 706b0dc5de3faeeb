import Foundation

/// A Markdown file of this package, taken apart as far as tests need it.
public struct MarkdownFile: CustomStringConvertible, Sendable {
  /// A fenced block of code.
  public struct Block: CustomStringConvertible, Sendable {
    /// The word behind the fence, for example `swift`.
    public var language: String
    /// What the comment on the line above the fence says; nothing without one.
    public var comment: String?
    /// The lines between the fences, each with its line feed.
    public var text: String
    /// The file, and the line of the fence.
    public var description: String
  }

  /// The path in the package.
  public let path: String
  /// The whole text.
  public let text: String

  /// Reads a file.
  ///
  /// - Parameter path: Its path in the package.
  /// - Throws: What Foundation says about a file that cannot be read.
  public init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: Corpora.packageRoot.appendingPathComponent(path), encoding: .utf8)
  }

  /// The path.
  public var description: String { path }

  /// All fenced blocks, in order.
  public var blocks: [Block] {
    var blocks: [Block] = []
    var open: Block?
    var lineBefore = Substring()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else {
          open = Block(
            language: String(line.dropFirst(3)), comment: Self.comment(lineBefore), text: "",
            description: "\(path):\(index + 1)")
        }
      } else {
        open?.text += line + "\n"
      }
      lineBefore = line
    }
    return blocks
  }

  private static func comment(_ line: Substring) -> String? {
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
    return String(line.dropFirst(5).dropLast(4))
  }

  /// What looks like a path in the package: words of prose and code that begin like one, and links.
  public var paths: [String] {
    let words = text.split { " \n`()[]<>\"',;=|".contains($0) }.map { word in
      // A path may be followed by a line and a column.
      word.prefix { $0 != ":" }.trimmingCharacters(in: CharacterSet(charactersIn: "."))
    }
    let roots = ["Sources/", "Tests/", "Examples/", "Scripts/", "Documentation", "ci/run"]
    let names = ["README", "CHANGELOG", "CONTRIBUTING", "LICENSE", "Package"]
    let paths = words.filter { word in
      roots.contains { word.hasPrefix($0) }
        || names.contains { word.hasPrefix($0 + ".") || word == $0 && word == "LICENSE" }
    }
    return paths.map { $0 == "ci/run" ? ".ci/run" : $0 }
  }
}
