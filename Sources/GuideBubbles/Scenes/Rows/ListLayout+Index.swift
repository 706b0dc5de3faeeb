/// What stands over the rows.
extension ListLayout {
  /// What the list comes to in a frame.
  ///
  /// - Parameters:
  ///   - frame: The list's frame, absolute, in points.
  ///   - offset: How far it is scrolled.
  /// - Returns: All but the views of rows.
  func solvedList(in frame: LayoutRect, offset: LayoutPoint) -> SolvedList {
    let solvedSections = sections.enumerated().map { number, section in
      let title = section.title.flatMap { title -> String? in
        if case .number = title.content { nil } else { title.shownText(for: context.locale) }
      }
      return SolvedSection(title: title, rows: rows(ofSection: number))
    }
    let separator = list.separator
    return SolvedList(
      contentSize: contentSize, offset: offset, rowCount: count, sections: solvedSections,
      separators: separator.map { separators($0, in: frame, offset) } ?? [],
      separatorColor: (separator ?? SceneSeparator()).color, index: index(in: frame))
  }

  /// A line below each row but the last of a section, and in lists with sections one over the whole
  /// width above the first row and below the last.
  private func separators(
    _ separator: SceneSeparator, in frame: LayoutRect, _ offset: LayoutPoint
  ) -> [LayoutRect] {
    let hairline = context.screen?.hairline ?? 1
    let insets = context.insets(separator.insets).resolved(for: context.direction)
    let hasSections = sections.count > 1 || sections.first?.title != nil
    var lines: [LayoutRect] = []
    let visible = rows(in: LayoutRect(x: 0, y: offset.y, width: width, height: frame.height))
    for index in visible {
      let row = rows[index]
      let isFirst = sections[row.section].firstRow == index
      let isLast = index + 1 == count || rows[index + 1].section != row.section
      let x = frame.x - offset.x
      let edges = context.snapped(
        LayoutRect(x: x, y: frame.y - offset.y + row.top, width: width, height: row.solved.height))
      if isFirst, hasSections {
        lines.append(LayoutRect(x: edges.x, y: edges.minY, width: edges.width, height: hairline))
      }
      if isLast, !hasSections { continue }
      let bottom = edges.maxY - hairline
      let inset = isLast ? LayoutInsets() : insets
      lines.append(
        LayoutRect(
          left: edges.minX + inset.left, top: bottom,
          right: max(edges.minX + inset.left, edges.maxX - inset.right), bottom: edges.maxY))
    }
    return lines.filter { $0.maxY > frame.minY && $0.minY < frame.maxY && $0.width > 0 }
  }

  /// How wide the column of letters is, in points.
  private static let indexWidth = 15.0
  /// The distance between letters in it, in points.
  private static let indexGap = 2.0

  /// The column of letters at the trailing edge, in the middle of the list's height; entries move
  /// together where it is too low for them.
  func index(in frame: LayoutRect) -> SolvedIndex? {
    guard let index = list.index, list.order == .letters else { return nil }
    let letters = sections.compactMap(\.letter)
    guard !letters.isEmpty else { return nil }
    let font = (index.font ?? SceneFont()).resolved(
      for: context.textSize, defaultSize: 11, defaultWeight: .bold)
    var layouts: [TextLayout?] = letters.map { context.measurer.layout($0, font: font) }
    var (width, line) = (Self.indexWidth, 0.0)
    for case let layout? in layouts {
      width = max(width, layout.size.width)
      line = max(line, layout.size.height + Self.indexGap)
    }
    if index.showsSearch { layouts.insert(nil, at: 0) }
    let pitch = min(line, frame.height / Double(layouts.count))
    let height = pitch * Double(layouts.count)
    let x = context.direction == .leftToRight ? frame.maxX - width : frame.minX
    let top = frame.midY - height / 2
    let entries = layouts.enumerated().map { number, layout in
      SolvedIndex.Entry(
        text: layout,
        frame: context.snapped(
          LayoutRect(x: x, y: top + pitch * Double(number), width: width, height: pitch)))
    }
    return SolvedIndex(
      id: "\(name).index",
      frame: context.snapped(
        LayoutRect(x: x, y: top, width: width, height: height)),
      entries: entries, font: font, textColor: index.textColor)
  }
}
