/// Whether a screen shows what it has to say.
extension CombinationInspection {
  /// Looks at the views of a screen.
  mutating func inspectViews(on screen: SolvedScreen) {
    let views = solution.views
    let coverage = ViewCoverage(views, on: screen.frame)
    let scrollers = Self.scrollers(of: views)
    let ground = wants(.contrast) ? TextGround(views, direction: screen.direction) : nil
    for (index, view) in views.enumerated() where !view.isHidden {
      if let text = view.text, view.kind != .web { inspect(text, of: view) }
      inspectPlace(of: index, coverage, on: screen)
      if let contrast = ground?.contrast(ofTextOf: index), !contrast.isSufficient {
        note(
          .contrast, of: view,
          "the text of view '\(view.id)' has a contrast of \(contrast.text):1, should be at least "
            + "\(contrast.required.text):1",
          by: contrast.required - contrast.ratio,
          help: "darken one of its 'textColor' and the 'fill' behind it, or lighten the other")
      }
    }
    if wants(.viewsOverlap) {
      let overlaps = TextOverlaps(views, coverage, scrollers: scrollers, on: screen)
      for overlap in overlaps.found { note(overlap) }
    }
  }

  private mutating func note(_ overlap: TextOverlaps.Overlap) {
    let (view, other) = (solution.views[overlap.view], solution.views[overlap.other])
    let size = overlap.common.size
    let what =
      overlap.isCovered ? "lies under '\(other.id)'" : "runs across the text of '\(other.id)'"
    note(
      .viewsOverlap, of: view,
      "the text of view '\(view.id)' \(what) by \(size.width.text) × \(size.height.text) points",
      by: min(size.width, size.height),
      help: "keep them apart with a constraint such as \(Self.apart(view, other))",
      marking: [overlap.common, view.frame, other.frame])
  }

  /// A line that keeps two views apart, along the axis on which their middles are farther from each other
  /// for their size; of views in one row, the line that stands in its template.
  private static func apart(_ view: SolvedView, _ other: SolvedView) -> String {
    let (one, two) = (view.frame, other.frame)
    let across = (one.midX - two.midX).magnitude / max(one.width + two.width, 1)
    let down = (one.midY - two.midY).magnitude / max(one.height + two.height, 1)
    var names = (one: view.id, two: other.id)
    let rows = [view.id, other.id].map { $0.utf8.split(separator: UInt8(ascii: "]")) }
    if rows.allSatisfy({ $0.count == 2 }), rows[0][0].elementsEqual(rows[1][0]) {
      names = (String(Substring(rows[0][1].dropFirst())), String(Substring(rows[1][1].dropFirst())))
    }
    if down > across {
      if one.midY > two.midY { names = (names.two, names.one) }
      return "'\(names.one).bottom <= \(names.two).top - 8'"
    }
    return "'\(names.one).trailing <= \(names.two).leading - 8'"
  }

  /// Whether a text is shown whole.
  private mutating func inspect(_ text: TextLayout, of view: SolvedView) {
    guard let first = text.lines.first else { return }
    let room = view.textFrame.size
    let widest = text.lines.reduce(0) { max($0, $1.width + $1.indent) }
    let (wide, high) = (widest - room.width, text.size.height - room.height)
    if max(wide, high) > Self.slack, !text.fits(view.textFrame) {
      note(
        .textClipped, of: view,
        "the text of view '\(view.id)' is \(widest.text) × \(text.size.height.text) points, and there "
          + "is room for \(room.width.text) × \(room.height.text)",
        by: max(wide, high), help: "give it more room, or let its size follow its text")
    } else if text.isTruncated {
      let missing = max(0, text.unlimitedHeight - text.size.height)
      let lines = Int((text.unlimitedHeight / max(first.height, 1)).rounded())
      let shown =
        lines > text.lines.count
        ? "\(text.lines.count) of \(lines) lines are shown" : "its line ends in an ellipsis"
      note(
        .textTruncated, of: view, "the text of view '\(view.id)' is cut off: \(shown)",
        by: max(missing, 1), help: "give it more room, a higher 'lineLimit', or a shorter text")
    }
    let narrow = text.narrowestWidth - room.width
    if text.lines.count > 1, narrow > Self.slack, !text.isTruncated {
      note(
        .wordBroken, of: view,
        "view '\(view.id)' breaks a word of \(text.narrowestWidth.text) points, and there is room for "
          + room.width.text,
        by: narrow,
        help: "put a soft hyphen (U+00AD) where the word may end, or give the view more width")
    }
  }

  /// The innermost view that scrolls around each; nothing where none does.
  private static func scrollers(of views: [SolvedView]) -> [Int?] {
    var scrollers: [Int?] = []
    for view in views {
      let parent = view.parent
      let scrolls = parent.map { views[$0].kind == .scroll || views[$0].kind == .list } ?? false
      scrollers.append(scrolls ? parent : parent.flatMap { scrollers[$0] })
    }
    return scrollers
  }
}

extension SolvedView {
  /// Where the lines of its text are, absolute, in points; nothing when it has none.
  func shownText(in direction: UserInterfaceLayoutDirection) -> LayoutRect? {
    let frames = textLines(in: direction)
    return frames.first.map { frames.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// Where each line of its text is, absolute, in points.
  func textLines(in direction: UserInterfaceLayoutDirection) -> [LayoutRect] {
    text?.lineFrames(
      in: textFrame, alignment: look.textAlignment ?? kind.textAlignment, direction: direction
    )
    .filter { $0.width > 0 && $0.height > 0 } ?? []
  }
}
