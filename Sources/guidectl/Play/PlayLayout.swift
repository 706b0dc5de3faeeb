internal import GuideScenes
internal import LayoutGeometry

/// Where things stand in a terminal: the picture, words beside it where there is room, and two rows
/// below.
struct PlayLayout: Hashable, Sendable {
  /// How many points a cell of the picture is wide.
  let scale: Double
  /// How many cells the picture takes.
  let picture: TerminalSize
  /// The first column of the picture.
  let left: Int
  /// The columns of the words beside the picture; none where there is no room for them.
  let words: Range<Int>
  private let screen: LayoutSize

  /// How many rows are below the picture.
  static let rowsBelow = 2
  /// The most and the fewest points that a cell is wide: texts are still words, and lines still fit.
  private static let scales = 4.0...32.0
  /// How many columns words take at least and at most.
  private static let wordColumns = 26...48
  /// How many columns the rows below need.
  private static let fewestColumns = 28

  /// Finds places; `nil` when the terminal is too small.
  init?(_ session: PlaySession) {
    self.init(screen: session.builder.screen.size, in: session.size)
  }

  /// Finds places for a screen; `nil` when the terminal is too small.
  init?(screen: LayoutSize, in size: TerminalSize) {
    let needed = Self.needed(for: screen)
    guard size.columns >= needed.columns, size.rows >= needed.rows else { return nil }
    let high = screen.height / Double(2 * (size.rows - Self.rowsBelow))
    // With words beside the picture, if it is not much smaller for that.
    let besideWords = max(high, screen.width / Double(max(size.columns - 30, 1)))
    let alone = max(high, screen.width / Double(size.columns))
    let hasWords = besideWords <= min(alone * 1.5, Self.scales.upperBound)
    scale = max(hasWords ? besideWords : alone, Self.scales.lowerBound)
    self.screen = screen
    picture = TerminalSize(
      columns: min(Int(cells: (screen.width / scale).rounded(.up)), size.columns),
      rows: min(Int(cells: (screen.height / (2 * scale)).rounded(.up)), size.rows - Self.rowsBelow))
    let rest = size.columns - picture.columns - 3
    if hasWords, rest >= Self.wordColumns.lowerBound {
      left = 1
      let first = left + picture.columns + 2
      words = first..<first + min(rest, Self.wordColumns.upperBound)
    } else {
      left = max(size.columns - picture.columns, 0) / 2
      words = 0..<0
    }
  }

  /// How many cells a terminal needs for a screen.
  static func needed(for screen: LayoutSize) -> TerminalSize {
    TerminalSize(
      columns: max(fewestColumns, Int(cells: (screen.width / scales.upperBound).rounded(.up))),
      rows: max(8, Int(cells: (screen.height / (2 * scales.upperBound)).rounded(.up)) + rowsBelow))
  }

  /// The point of the screen in the middle of a cell; `nil` for a cell beside the screen.
  func point(_ column: Int, _ row: Int) -> LayoutPoint? {
    guard (0..<picture.columns).contains(column - left), (0..<picture.rows).contains(row) else {
      return nil
    }
    // The last cells may reach beyond the screen.
    return LayoutPoint(
      x: min((Double(column - left) + 0.5) * scale, screen.width.nextDown),
      y: min((Double(row) + 0.5) * 2 * scale, screen.height.nextDown))
  }
}
