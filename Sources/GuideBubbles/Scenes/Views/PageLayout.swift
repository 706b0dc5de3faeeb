internal import Constraints
internal import GuideText

/// The text of a page set as browsers set it: what is bold in bold, items of lists indented with
/// their marks before them.
struct PageLayout {
  private let page: WebPageText
  private let bytes: [UInt8]
  private let font: TextFont
  private let context: SceneContext
  /// How wide lines may be, in points.
  private let room: Double
  private let breakMode: LineBreakMode
  /// How far the items of a list are indented, in points at 16 points of text.
  private static let indent = 40.0

  /// Prepares the text of a page.
  ///
  /// - Parameters:
  ///   - page: The text.
  ///   - view: The view that shows it.
  ///   - room: How wide lines may be, in points.
  ///   - context: What the view is solved for.
  init(_ page: WebPageText, of view: ResolvedView, room: Double, in context: SceneContext) {
    self.page = page
    bytes = Array(page.text.utf8)
    font = view.look.font
    breakMode = view.breakMode
    self.room = room > 0 ? room : .infinity
    self.context = context
  }

  /// The lines that begin above a height in points, at most so many of them; 0 means no limit.
  func layout(above end: Double, lineLimit: Int) -> TextLayout {
    var layout = TextLayout(measured: .exact)
    var top = 0.0
    for index in page.lines.indices where top < end {
      var paragraph = paragraph(at: index)
      guard let first = paragraph.lines.first else { continue }
      let height = first.height
      for offset in blankLines(before: index) {
        layout.lines.append(
          TextLine(
            text: "", range: offset..<offset + 1, width: 0, top: top,
            baseline: top + first.baseline,
            height: height,
            direction: context.direction))
        top += height
      }
      for line in paragraph.lines.indices {
        paragraph.lines[line].top += top
        paragraph.lines[line].baseline += top
      }
      layout.add(paragraph)
      top += height * Double(paragraph.lines.count)
    }
    let shown = layout.lines.prefix(lineLimit > 0 ? lineLimit : .max).prefix { $0.top < end }
    layout.isTruncated =
      shown.count < layout.lines.count
      || layout.lines.last.map { $0.range.upperBound < bytes.count } ?? false
    layout.lines = Array(shown)
    let scale = context.measurer.scale
    let widest = shown.reduce(0) { max($0, $1.indent + $1.width) }
    let height = shown.last.map { $0.top + $0.height } ?? 0
    layout.size = LayoutSize(
      width: widest.ceiled(toScale: scale),
      height: layout.isTruncated ? height : height.ceiled(toScale: scale))
    layout.unlimitedHeight = layout.size.height
    return layout
  }

  /// Where the line feeds are that leave lines free before one.
  private func blankLines(before index: Int) -> Range<Int> {
    let start = page.lines[index].start
    guard index > 0 else { return start..<start }
    return end(of: index - 1) + 1..<start
  }

  /// Where what stands on a line ends, before its line feed.
  private func end(of index: Int) -> Int {
    guard index + 1 < page.lines.count else { return bytes.count }
    var end = page.lines[index + 1].start
    while end > page.lines[index].start, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    return end
  }

  /// A line of the page, broken for the width that its indent leaves.
  private func paragraph(at index: Int) -> TextLayout {
    let line = page.lines[index]
    let (start, end) = (line.start + line.markLength, end(of: index))
    let scale = font.size / 16
    // However deep the lists are, half of the width is left for words.
    let indent = min(Double(line.depth) * Self.indent * scale, room / 2)
    let setter = PageParagraph(
      text: string(start..<end), bold: bold(in: start..<end), font: font,
      measurer: context.measurer, breakMode: breakMode)
    var layout = setter.layout(width: room.isFinite ? room - indent : nil)
    for place in layout.lines.indices {
      layout.lines[place].indent = indent
      let range = layout.lines[place].range
      layout.lines[place].range = range.lowerBound + start..<range.upperBound + start
    }
    if line.markLength > 0 { addMark(string(line.start..<start), at: line.start, to: &layout) }
    // The line feed belongs to the line that it ends.
    if end < bytes.count, let last = layout.lines.indices.last {
      layout.lines[last].range = layout.lines[last].range.lowerBound..<end + 1
    }
    return layout
  }

  /// Puts an item's mark before its first line, where the indent leaves room for it.
  private func addMark(_ mark: String, at start: Int, to layout: inout TextLayout) {
    var measurer = context.measurer
    measurer.baseDirection = context.direction
    if layout.lines.isEmpty { layout = measurer.layout(" ", font: font) }
    let sign = PageRuns(String(mark.dropLast()), font: font, measurer: measurer)
    let space = measurer.width(ofSpaces: 1, font: font)
    var line = layout.lines[0]
    let words = PageRuns(line)
    line.text = mark + line.text
    line.range = start..<max(line.range.upperBound, start + mark.utf8.count)
    line.runs =
      context.direction == .leftToRight
      ? sign.runs + words.moved(by: sign.width + space)
      : words.runs + sign.moved(by: words.width + space)
    line.width = sign.width + space + words.width
    line.indent = max(0, line.indent - sign.width - space)
    layout.lines[0] = line
  }

  /// What is bold of a part, in UTF-8 bytes from its start.
  private func bold(in part: Range<Int>) -> [Range<Int>] {
    page.bold.compactMap { range in
      let common = range.clamped(to: part)
      return common.isEmpty
        ? nil : common.lowerBound - part.lowerBound..<common.upperBound - part.lowerBound
    }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension TextLayout {
  /// Adds the lines of a paragraph, and what measuring it told.
  fileprivate mutating func add(_ paragraph: TextLayout) {
    lines += paragraph.lines
    if paragraph.measured == .estimated { measured = .estimated }
    for scalar in paragraph.missingGlyphs where !missingGlyphs.contains(scalar) {
      missingGlyphs.append(scalar)
    }
  }
}
