internal import Constraints

extension DrawingBuilder {
  /// The screen's background with all visible views on it, and the keyboard over them.
  func screenGroup() -> DrawingGroup {
    var children = [[Int]](repeating: [], count: solution.views.count)
    var roots: [Int] = []
    for (index, view) in solution.views.enumerated() {
      // A parent stands before its children; anything else would never end.
      if let parent = view.parent, solution.views[..<index].indices.contains(parent) {
        children[parent].append(index)
      } else {
        roots.append(index)
      }
    }
    var elements = [DrawingElement.shape(DrawingShape(.rect(screenFrame), fill: palette.screen))]
    elements += roots.compactMap { viewElement($0, children: children) }
    if screen.keyboard > 0 {
      let frame = LayoutRect(
        left: 0, top: screen.size.height - screen.keyboard, right: screen.size.width,
        bottom: screen.size.height)
      elements.append(.shape(DrawingShape(.rect(frame), fill: palette.keyboard)))
    }
    return DrawingGroup(.screen, elements: elements)
  }

  /// A view with its children; nothing when it is hidden.
  private func viewElement(_ index: Int, children: [[Int]]) -> DrawingElement? {
    let view = solution.views[index]
    guard !view.isHidden, isShown(view) else { return nil }
    let inside =
      children[index].compactMap { viewElement($0, children: children) }
      + separatorElements(of: view)
    var elements = background(of: view, isLeaf: inside.isEmpty && !isPartOfList(view))
    elements += textElements(of: view)
    if view.kind.clipsChildren && !inside.isEmpty {
      elements.append(.group(DrawingGroup(clip: .rect(view.frame), elements: inside)))
    } else {
      elements += inside
    }
    elements += indexElements(of: view)
    return .group(DrawingGroup(.view(view.kind), id: view.id, elements: elements))
  }

  /// What lies behind a view's text and children: its own look where given, else its kind's.
  private func background(of view: SolvedView, isLeaf: Bool) -> [DrawingElement] {
    switch view.kind {
    case .bar, .tabs: barBackground(of: view)
    case .switch: switchElements(of: view)
    case .image: pictureElements(of: view)
    case .button: box(view, fill: palette.tintBackground, radius: 6)
    case .field:
      box(view, fill: palette.surface, line: palette.line, radius: 6)
    case .list, .web: box(view, fill: palette.surface, line: palette.faintLine)
    case .view where isLeaf:
      box(view, fill: palette.surface, line: palette.faintLine, radius: 4)
    case .view, .label, .stack, .scroll: box(view)
    }
  }

  /// A rectangle in the view's own look, else in the one given; nothing when neither paints it.
  private func box(
    _ view: SolvedView, fill: DrawingColor? = nil, line: DrawingColor? = nil, radius: Double = 0
  ) -> [DrawingElement] {
    let fill = view.look.fill ?? fill
    let stroke = view.look.border ?? line.map { BubbleBorder(width: hairline, color: $0) }
    let radius = view.look.cornerRadius ?? radius
    var elements: [DrawingElement] = []
    if let fill {
      elements.append(.shape(DrawingShape(.rect(view.frame, radius: radius), fill: fill)))
    }
    if let stroke, stroke.width > 0 {
      let middle = view.frame.inset(by: stroke.width / 2)
      let path = DrawingPath.rect(middle, radius: max(0, radius - stroke.width / 2))
      elements.append(.shape(DrawingShape(path, stroke: stroke)))
    }
    return elements
  }

  /// A bar with a hairline at the edge that faces the content.
  private func barBackground(of view: SolvedView) -> [DrawingElement] {
    let frame = view.frame
    let top = view.kind == .bar ? frame.maxY - hairline : frame.minY
    let line = LayoutRect(x: frame.x, y: top, width: frame.width, height: hairline)
    return box(view, fill: palette.bar) + [.shape(DrawingShape(.rect(line), fill: palette.line))]
  }

  /// A track with its knob at the end where "on" is.
  private func switchElements(of view: SolvedView) -> [DrawingElement] {
    let frame = view.frame
    let radius = min(frame.width, frame.height) / 2
    let knob = LayoutPoint(
      x: screen.direction == .leftToRight ? frame.maxX - radius : frame.minX + radius,
      y: frame.midY)
    return [
      .shape(
        DrawingShape(
          .rect(frame, radius: radius), fill: view.look.fill ?? palette.switchTrack)),
      .shape(
        DrawingShape(.circle(center: knob, radius: max(0, radius - 2)), fill: palette.surface)),
    ]
  }

  /// A placeholder: hills under a sun.
  private func pictureElements(of view: SolvedView) -> [DrawingElement] {
    let frame = view.frame
    let unit = min(frame.width, frame.height)
    func point(_ x: Double, _ y: Double) -> LayoutPoint {
      LayoutPoint(x: frame.midX + x * unit, y: frame.midY + y * unit)
    }
    let hills = DrawingPath.polygon([
      point(-0.36, 0.28), point(-0.12, -0.06), point(0.02, 0.12), point(0.14, 0),
      point(0.36, 0.28),
    ])
    let sun = DrawingPath.circle(center: point(0.17, -0.18), radius: 0.07 * unit)
    return box(view, fill: palette.picture) + [
      .shape(DrawingShape(hills, fill: palette.pictureDetail)),
      .shape(DrawingShape(sun, fill: palette.pictureDetail)),
    ]
  }

  private func textElements(of view: SolvedView) -> [DrawingElement] {
    guard let text = view.text else { return [] }
    let alignment = view.look.textAlignment ?? view.kind.textAlignment
    let color =
      view.look.textColor ?? (view.kind == .button ? palette.tint : palette.text)
    let lines = textElements(
      text, in: view.textFrame, alignment: alignment, font: view.look.font, color: color)
    guard !lines.isEmpty, !text.fits(view.textFrame) else { return lines }
    return [.group(DrawingGroup(clip: .rect(view.frame), elements: lines))]
  }
}

extension ViewKind {
  /// Whether children are cut off at its edges.
  fileprivate var clipsChildren: Bool {
    switch self {
    case .scroll, .list, .web: true
    case .view, .label, .button, .image, .field, .switch, .bar, .tabs, .stack: false
    }
  }

  /// How its text stands when the scene does not say.
  var textAlignment: TextAlignment {
    switch self {
    case .button, .bar, .tabs, .image: .center
    case .view, .label, .field, .switch, .stack, .scroll, .list, .web: .leading
    }
  }
}

extension LayoutRect {
  /// The rectangle with each edge moved inwards by the same distance, in points.
  fileprivate func inset(by distance: Double) -> LayoutRect {
    inset(
      by: LayoutInsets(top: distance, left: distance, bottom: distance, right: distance))
  }
}
