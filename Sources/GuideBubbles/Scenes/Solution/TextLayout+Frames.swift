extension TextLayout {
  /// Where each line stands when the text is set into a rectangle, in points, before any snapping.
  ///
  /// The text stands in the middle of a taller rectangle, as a label's does, and at the top of one
  /// that is too low. A line wider than the rectangle reaches out at the end where it stops.
  ///
  /// - Parameters:
  ///   - rect: The room for the text, absolute, in points.
  ///   - alignment: How lines stand between its left and right edges.
  ///   - direction: The direction in which leading comes before trailing.
  /// - Returns: A frame a line, its height the line's; the baselines are ``baseline(of:in:)``.
  public func lineFrames(
    in rect: LayoutRect, alignment: ViewTextAlignment, direction: UserInterfaceLayoutDirection
  ) -> [LayoutRect] {
    let top = firstTop(in: rect)
    return lines.map { line in
      let free = rect.width - line.width - line.indent
      let offset =
        switch (alignment, direction) {
        case (.leading, .leftToRight), (.trailing, .rightToLeft): 0.0
        case (.trailing, .leftToRight), (.leading, .rightToLeft): free
        case (.center, _): free / 2
        }
      let indent = direction == .leftToRight ? line.indent : 0
      return LayoutRect(
        x: rect.x + indent + offset, y: top + line.top, width: line.width, height: line.height)
    }
  }

  /// The baseline of a line when the text is set into a rectangle, absolute, in points.
  public func baseline(of line: TextLine, in rect: LayoutRect) -> Double {
    firstTop(in: rect) + line.baseline
  }

  /// Whether the text, as it was measured, stands within a rectangle of that size.
  package func fits(_ rect: LayoutRect) -> Bool {
    size.height <= rect.height + SceneTolerance.text
      && lines.allSatisfy { $0.width + $0.indent <= rect.width + SceneTolerance.text }
  }

  private func firstTop(in rect: LayoutRect) -> Double {
    rect.y + max(0, (rect.height - size.height) / 2)
  }
}
