import TestSupport

@testable import GuideText

/// Greedy line filling written anew.
///
/// For each line it tries every end. It shares clusters and their advances with the library, and nothing else.
struct TextReferenceWrapper {
  struct Line: Equatable {
    var range: Range<Int>
    var width: Int
  }

  let text: ClusteredText
  let breaksAnywhere: Bool
  /// Whether a line may end before a cluster, and whether it must.
  private var mayEnd: [Bool]
  private var mustEnd: [Bool]
  /// The advance of all clusters before one.
  private var totals = [0]
  /// Behind the last cluster before one that does not hang.
  private var visibleEnds = [0]

  init(_ text: ClusteredText, opportunities: [LineBreakOpportunity], breaksAnywhere: Bool) {
    self.text = text
    self.breaksAnywhere = breaksAnywhere
    let count = text.clusters.count
    mayEnd = Array(repeating: false, count: count + 1)
    mustEnd = mayEnd
    for (index, cluster) in text.clusters.enumerated() {
      totals.append(totals[index] + Int(cluster.advance))
      visibleEnds.append(cluster.traits.contains(.hangs) ? visibleEnds[index] : index + 1)
    }
    let starts = (0...count).map { text.start(of: $0) }
    for found in opportunities {
      guard let index = starts.firstIndex(of: found.offset) else { continue }
      mustEnd[index] = found.isMandatory
      let isBareHyphen = isSoftHyphen(index - 1) && visibleEnds[index] != soft(index)
      mayEnd[index] = found.isMandatory || !breaksAnywhere && !isBareHyphen
    }
  }

  /// The lines, in UTF-8 bytes and units of advance.
  func lines(limit: Int) -> [Line] {
    let count = text.clusters.count
    var lines: [Line] = []
    var start = 0
    while start < count {
      let end = lineEnd(from: start, limit: limit)
      lines.append(line(start, end))
      start = end
    }
    if count == 0 || mustEnd[count] { lines.append(line(count, count)) }
    return lines
  }

  /// The advance of the widest part that only an emergency would cut.
  var widestPart: Int {
    let count = text.clusters.count
    let ends = (0...count).filter { $0 == 0 || $0 == count || mayEnd[$0] || breaksAnywhere }
    return zip(ends, ends.dropFirst()).map { start, end in
      let hyphen = breaksAnywhere ? 0 : hyphen(start, end)
      if hyphen == 0 { return width(start, end) }
      let wordEnd = ends.first { $0 > end && self.hyphen(start, $0) == 0 } ?? count
      return min(width(start, end) + hyphen, width(start, wordEnd))
    }.max() ?? 0
  }

  /// Whether a line that starts at that offset was begun by an emergency.
  func isEmergency(_ offset: Int) -> Bool {
    guard !breaksAnywhere, offset > 0 else { return false }
    return !(0..<mayEnd.count).contains { mayEnd[$0] && text.start(of: $0) == offset }
  }

  /// Where clusters start that are more than soft hyphens, in UTF-8 bytes.
  var clusterStarts: [Int] {
    text.clusters.filter { !$0.traits.contains(.softHyphen) }.map(\.start)
  }

  private func lineEnd(from start: Int, limit: Int) -> Int {
    let count = text.clusters.count
    let paragraphEnd = (start + 1..<count).first { mustEnd[$0] } ?? count
    if fits(start, paragraphEnd, limit) { return paragraphEnd }
    let ends = start + 1..<paragraphEnd
    let first = breaksAnywhere ? nil : ends.first { mayEnd[$0] && hyphen(start, $0) > 0 }
    let furthest = first.map(soft) ?? paragraphEnd
    let cuts = ends.filter {
      $0 <= furthest && (!isSoftHyphen($0 - 1) || breaksAnywhere && hyphen(start, $0) > 0)
    }
    let places = ends.filter { mayEnd[$0] && (!isSoftHyphen($0 - 1) || hyphen(start, $0) > 0) }
    return places.last { fits(start, $0, limit) }
      ?? cuts.last { fits(start, $0, limit) && !partsVowel($0) }
      ?? cuts.last { fits(start, $0, limit) } ?? min(drawn(start) + 1, paragraphEnd)
  }

  private func isSoftHyphen(_ index: Int) -> Bool {
    text.clusters.indices.contains(index) && text.clusters[index].traits.contains(.softHyphen)
  }

  /// Where the soft hyphens begin that stand before a cluster.
  private func soft(_ index: Int) -> Int {
    (0..<index).reversed().first { !isSoftHyphen($0) }.map { $0 + 1 } ?? 0
  }

  /// The first cluster from one on that is no soft hyphen.
  private func drawn(_ index: Int) -> Int {
    (index..<text.clusters.count).first { !isSoftHyphen($0) } ?? text.clusters.count
  }

  /// The advance of the hyphen in which a line ends that is broken behind a soft one.
  private func hyphen(_ start: Int, _ end: Int) -> Int {
    guard end < text.clusters.count, isSoftHyphen(end - 1), visibleEnds[end] == soft(end),
      visibleEnds[end] > start, !mustEnd[end], let hyphen = text.softHyphen
    else { return 0 }
    return hyphen.advance(of: end - 1)
  }

  /// Whether a cluster is a consonant whose vowel stands before it.
  private func partsVowel(_ index: Int) -> Bool {
    !breaksAnywhere && text.clusters[index].traits.contains(.followsItsVowel)
  }

  /// Whether a line is within the limit, or draws one cluster, which no break could spare it.
  private func fits(_ start: Int, _ end: Int, _ limit: Int) -> Bool {
    width(start, end) + hyphen(start, end) <= limit
      || visibleEnds[end] <= drawn(start) + 1 && hyphen(start, end) == 0
  }

  private func line(_ start: Int, _ end: Int) -> Line {
    Line(
      range: text.start(of: start)..<text.start(of: end),
      width: width(start, end) + hyphen(start, end))
  }

  /// The advance from a cluster to another without what hangs at the end.
  private func width(_ start: Int, _ end: Int) -> Int {
    let end = visibleEnds[end]
    guard end > start else { return 0 }
    return totals[end] - totals[start] - text.kern(of: drawn(start))
  }
}
