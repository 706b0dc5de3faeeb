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
    var elements = [
      DrawingElement.shape(DrawingShape(.rect(screen.frame), fill: DrawingPalette.screen))
    ]
    let surroundings = ViewSurroundings(visible: screen.frame)
    elements += roots.compactMap { viewElement($0, children: children, in: surroundings) }
    if screen.keyboard > 0 {
      let frame = LayoutRect(
        left: 0, top: screen.size.height - screen.keyboard, right: screen.size.width,
        bottom: screen.size.height)
      elements.append(.shape(DrawingShape(.rect(frame), fill: DrawingPalette.keyboard)))
    }
    return DrawingGroup(.screen, elements: elements)
  }

  /// A view with its children; nothing when it is hidden, or nothing of it would be seen.
  private func viewElement(
    _ index: Int, children: [[Int]], in surroundings: ViewSurroundings
  ) -> DrawingElement? {
    let view = solution.views[index]
    guard !view.isHidden else { return nil }
    let own = surroundings.applying(view)
    let around = own.inside(view)
    let inside =
      children[index].compactMap { viewElement($0, children: children, in: around) }
      + separatorElements(of: view)
    let isSeen = surroundings.shows(view.frame)
    let isLeaf = children[index].isEmpty && !isPartOfList(view)
    let paint = paint(of: view, isLeaf: isLeaf, in: own)
    var elements = isSeen ? background(of: view, paint, in: own) : []
    elements += textElements(of: view, in: own)
    guard isSeen || !(elements.isEmpty && inside.isEmpty) else { return nil }
    if view.kind.clipsChildren && !inside.isEmpty {
      let clip = DrawingPath.rect(view.frame, radius: view.look.cornerRadius ?? 0)
      elements.append(.group(DrawingGroup(clip: clip, elements: inside)))
    } else {
      elements += inside
    }
    elements += indexElements(of: view)
    if isSeen { elements += border(of: view, paint) }
    return .group(DrawingGroup(.view(view.kind), id: view.id, elements: elements))
  }

  /// What lies behind a view's text and children: its own look where given, else its kind's.
  private func background(
    of view: SolvedView, _ paint: ViewPaint, in surroundings: ViewSurroundings
  ) -> [DrawingElement] {
    switch view.kind {
    case .bar, .tabs: barBackground(of: view, paint)
    case .switch: switchElements(of: view)
    case .image where view.image == nil: box(view, paint) + hills(in: view, surroundings)
    default: box(view, paint)
    }
  }

  /// A rectangle with the view's image; nothing when nothing paints it.
  private func box(_ view: SolvedView, _ paint: ViewPaint) -> [DrawingElement] {
    let path = DrawingPath.rect(view.frame, radius: paint.radius)
    return (paint.fill.map { [.shape(DrawingShape(path, fill: $0))] } ?? [])
      + imageElements(of: view)
  }

  /// The line inside a view's edges, which is drawn over everything else in it.
  private func border(of view: SolvedView, _ paint: ViewPaint) -> [DrawingElement] {
    guard let stroke = paint.stroke, stroke.width > 0, view.kind != .switch else { return [] }
    let middle = view.frame.inset(by: stroke.width / 2)
    let path = DrawingPath.rect(middle, radius: max(0, paint.radius - stroke.width / 2))
    return [.shape(DrawingShape(path, stroke: stroke))]
  }

  /// A bar with a hairline at the edge that faces the content.
  private func barBackground(of view: SolvedView, _ paint: ViewPaint) -> [DrawingElement] {
    let frame = view.frame
    let top = view.kind == .bar ? frame.maxY - screen.hairline : frame.minY
    let line = LayoutRect(x: frame.x, y: top, width: frame.width, height: screen.hairline)
    return box(view, paint) + [.shape(DrawingShape(.rect(line), fill: DrawingPalette.line))]
  }

  /// A placeholder: hills under a sun.
  private func hills(
    in view: SolvedView, _ surroundings: ViewSurroundings
  ) -> [DrawingElement] {
    let color =
      surroundings.isTabSelected == true ? DrawingPalette.tint : DrawingPalette.pictureDetail
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
    return [
      .shape(DrawingShape(hills, fill: color)), .shape(DrawingShape(sun, fill: color)),
    ]
  }

  private func textElements(
    of view: SolvedView, in surroundings: ViewSurroundings
  ) -> [DrawingElement] {
    if view.kind == .web { return pageElements(of: view, in: surroundings) }
    guard let text = view.text else { return [] }
    let lines = lines(of: view, text, in: surroundings)
    guard !lines.isEmpty, !text.fits(view.textFrame) else { return lines }
    return [.group(DrawingGroup(clip: .rect(view.frame), elements: lines))]
  }

  /// The lines of a view's text, as far as they are shown.
  func lines(
    of view: SolvedView, _ text: TextLayout, in surroundings: ViewSurroundings
  ) -> [DrawingElement] {
    let alignment = view.look.textAlignment ?? view.kind.textAlignment
    let color = view.look.textColor ?? textColor(of: view, surroundings)
    return textElements(
      text, in: view.textFrame, alignment: alignment, font: view.look.font, color: color,
      where: surroundings.shows)
  }
}

extension LayoutRect {
  /// The rectangle with each edge moved inwards by the same distance, in points.
  fileprivate func inset(by distance: Double) -> LayoutRect {
    inset(
      by: LayoutInsets(top: distance, left: distance, bottom: distance, right: distance))
  }
}
