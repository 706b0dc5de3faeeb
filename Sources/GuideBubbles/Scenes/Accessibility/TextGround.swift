/// What the texts of a screen are drawn on.
package struct TextGround {
  /// A view that paints something, or a picture of which no colour is known.
  private struct Painted {
    var index: Int
    var frame: LayoutRect
    /// The colour; nothing for a picture.
    var fill: DrawingColor?
    /// Whether the scene gives the colour.
    var isChosen: Bool
  }

  private let views: [SolvedView]
  private let direction: UserInterfaceLayoutDirection
  private let painted: [Painted]
  /// Whether each view is in a row of tabs, where the platform colours texts.
  private let isInTabs: [Bool]

  /// Looks through the views of a screen, in drawing order.
  package init(_ views: [SolvedView], direction: UserInterfaceLayoutDirection) {
    self.views = views
    self.direction = direction
    var hasChildren = [Bool](repeating: false, count: views.count)
    var isInTabs = [Bool](repeating: false, count: views.count)
    for (index, view) in views.enumerated() {
      guard let parent = view.parent else { continue }
      hasChildren[parent] = true
      isInTabs[index] = isInTabs[parent] || views[parent].kind == .tabs
    }
    self.isInTabs = isInTabs
    painted = views.indices.compactMap { index in
      let view = views[index]
      guard !view.isHidden else { return nil }
      let usual = view.usualFill(isLeaf: !hasChildren[index])
      guard view.image != nil || view.look.fill != nil || usual != nil else { return nil }
      return Painted(
        index: index, frame: view.frame,
        fill: view.image == nil && view.kind != .image ? view.look.fill ?? usual : nil,
        isChosen: view.look.fill != nil)
    }
  }

  /// How far a view's text stands out from what is behind it.
  ///
  /// Nothing where nobody can say, since it stands on a picture or across an edge, and where the scene
  /// gives neither colour: what is left is the platform's own.
  ///
  /// - Parameter index: The view.
  /// - Returns: The contrast; nothing where it is not judged.
  /// - Complexity: O(*n*) for *n* views that paint something.
  package func contrast(ofTextOf index: Int) -> ContrastRatio? {
    let view = views[index]
    guard let text = view.text, view.kind != .web, !isInTabs[index],
      // Signs are drawings, and a placeholder is the platform's own.
      text.lines.contains(where: { $0.text.unicodeScalars.contains(where: \.isRead) }),
      view.look.textColor != DrawingPalette.placeholder
    else { return nil }
    let frames = text.lineFrames(
      in: view.textFrame, alignment: view.look.textAlignment ?? view.kind.textAlignment,
      direction: direction)
    let place =
      frames.dropFirst().reduce(frames[0]) { $0.union($1) }
      .intersection(view.textFrame) ?? view.textFrame
    var layers: [DrawingColor] = [DrawingPalette.screen]
    var (isKnown, isChosen) = (true, view.look.textColor != nil)
    for part in painted {
      guard part.index <= index else { break }
      guard part.frame.overlaps(place) else { continue }
      let isAround = place.overflow(beyond: part.frame) <= GeometryTolerance.length
      guard let fill = part.fill, isAround else {
        // A colour that nothing is seen of changes nothing.
        if part.fill?.alpha != 0 { isKnown = false }
        continue
      }
      isChosen = isChosen || part.isChosen
      if fill.alpha == .max { (layers, isKnown) = ([], true) }
      layers.append(fill)
    }
    guard isKnown, isChosen else { return nil }
    return ContrastRatio(text: view.usualTextColor, on: layers, font: view.look.font)
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a digit.
  fileprivate var isRead: Bool { properties.isAlphabetic || properties.numericType != nil }
}

extension SolvedView {
  /// The colour of its text, the scene's or its kind's.
  fileprivate var usualTextColor: DrawingColor {
    if let color = look.textColor { return color }
    guard kind == .button else { return DrawingPalette.text }
    let isFilled = isSelected == true && look.fill == nil && image == nil
    return isFilled ? DrawingPalette.surface : DrawingPalette.tint
  }

  /// What its kind paints where the scene gives no colour.
  fileprivate func usualFill(isLeaf: Bool) -> DrawingColor? {
    switch kind {
    case .bar, .tabs: DrawingPalette.bar
    case .field, .list, .web: DrawingPalette.surface
    case .button where isSelected == true: DrawingPalette.tint
    case .view, .button: isLeaf && text == nil ? DrawingPalette.surface : nil
    case .label, .image, .switch, .stack, .scroll: nil
    }
  }
}
