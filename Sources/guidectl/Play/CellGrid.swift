internal import GuideFormats
internal import GuideText

/// What is shown in one cell of a terminal.
struct Cell: Hashable, Sendable {
  /// A character in a cell.
  struct Glyph: Hashable, Sendable {
    /// The character with its marks, made safe for a terminal; empty in the second of two cells.
    var text: String
    /// Its colour; `nil` for the terminal's own.
    var color: DrawingColor?
    /// Whether its strokes are heavy.
    var isBold = false
    /// Whether it is a line that text may be written over.
    var isLine = false
    /// What it belongs to: other texts do not mingle with it.
    var owner = 0
  }

  /// The colours of the upper and the lower half behind the character; `nil` for the terminal's own.
  var top: DrawingColor?
  var bottom: DrawingColor?
  /// The character; `nil` for none.
  var glyph: Glyph?
  /// Whether foreground and background are exchanged.
  var isReversed = false
  /// Whether it is dimmed where there are no colours to dim.
  var isDimmed = false
}

/// Rows of cells, as many as a terminal has.
struct CellGrid: Hashable, Sendable {
  /// How many cells a row has.
  let columns: Int
  /// How many rows there are.
  let rows: Int
  private var cells: [Cell]

  /// Makes a grid of empty cells.
  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(columns, 0), max(rows, 0))
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  /// The cell in a column and a row, which have to exist.
  subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// Takes the character of a cell away, both cells of a wide one.
  mutating func clear(_ column: Int, _ row: Int) {
    guard let glyph = self[column, row].glyph else { return }
    self[column, row].glyph = nil
    if glyph.text.isEmpty, column > 0 { self[column - 1, row].glyph = nil }
    if column + 1 < columns, self[column + 1, row].glyph?.text.isEmpty == true {
      self[column + 1, row].glyph = nil
    }
  }

  /// Puts a character into a cell, or two; nothing beyond the last column.
  mutating func put(_ glyph: Cell.Glyph, width: Int, _ column: Int, _ row: Int) {
    guard column >= 0, column + width <= columns, (0..<rows).contains(row) else { return }
    for place in column..<column + width { clear(place, row) }
    self[column, row].glyph = glyph
    guard width == 2 else { return }
    self[column + 1, row].glyph = Cell.Glyph(text: "", owner: glyph.owner)
  }

  /// Writes a text from a cell on, as far as its row goes.
  ///
  /// - Returns: The column behind it.
  @discardableResult
  mutating func write(
    _ text: String, _ column: Int, _ row: Int, color: DrawingColor? = nil, isBold: Bool = false,
    isReversed: Bool = false
  ) -> Int {
    var column = column
    for character in TerminalText.printable(text) {
      let width = TerminalWidth.cells(of: character)
      guard width > 0, column >= 0, column + width <= columns, (0..<rows).contains(row) else {
        continue
      }
      put(
        Cell.Glyph(text: String(character), color: color, isBold: isBold), width: width, column,
        row)
      for place in column..<column + width { self[place, row].isReversed = isReversed }
      column += width
    }
    return column
  }

  /// Copies another grid into this one, its first cell at a column and a row.
  mutating func place(_ other: CellGrid, _ column: Int, _ row: Int) {
    for y in 0..<min(other.rows, rows - row) {
      for x in 0..<min(other.columns, columns - column) {
        self[column + x, row + y] = other[x, y]
      }
    }
  }
}
