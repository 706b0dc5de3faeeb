internal import GuideBubbles
internal import GuideFormats
internal import GuideScenes
internal import GuideText
internal import LayoutGeometry

/// A drawing as cells: with colours two pixels a cell, one above the other, else as boxes of lines;
/// texts are cut to the cells that their width takes.
///
/// A cell is taken to be twice as high as it is wide, as in nearly all terminals.
struct CellPicture: Sendable {
  /// How a picture is made.
  enum Ink: Hashable, Sendable {
    /// Of coloured halves of cells.
    case colors
    /// Of lines.
    case lines
  }

  /// How it is made.
  let ink: Ink
  /// How many points a cell is wide.
  let scale: Double
  /// What is drawn, in points.
  let frame: LayoutRect
  /// The cells.
  var grid: CellGrid
  /// The texts that were cut to the cells of their width, in the order in which they were drawn.
  var cutTexts: [CutText] = []

  /// Makes an empty picture.
  ///
  /// - Parameters:
  ///   - size: What is drawn, in points.
  ///   - scale: How many points a cell is wide.
  ///   - ink: How it is drawn.
  init(size: LayoutSize, scale: Double, ink: Ink) {
    self.ink = ink
    self.scale = scale
    frame = LayoutRect(width: size.width, height: size.height)
    grid = CellGrid(
      columns: Int(cells: (size.width / scale).rounded(.up)),
      rows: Int(cells: (size.height / (2 * scale)).rounded(.up)))
  }

  /// Draws elements from back to front, but for what bubbles say: that is set anew for the cells.
  mutating func draw(_ elements: [DrawingElement], clip: LayoutRect? = nil) {
    for element in elements {
      switch element {
      case .shape(let shape): draw(shape, clip: clip)
      case .text(let text): draw(text, clip: clip)
      case .image(let image): fill(.rect(image.frame), Self.imageColor, clip: clip)
      case .page(let page): draw(page.elements, clip: clip)
      case .group(let group): draw(group, clip: clip)
      }
    }
  }

  /// What stands for an image, whose pixels are not read.
  private static let imageColor = DrawingColor(red: 0xC4, green: 0xCC, blue: 0xDA)

  private mutating func draw(_ group: DrawingGroup, clip: LayoutRect?) {
    var clip = clip
    if let bounds = group.clip?.bounds {
      guard let both = (clip ?? bounds).intersection(bounds) else { return }
      clip = both
    }
    switch group.role {
    case .dimming where ink == .lines:
      for case .shape(let shape) in group.elements { dim(shape.path) }
    case .bubble: break
    default: draw(group.elements, clip: clip)
    }
  }

  private mutating func draw(_ shape: DrawingShape, clip: LayoutRect?) {
    switch ink {
    case .colors:
      if let fill = shape.fill { paint(shape.path, fill, clip: clip) }
      if let stroke = shape.stroke { paint(outlineOf: shape.path, stroke, clip: clip) }
    case .lines:
      guard shape.fill != nil || shape.stroke != nil else { return }
      box(shape.path, isFilled: shape.fill?.alpha == 255, clip: clip)
    }
  }

  /// Fills a path with a colour.
  mutating func fill(_ path: DrawingPath, _ color: DrawingColor, clip: LayoutRect? = nil) {
    draw(DrawingShape(path, fill: color), clip: clip)
  }

  /// The row of cells that a height in points falls into.
  func row(at y: Double) -> Int { Int(cells: (y / (2 * scale)).rounded(.down)) }

  /// The column of cells that a width in points falls into.
  func column(at x: Double) -> Int { Int(cells: (x / scale).rounded(.down)) }

  /// Draws a line of text into the cells that it takes, unless another text is there already.
  private mutating func draw(_ text: DrawingText, clip: LayoutRect?) {
    let middle = text.baseline - text.font.size * 0.35
    let row = row(at: middle)
    guard (0..<grid.rows).contains(row), text.width > 0 else { return }
    if let clip, middle < clip.minY || middle >= clip.maxY { return }
    let line =
      text.order == .isolated
      ? CellText.line(text.text, direction: text.direction)
      : CellText.run(text.text, text.direction)
    let cut = line.cut(to: max(1, Int(cells: (text.width / scale).rounded(.up))))
    let slack = text.width / scale - Double(cut.cells)
    let left =
      switch text.anchor {
      case .left: 0.0
      case .middle: slack / 2
      case .right: slack
      }
    let first = Int(cells: (text.x / scale + left).rounded())
    let last = first + cut.cells
    // Parts of one line have one baseline; what is read in other rows has another.
    let owner = 1 + Int(cells: (text.baseline / scale * 1000).rounded())
    let others = (max(first, 0)..<max(min(last, grid.columns), first, 0)).contains { column in
      guard let glyph = grid[column, row].glyph else { return false }
      return !glyph.isLine && glyph.owner != owner
    }
    guard !others else { return }
    write(
      cut, first, row, color: text.color, isBold: text.font.weight == .bold, owner: owner,
      clip: clip)
    guard cut != line else { return }
    cutTexts.append(
      CutText(
        line: line, columns: first..<last, row: row, owner: owner,
        isCentered: text.anchor == .middle && text.direction == .leftToRight))
  }

  /// Writes characters from a cell on.
  mutating func write(
    _ line: CellText.Line, _ column: Int, _ row: Int, color: DrawingColor, isBold: Bool = false,
    owner: Int = 0, clip: LayoutRect? = nil
  ) {
    var column = column
    for character in line.characters {
      let width = TerminalWidth.cells(of: character)
      defer { column += width }
      if let clip {
        let middle = (Double(column) + Double(width) / 2) * scale
        if middle < clip.minX || middle >= clip.maxX { continue }
      }
      guard column >= 0, column + width <= grid.columns, (0..<grid.rows).contains(row) else {
        continue
      }
      let glyph = Cell.Glyph(
        text: String(character), color: ink == .colors ? color : nil, isBold: isBold, owner: owner)
      grid.put(glyph, width: width, column, row)
    }
  }
}

extension Int {
  /// A number of cells, or of thousandths of them; what is far off any terminal is taken as nearer.
  init(cells: Double) { self = Int(Swift.min(Swift.max(cells, -1e9), 1e9)) }
}

extension DrawingPath {
  /// The smallest rectangle around the corners of all outlines, in points; `nil` without any.
  var bounds: LayoutRect? {
    outlines.flatMap(\.corners).reduce(nil as LayoutRect?) { bounds, point in
      let here = LayoutRect(x: point.x, y: point.y, width: 0, height: 0)
      return bounds?.union(here) ?? here
    }
  }
}

extension OutlinePath {
  /// Where its strokes meet.
  var corners: [LayoutPoint] {
    elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .arc(_, let point): point
      case .close: nil
      }
    }
  }
}
