/// A line as wrapping finds it, in clusters and units.
struct WrappedLine {
  /// Its clusters, hanging ones included.
  var clusters: Range<Int>
  /// Behind the last cluster that does not hang.
  var visibleEnd: Int
  /// The advance of what is drawn, a hyphen at its end included.
  var advance: Int
  /// The advance of that hyphen; nothing for a line that does not end at a soft one.
  var hyphen: Int?
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
///
/// A line ends at a soft hyphen only if the hyphen that it then shows fits as well. A word that has to be
/// cut is cut no further than before the first of its soft hyphens, and shows none there: else a wider
/// line, for which the hyphen fits, would be shorter.
struct LineWrapper {
  /// The lines so far.
  private(set) var lines: [WrappedLine] = []
  /// The advance of the widest part without opportunities.
  private(set) var widestWord = 0

  private let limit: Int
  private let breaksAnywhere: Bool
  private let hasSoftHyphens: Bool
  private var lineStart = 0
  private var lineOrigin = 0
  private var wordOrigin = 0
  /// The parts of the last word that end in soft hyphens: where each starts, and its advance with the
  /// hyphen.
  private var hyphenated: [(origin: Int, advance: Int)] = []
  private var now = Mark()
  /// Before the last cluster.
  private var last = Mark()
  private var opportunity: Opportunity?
  /// Before the first soft hyphen of the line for whose hyphen there was no room.
  private var passed: Opportunity?

  /// The last place where the line can end.
  private struct Opportunity {
    /// The cluster that the next line would start with.
    var index: Int
    /// How far the text had come before it.
    var mark: Mark
    /// The hyphen that the line would show.
    var hyphen: Int?
  }

  /// How far the text has come: advances are sums from the text's start.
  private struct Mark {
    var total = 0
    var visible = 0
    var visibleEnd = 0

    mutating func add(_ cluster: TextCluster, at index: Int) {
      total += Int(cluster.advance)
      if cluster.traits.contains(.hangs) { return }
      visible = total
      visibleEnd = index + 1
    }
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
    hasSoftHyphens = text.softHyphen != nil
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
      noteOpportunity(before: index, of: text)
    }
    let (earlier, before) = (last, now)
    last = now
    now.add(cluster, at: index)
    if cluster.traits.contains(.hangs) { return }
    guard now.visible - lineOrigin > limit else { return }
    takeOpportunities(before: index, of: text)
    if cluster.traits.contains(.followsItsVowel), !breaksAnywhere, index - 1 > lineStart,
      now.visible - lineOrigin > limit
    {
      cut(before: index - 1, earlier, of: text)
    }
    if now.visible - lineOrigin > limit { cut(before: index, before, of: text) }
  }

  /// Remembers that the line can end before a cluster.
  private mutating func noteOpportunity(before index: Int, of text: ClusteredText) {
    guard hasSoftHyphens, text.clusters[index - 1].traits.contains(.softHyphen) else {
      endWord(before: index, of: text)
      opportunity = Opportunity(index: index, mark: now)
      return
    }
    guard let hyphen = text.hyphen(before: index) else { return }
    hyphenated.append((wordOrigin, now.visible + hyphen - wordOrigin))
    wordOrigin = now.total + text.kern(of: index)
    note(hyphen, before: index, now)
  }

  /// Remembers that the line can end at a soft hyphen, if there is room.
  private mutating func note(_ hyphen: Int, before index: Int, _ mark: Mark) {
    guard mark.visibleEnd > lineStart else { return }
    if mark.visible + hyphen - lineOrigin <= limit {
      opportunity = Opportunity(index: index, mark: mark, hyphen: hyphen)
    } else if passed == nil {
      passed = Opportunity(index: mark.visibleEnd, mark: mark)
    }
  }

  /// Ends the line, which has become too long with a cluster, where it can end, and so the next one.
  private mutating func takeOpportunities(before index: Int, of text: ClusteredText) {
    while now.visible - lineOrigin > limit, let taken = opportunity ?? passed {
      let hasPassed = passed != nil
      endLine(before: taken.index, taken.mark, of: text, hyphen: taken.hyphen)
      guard hasPassed else { return }
      // A hyphen for which there was no room may fit on the new line.
      var mark = taken.mark
      for place in taken.index..<index {
        mark.add(text.clusters[place], at: place)
        guard text.clusters[place + 1].traits.contains(.mayStartLine),
          let hyphen = text.hyphen(before: place + 1)
        else { continue }
        note(hyphen, before: place + 1, mark)
      }
    }
  }

  /// Cuts a word that has no place where the line can end, unless the line would have nothing to show.
  private mutating func cut(before index: Int, _ mark: Mark, of text: ClusteredText) {
    var place = index
    if hasSoftHyphens {
      if breaksAnywhere, let hyphen = text.hyphen(before: index), mark.visibleEnd > lineStart,
        mark.visible + hyphen - lineOrigin <= limit
      {
        return endLine(before: index, mark, of: text, hyphen: hyphen)
      }
      while place > lineStart, text.clusters[place - 1].traits.contains(.softHyphen) { place -= 1 }
    }
    if place > lineStart { endLine(before: place, mark, of: text) }
  }

  private mutating func endWord(before index: Int, of text: ClusteredText) {
    widestWord = max(widestWord, now.visible - wordOrigin)
    wordOrigin = now.total + text.kern(of: index)
    guard !hyphenated.isEmpty else { return }
    // Where the rest of the word is narrower than a hyphen, the word stays whole for less.
    for part in hyphenated {
      widestWord = max(widestWord, min(part.advance, now.visible - part.origin))
    }
    hyphenated.removeAll(keepingCapacity: true)
  }

  /// Ends the line before a cluster, where the text had come as far as the mark says.
  private mutating func endLine(
    before index: Int, _ mark: Mark, of text: ClusteredText, hyphen: Int? = nil
  ) {
    lines.append(
      WrappedLine(
        clusters: lineStart..<index, visibleEnd: max(lineStart, mark.visibleEnd),
        advance: max(0, mark.visible - lineOrigin + (hyphen ?? 0)), hyphen: hyphen))
    lineStart = index
    lineOrigin = mark.total + text.kern(of: index)
    opportunity = nil
    passed = nil
  }
}
