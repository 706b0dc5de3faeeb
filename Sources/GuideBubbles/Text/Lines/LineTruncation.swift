/// Keeps the first lines of a wrapped text and makes the last of them show what its mode says.
struct LineTruncation {
  /// The lines that are kept; the last one's clusters reach to the text's end.
  private(set) var lines: [WrappedLine]
  /// Whether something visible was cut off.
  private(set) var isTruncated = false

  private let text: ClusteredText
  private let limit: Int

  /// Cuts off what exceeds a number of lines.
  ///
  /// - Parameters:
  ///   - lines: All lines of the text.
  ///   - text: The clusters that they number.
  ///   - mode: What the last line shows.
  ///   - lineLimit: The most lines to keep; 0 keeps all.
  ///   - limit: The advance that the last line with its ellipsis does not exceed, if it can be cut;
  ///     a clipped one exceeds it by less than its last cluster.
  ///   - ellipsis: The ellipsis' advance.
  /// - Complexity: O(*n*) for *n* clusters from the last line's start.
  init(
    _ lines: [WrappedLine], of text: ClusteredText, _ mode: LineBreakMode, lineLimit: Int,
    limit: Int, ellipsis: Int
  ) {
    self.lines = lines
    self.text = text
    self.limit = limit
    guard lineLimit > 0, lines.count > lineLimit else { return }
    let end = lines[lineLimit...].last { $0.visibleEnd > $0.clusters.lowerBound }?.visibleEnd
    self.lines.removeSubrange(lineLimit...)
    var last = lines[lineLimit - 1]
    if let end {
      isTruncated = true
      switch mode {
      case .wordWrap, .characterWrap: break
      case .clip: runOn(&last)
      case .truncateTail: shorten(&last, ellipsis: ellipsis, keepingHead: true, tailTo: nil)
      case .truncateMiddle: shorten(&last, ellipsis: ellipsis, keepingHead: true, tailTo: end)
      case .truncateHead: shorten(&last, ellipsis: ellipsis, keepingHead: false, tailTo: end)
      }
      last.ellipsis = mode.ellipsis
      if mode == .clip || mode.ellipsis != nil { last.hyphen = nil }
    }
    last.clusters = last.clusters.lowerBound..<text.clusters.count
    self.lines[lineLimit - 1] = last
  }

  /// Lets a line run on up to the cluster that the edge cuts through.
  private func runOn(_ line: inout WrappedLine) {
    var head = Part(at: line.clusters.lowerBound, total: -text.kern(of: line.clusters.lowerBound))
    while head.total <= limit, let longer = extended(head, upTo: text.clusters.count) {
      head = longer
    }
    line.visibleEnd = head.index
    line.advance = max(0, head.total)
  }

  /// A part of a text that is kept: where it ends, or begins, and its advance.
  private struct Part {
    var index: Int
    var total: Int

    init(at index: Int, total: Int = 0) {
      self.index = index
      self.total = total
    }
  }

  /// Takes as many clusters as fit beside an ellipsis, spaces beside which hang.
  ///
  /// With both a head and a tail the shorter of the two grows first, so that they stay alike in
  /// width.
  private func shorten(
    _ line: inout WrappedLine, ellipsis: Int, keepingHead: Bool, tailTo end: Int?
  ) {
    let start = line.clusters.lowerBound
    var head = Part(at: start, total: -text.kern(of: start))
    var tail = Part(at: end ?? text.clusters.count)
    var (headWidth, tailWidth) = (0, 0)
    let room = limit - ellipsis
    var headGrows = keepingHead
    var tailGrows = end != nil
    while headGrows || tailGrows {
      if headGrows, !tailGrows || headWidth <= tailWidth {
        let longer = extended(head, upTo: tail.index)
        let width = max(0, longer?.total ?? 0)
        headGrows = longer != nil && width + tailWidth <= room
        if headGrows, let longer { (head, headWidth) = (longer, width) }
      } else {
        let longer = extended(tail, downTo: head.index)
        let width = longer.map { max(0, $0.total - text.kern(of: $0.index)) } ?? 0
        tailGrows = longer != nil && headWidth + width <= room
        if tailGrows, let longer { (tail, tailWidth) = (longer, width) }
      }
    }
    line.visibleEnd = head.index
    line.tail = end.map { tail.index..<$0 } ?? 0..<0
    line.advance = headWidth + ellipsis + tailWidth
  }

  /// The part up to and with the next cluster that does not hang; nothing at the paragraph's end.
  private func extended(_ part: Part, upTo end: Int) -> Part? {
    var part = part
    while part.index < end {
      let cluster = text.clusters[part.index]
      if cluster.traits.contains(.endsLine) { return nil }
      part.index += 1
      part.total += Int(cluster.advance)
      if !cluster.traits.contains(.hangs) { return part }
    }
    return nil
  }

  /// The part from the cluster before that does not hang; nothing at the paragraph's start.
  private func extended(_ part: Part, downTo start: Int) -> Part? {
    var part = part
    while part.index > start {
      let cluster = text.clusters[part.index - 1]
      if cluster.traits.contains(.endsLine) { return nil }
      part.index -= 1
      part.total += Int(cluster.advance)
      if !cluster.traits.contains(.hangs) { return part }
    }
    return nil
  }
}
