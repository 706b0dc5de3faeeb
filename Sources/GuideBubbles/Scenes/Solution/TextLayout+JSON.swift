extension TextLayout {
  /// What a solution says of a text: how it was measured, whether it was cut off, and its lines.
  ///
  /// - Parameters:
  ///   - rect: Where the text stands, absolute, in points.
  ///   - alignment: How lines stand between its left and right edges.
  ///   - direction: The direction in which leading comes before trailing.
  ///   - scale: Pixels a point, to which frames are snapped.
  /// - Returns: Members of a JSON object.
  func members(
    in rect: LayoutRect, alignment: ViewTextAlignment, direction: UserInterfaceLayoutDirection,
    scale: Double
  ) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [("measured", .string(measured.rawValue))]
    if isTruncated { members.append(("truncated", .bool(true))) }
    let lines = lineMembers(in: rect, alignment: alignment, direction: direction, scale: scale)
    return members + [("lines", .array(lines.map { .object($0) }))]
  }

  /// What a solution says of each line.
  func lineMembers(
    in rect: LayoutRect, alignment: ViewTextAlignment, direction: UserInterfaceLayoutDirection,
    scale: Double
  ) -> [[(String, JSONValue)]] {
    let frames = lineFrames(in: rect, alignment: alignment, direction: direction)
    return zip(lines, frames).map { line, frame in
      let baseline = baseline(of: line, in: rect).snapped(toScale: scale)
      let isFromRight = (alignment == .leading) == (direction == .rightToLeft)
      return line.members(
        frame: Self.box(frame, isFromRight: isFromRight, scale: scale), baseline: baseline)
    }
  }

  /// A line on pixels: its edges rounded, its width rounded up.
  private static func box(_ frame: LayoutRect, isFromRight: Bool, scale: Double) -> LayoutRect {
    let width = frame.width.ceiled(toScale: scale)
    let left = (isFromRight ? frame.maxX - width : frame.minX).snapped(toScale: scale)
    return LayoutRect(
      left: left, top: frame.minY.snapped(toScale: scale), right: left + width,
      bottom: frame.maxY.snapped(toScale: scale))
  }
}

extension TextLine {
  fileprivate func members(frame: LayoutRect, baseline: Double) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [
      ("text", .string(text)),
      ("range", .array([.number(range.lowerBound), .number(range.upperBound)])),
      ("frame", .rect(frame)), ("baseline", .length(baseline)),
    ]
    if direction == .rightToLeft { members.append(("direction", .string("rtl"))) }
    if let ellipsis { members.append(("ellipsis", .string(ellipsis.rawValue))) }
    return members
  }
}
