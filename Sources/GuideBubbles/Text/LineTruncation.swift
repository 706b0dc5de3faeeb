/// Keeps the first lines of a wrapped text and ends the last of them with an ellipsis.
struct LineTruncation {
  /// The lines that are kept; the last one's clusters reach to the text's end.
  private(set) var lines: [WrappedLine]
  /// Whether something visible was cut off.
  private(set) var isTruncated = false

  /// Cuts off what exceeds a number of lines.
  ///
  /// - Parameters:
  ///   - lines: All lines of the text.
  ///   - text: The clusters that they number.
  ///   - lineLimit: The most lines to keep; 0 keeps all.
  ///   - limit: The advance that the last line with its ellipsis does not exceed, if it can be cut.
  ///   - ellipsis: The ellipsis' advance.
  init(
    _ lines: [WrappedLine], of text: ClusteredText, lineLimit: Int, limit: Int, ellipsis: Int
  ) {
    self.lines = lines
    guard lineLimit > 0, lines.count > lineLimit else { return }
    isTruncated = lines[lineLimit...].contains { $0.visibleEnd > $0.clusters.lowerBound }
    self.lines.removeSubrange(lineLimit...)
    var last = lines[lineLimit - 1]
    if isTruncated { Self.shorten(&last, of: text, limit: limit, ellipsis: ellipsis) }
    last.clusters = last.clusters.lowerBound..<text.clusters.count
    self.lines[lineLimit - 1] = last
  }

  /// Takes as many clusters of the paragraph as fit before an ellipsis; spaces before it hang.
  private static func shorten(
    _ line: inout WrappedLine, of text: ClusteredText, limit: Int, ellipsis: Int
  ) {
    line.visibleEnd = line.clusters.lowerBound
    line.advance = ellipsis
    var total = -text.kern(of: line.clusters.lowerBound)
    for index in line.clusters.lowerBound..<text.clusters.count {
      let cluster = text.clusters[index]
      if cluster.traits.contains(.endsLine) { return }
      total += Int(cluster.advance)
      if cluster.traits.contains(.hangs) { continue }
      if total + ellipsis > limit { return }
      line.visibleEnd = index + 1
      line.advance = total + ellipsis
    }
  }
}
