extension DrawingBuilder {
  /// Whether a view is a row, header or footer of a list, which look as their templates say.
  func isPartOfList(_ view: SolvedView) -> Bool {
    parent(of: view)?.list != nil
  }

  private func parent(of view: SolvedView) -> SolvedView? {
    view.parent.flatMap { solution.views.indices.contains($0) ? solution.views[$0] : nil }
  }

  /// The lines between rows.
  func separatorElements(of view: SolvedView) -> [DrawingElement] {
    guard let list = view.list else { return [] }
    return list.separators.map { .shape(DrawingShape(.rect($0), fill: list.separatorColor)) }
  }

  /// The column of letters.
  func indexElements(of view: SolvedView) -> [DrawingElement] {
    guard let index = view.list?.index else { return [] }
    let color = index.textColor ?? DrawingPalette.tint
    var elements: [DrawingElement] = []
    for entry in index.entries {
      if let text = entry.text {
        elements += textElements(
          text, in: entry.frame, alignment: .center, font: index.font, color: color)
      } else {
        elements += magnifier(in: entry.frame, size: index.font.size, color: color)
      }
    }
    return [.group(DrawingGroup(.part, id: index.id, elements: elements))]
  }

  /// A ring with a handle.
  private func magnifier(
    in frame: LayoutRect, size: Double, color: DrawingColor
  ) -> [DrawingElement] {
    let unit = min(size, frame.width, frame.height)
    let shift = 0.08 * unit
    let center = LayoutPoint(x: frame.midX - shift, y: frame.midY - shift)
    let stroke = BubbleBorder(width: 0.11 * unit, color: color)
    func point(_ x: Double, _ y: Double) -> LayoutPoint {
      LayoutPoint(x: center.x + x * unit, y: center.y + y * unit)
    }
    let handle = DrawingPath.polygon([
      point(0.18, 0.25), point(0.25, 0.18), point(0.5, 0.43), point(0.43, 0.5),
    ])
    return [
      .shape(DrawingShape(.circle(center: center, radius: 0.27 * unit), stroke: stroke)),
      .shape(DrawingShape(handle, fill: color)),
    ]
  }
}
