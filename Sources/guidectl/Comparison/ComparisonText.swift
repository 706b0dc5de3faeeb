internal import GuideFormats

/// What differs between two scenes, for people: a line a node, with its causes below.
struct ComparisonText {
  private let comparison: SceneComparison
  private let old: SceneSource
  private let new: SceneSource

  /// Writes what differs between the scenes of two files.
  init(_ comparison: SceneComparison, _ old: SceneSource, _ new: SceneSource) {
    self.comparison = comparison
    self.old = old
    self.new = new
  }

  /// The text; what was only in the first scene has `-` before it, what is only in the second `+`.
  var text: String {
    let count = comparison.combinations.count
    guard !comparison.entries.isEmpty else {
      return count == 1 ? "nothing differs\n" : "nothing differs in \(count) combinations\n"
    }
    return comparison.entries.map { self.text(of: $0) }.joined(separator: "\n")
  }

  private func text(of entry: SceneComparison.Entry) -> String {
    let change = entry.change
    let name = change.name.isEmpty ? "" : " " + LineNode.name(change.name)
    var text = change.sort.rawValue + name
    if comparison.combinations.count > 1 {
      text += "  in \(entry.count) of \(comparison.combinations.count)"
      text += ", most in \(comparison.combinations[entry.combination])"
    }
    text += "\n"
    if change.fate != .changed { text += "  is \(change.fate == .added ? "new" : "gone")\n" }
    let rows = change.values.map { value in
      [
        "  " + value.what,
        Self.text(value.old) + " → " + Self.text(value.new) + Self.text(value.distance),
      ]
    }
    text += TextTable.textWithoutEnds(rows)
    if !change.alongside.isEmpty {
      text += "  and with it \(Self.list(change.alongside))\n"
    }
    let causes = change.causes.flatMap { self.rows(of: $0) }
    if !causes.isEmpty { text += "  because of\n" + TextTable.textWithoutEnds(causes) }
    return text
  }

  private func rows(of cause: ChangeCause) -> [[String]] {
    var rows: [[String]] = []
    if let part = cause.old {
      rows.append(["    - " + TerminalText.message(part.text), old.place(part.range)])
    }
    if let part = cause.new {
      rows.append(["    + " + TerminalText.message(part.text), new.place(part.range)])
    }
    return rows
  }

  private static func text(_ value: JSONValue?) -> String {
    guard let value else { return "none" }
    switch value.content {
    case .number(let number): return NumberText.text(number)
    case .string(let string): return LineNode.name(string.text)
    case .array(let values):
      return values.isEmpty ? "none" : values.map(quoted).joined(separator: ", ")
    default: return JSONWriter.text(value, layout: .oneLine)
    }
  }

  private static func quoted(_ value: JSONValue) -> String {
    value.text.map { LineNode.quoted($0) } ?? JSONWriter.text(value, layout: .oneLine)
  }

  private static func text(_ distance: Double?) -> String {
    distance.map { " (" + ($0 > 0 ? "+" : "") + NumberText.text($0) + ")" } ?? ""
  }

  /// How many names are listed at most.
  private static let mostNamed = 5

  private static func list(_ names: [String]) -> String {
    var words = names.prefix(mostNamed).map { LineNode.name($0) }
    if names.count > mostNamed { words.append("\(names.count - mostNamed) more") }
    return words.joined(separator: ", ")
  }
}
