/// A line as wrapping finds it, in clusters and units.
struct WrappedLine {
  /// Its clusters, hanging ones included.
  var clusters: Range<Int>
  /// Behind the last cluster that does not hang.
  var visibleEnd: Int
  /// The advance of what is drawn.
  var advance: Int
  /// Where an ellipsis stands in for what was cut off.
  var ellipsis: TextEllipsis?
  /// The clusters drawn behind the ellipsis; none unless it stands at the head or in the middle.
  var tail: Range<Int> = 0..<0
}

/// Fills lines greedily: each takes as much as fits.
///
/// A part without opportunities that is too long for a line is cut at clusters; at least one
/// cluster stands on each line, and a consonant of Thai or Lao stays with a vowel that is written
/// before it if the two fit on a line. Because advances add up exactly, any width between the widest line
/// and the given one gives the same lines, and a wider one never more of them. What kerning takes off
/// a cluster for the sake of the one before it, a line that starts with it gets back.
struct LineWrapper {
  /// The lines so far.
  private(set) var lines: [WrappedLine] = []
  /// The advance of the widest part without opportunities.
  private(set) var widestWord = 0

  private let limit: Int
  private let breaksAnywhere: Bool
  private var lineStart = 0
  private var lineOrigin = 0
  private var wordOrigin = 0
  private var now = Mark()
  /// Before the last cluster.
  private var last = Mark()
  private var opportunity: (index: Int, mark: Mark)?

  /// How far the text has come: advances are sums from the text's start.
  private struct Mark {
    var total = 0
    var visible = 0
    var visibleEnd = 0
  }

  /// Wraps a text.
  ///
  /// - Parameters:
  ///   - text: The measured clusters.
  ///   - limit: The advance that no line exceeds if it can be cut.
  ///   - breaksAnywhere: Whether lines end at any cluster, not only at opportunities.
  /// - Complexity: O(*n*).
  init(_ text: ClusteredText, limit: Int, breaksAnywhere: Bool = false) {
    self.limit = limit
    self.breaksAnywhere = breaksAnywhere
    for (index, cluster) in text.clusters.enumerated() { add(cluster, at: index, of: text) }
    let count = text.clusters.count
    endWord(before: count, of: text)
    guard let last = text.clusters.last else { return }
    endLine(before: count, now, of: text)
    if last.traits.contains(.endsLine) {
      endLine(before: count, now, of: text)
    }
  }

  private mutating func add(
    _ cluster: TextCluster, at index: Int, of text: ClusteredText
  ) {
    if cluster.traits.contains(.mustStartLine) {
      endWord(before: index, of: text)
      endLine(before: index, now, of: text)
    } else if breaksAnywhere {
      endWord(before: index, of: text)
    } else if cluster.traits.contains(.mayStartLine) {
      endWord(before: index, of: text)
      opportunity = (index, now)
    }
    let (earlier, before) = (last, now)
    last = now
    now.total += Int(cluster.advance)
    if cluster.traits.contains(.hangs) { return }
    now.visible = now.total
    now.visibleEnd = index + 1
    guard now.visible - lineOrigin > limit else { return }
    if let opportunity { endLine(before: opportunity.index, opportunity.mark, of: text) }
    if cluster.traits.contains(.followsItsVowel), !breaksAnywhere, index - 1 > lineStart,
      now.visible - lineOrigin > limit
    {
      endLine(before: index - 1, earlier, of: text)
    }
    if now.visible - lineOrigin > limit, index > lineStart {
      endLine(before: index, before, of: text)
    }
  }

  private mutating func endWord(before index: Int, of text: ClusteredText) {
    widestWord = max(widestWord, now.visible - wordOrigin)
    wordOrigin = now.total + text.kern(of: index)
  }

  /// Ends the line before a cluster, where the text had come as far as the mark says.
  private mutating func endLine(before index: Int, _ mark: Mark, of text: ClusteredText) {
    lines.append(
      WrappedLine(
        clusters: lineStart..<index, visibleEnd: max(lineStart, mark.visibleEnd),
        advance: max(0, mark.visible - lineOrigin)))
    lineStart = index
    lineOrigin = mark.total + text.kern(of: index)
    opportunity = nil
  }
}
