internal import GuideText

/// Rows in columns that stand in line on a terminal.
enum TextTable {
  /// The rows, each on a line, their columns two blanks apart.
  ///
  /// - Parameters:
  ///   - rows: The cells of each row.
  ///   - indentation: What stands before each row.
  ///   - numbers: The columns whose cells stand at the right, so that digits stand below each other.
  /// - Returns: The lines.
  static func text(
    _ rows: [[String]], indentation: String = "", numbers: Range<Int> = 0..<0
  ) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], TerminalWidth.cells(of: cell))
      }
    }
    var text = ""
    for row in rows {
      var line = indentation
      for (column, cell) in row.enumerated() {
        let room = String(
          repeating: " ", count: widths[column] - TerminalWidth.cells(of: cell))
        line += numbers.contains(column) ? room + cell : cell
        guard column + 1 < row.count else { break }
        line += numbers.contains(column) ? "  " : room + "  "
      }
      text += line + "\n"
    }
    return text
  }

  /// The same without blanks at the ends of lines; a row of one cell is a heading, and makes no column
  /// wider.
  static func textWithoutEnds(_ rows: [[String]], numbers: Range<Int> = 0..<0) -> String {
    let columns = rows.filter { $0.count > 1 }
    var lines = text(columns, numbers: numbers).split(separator: "\n")[...]
    var result = ""
    for row in rows {
      let line = row.count > 1 ? lines.popFirst() ?? "" : Substring(row.joined())
      result += line.prefix(line.lastIndex { $0 != " " }.map { line[...$0].count } ?? 0) + "\n"
    }
    return result
  }
}
