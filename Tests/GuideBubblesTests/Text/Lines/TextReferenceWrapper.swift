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
      mayEnd[index] = found.isMandatory || !breaksAnywhere
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
    return zip(ends, ends.dropFirst()).map { width($0, $1) }.max() ?? 0
  }

  /// Whether a line that starts at that offset was begun by an emergency.
  func isEmergency(_ offset: Int) -> Bool {
    guard !breaksAnywhere, offset > 0 else { return false }
    return !(0..<mayEnd.count).contains { mayEnd[$0] && text.start(of: $0) == offset }
  }

  /// Where clusters start, in UTF-8 bytes.
  var clusterStarts: [Int] { text.clusters.map(\.start) }

  private func lineEnd(from start: Int, limit: Int) -> Int {
    let count = text.clusters.count
    let paragraphEnd = (start + 1..<count).first { mustEnd[$0] } ?? count
    if fits(start, paragraphEnd, limit) { return paragraphEnd }
    let ends = start + 1..<paragraphEnd
    return ends.last { mayEnd[$0] && fits(start, $0, limit) }
      ?? ends.last { fits(start, $0, limit) && !partsVowel($0) }
      ?? ends.last { fits(start, $0, limit) } ?? start + 1
  }

  /// Whether a cluster is a consonant whose vowel stands before it.
  private func partsVowel(_ index: Int) -> Bool {
    !breaksAnywhere && text.clusters[index].traits.contains(.followsItsVowel)
  }

  /// Whether a line is within the limit, or draws one cluster, which no break could spare it.
  private func fits(_ start: Int, _ end: Int, _ limit: Int) -> Bool {
    width(start, end) <= limit || visibleEnds[end] <= start + 1
  }

  private func line(_ start: Int, _ end: Int) -> Line {
    Line(range: text.start(of: start)..<text.start(of: end), width: width(start, end))
  }

  /// The advance from a cluster to another without what hangs at the end.
  private func width(_ start: Int, _ end: Int) -> Int {
    let end = visibleEnds[end]
    guard end > start else { return 0 }
    return totals[end] - totals[start] - text.kern(of: start)
  }
}
