internal import GuideScenes

/// The keys of scenes as `guidectl help keys` tells them.
enum KeyHelp {
  /// What has keys.
  static var overview: String {
    let rows = KeyTable.all.map { [$0.word, keyNames(of: $0)] }
    return "The keys of a scene, by what they stand in:\n\n"
      + TextTable.text(
        rows.flatMap { row in
          WrappedText.lines(of: row[1], width: width).enumerated().map { index, line in
            [index == 0 ? row[0] : "", line]
          }
        }, indentation: "  ") + "\n'guidectl help keys NAME' says more about one of these.\n"
  }

  /// The keys of one kind of object, each with its values, what stands in for it and its meaning.
  static func text(of table: KeyTable) -> String {
    var rows: [[String]] = []
    for entry in table.keys {
      let usual = entry.usual == "required" ? "required" : "by default: \(entry.usual)"
      let paragraphs = [entry.values, usual, entry.meaning]
      let lines = paragraphs.flatMap { WrappedText.lines(of: plain($0), width: width) }
      for (index, line) in lines.enumerated() { rows.append([index == 0 ? entry.key : "", line]) }
    }
    return table.heading + "\n\n" + TextTable.text(rows, indentation: "  ")
  }

  /// How wide the second column is.
  private static let width = 72

  private static func keyNames(of table: KeyTable) -> String {
    table.keys.map(\.key).joined(separator: ", ")
  }

  /// Markdown as plain text: without the marks of code.
  private static func plain(_ text: String) -> String { text.filter { $0 != "`" } }
}

extension KeyTable {
  /// Its name as one word of a command line.
  var word: String { name.split(separator: " ").joined(separator: "-") }
}
