/// Pieces chained into closed outlines.
struct OutlineLoops {
  /// The outlines, each closed.
  private(set) var outlines: [OutlinePath] = []
  /// How many chains had no piece to go on with and were closed by a straight line, and what else is
  /// known to be wrong.
  var faultCount = 0

  /// Chains pieces end to start.
  ///
  /// As many pieces start at a vertex as end there, so every chain comes back to where it began;
  /// where it could go on in several ways it takes the earliest, whatever it is: the area is the same.
  init(_ pieces: [OutlinePiece]) {
    var following = OutlineFollowing(pieces)
    var isUsed = [Bool](repeating: false, count: pieces.count)
    for first in pieces.indices where !isUsed[first] {
      var loop: [OutlinePiece] = []
      var next: Int? = first
      while let index = next {
        isUsed[index] = true
        loop.append(pieces[index])
        next =
          pieces[index].end == pieces[first].start
          ? nil : following.take(from: pieces[index].end, isUsed: isUsed)
      }
      if loop.last?.end != pieces[first].start { faultCount += 1 }
      if let outline = OutlinePath(joining: loop.map { ($0.segment, $0.source) }) {
        outlines.append(outline)
      }
    }
  }
}

/// Which pieces start at a vertex.
private struct OutlineFollowing {
  private let order: [Int]
  private let starts: [Int]

  init(_ pieces: [OutlinePiece]) {
    order = pieces.indices.sorted { (pieces[$0].start, $0) < (pieces[$1].start, $1) }
    starts = order.map { pieces[$0].start }
  }

  /// The first piece at a vertex that is not used yet.
  mutating func take(from vertex: Int, isUsed: [Bool]) -> Int? {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < vertex { low = middle + 1 } else { high = middle }
    }
    while low < starts.count, starts[low] == vertex {
      if !isUsed[order[low]] { return order[low] }
      low += 1
    }
    return nil
  }
}

extension OutlinePath {
  /// Makes one closed outline from segments, each with the number of what it is a part of.
  ///
  /// Parts of the same arc that follow each other become one, and so do lines without a corner. What
  /// is shorter than a billionth of a point is a matter of rounding and left out.
  /// Nothing when they hold no area.
  init?(joining all: [(segment: OutlineSegment, source: Int)]) {
    let segments = all.filter {
      $0.segment.start.vector(to: $0.segment.end).length > BubbleTolerance.vanishing
    }
    var joined: [(segment: OutlineSegment, source: Int)] = []
    // Starts at a corner, so that no line is cut at the path's start.
    let first = segments.indices.first { index in
      let before = segments[(index + segments.count - 1) % segments.count]
      return !before.segment.goesOn(
        into: segments[index].segment, before.source == segments[index].source)
    }
    let start = first ?? 0
    for next in segments[start...] + segments[..<start] {
      if let last = joined.last, last.segment.goesOn(into: next.segment, last.source == next.source)
      {
        joined[joined.count - 1].segment.end = next.segment.end
      } else {
        joined.append(next)
      }
    }
    guard let pen = joined.first?.segment.start, joined.count > 1 else { return nil }
    self.init(elements: [.move(to: pen)])
    for (index, (segment, _)) in joined.enumerated() {
      if let circle = segment.circle {
        elements.append(.arc(radius: circle.radius, to: segment.end))
      } else if index + 1 < joined.count
        || segment.end.vector(to: pen).length > BubbleTolerance.vanishing
      {
        elements.append(.line(to: segment.end))
      }
    }
    elements.append(.close)
  }
}

extension OutlineSegment {
  /// Whether the next segment only prolongs this one.
  fileprivate func goesOn(into next: OutlineSegment, _ isSameSource: Bool) -> Bool {
    if circle != nil || next.circle != nil {
      return isSameSource && circle == next.circle
    }
    let (here, there) = (start.vector(to: end), next.start.vector(to: next.end))
    return here.dot(there) > 0
      && here.cross(there).magnitude <= BubbleTolerance.straight * max(here.length, there.length)
  }
}
