/// Rows in columns that stand in line on a terminal.
enum TextTable {
  /// The rows, each on a line, their columns two blanks apart.
  static func text(_ rows: [[String]], indentation: String = "") -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], TerminalText.cells(of: cell))
      }
    }
    var text = ""
    for row in rows {
      var line = indentation
      for (column, cell) in row.enumerated() {
        line += cell
        guard column + 1 < row.count else { break }
        let room = widths[column] - TerminalText.cells(of: cell) + 2
        line += String(repeating: " ", count: room)
      }
      text += line + "\n"
    }
    return text
  }
}
