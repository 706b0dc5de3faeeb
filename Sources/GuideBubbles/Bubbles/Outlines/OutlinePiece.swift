/// A part of an outline between two vertices.
struct OutlinePiece {
  var segment: OutlineSegment
  /// The vertices at its ends.
  var start: Int
  var end: Int
  /// The segment that it is a part of.
  var source: Int

  /// The other way round; nothing for an arc.
  var reversed: OutlinePiece? {
    segment.reversed.map { OutlinePiece(segment: $0, start: end, end: start, source: source) }
  }
}

extension [OutlinePiece] {
  /// The pieces without those that lie on an earlier one, in the same or the other direction.
  ///
  /// Two that join the same vertices lie on each other when they are halfway along at one point.
  func withoutRepetitions(tolerance: Double) -> [OutlinePiece] {
    func key(_ piece: OutlinePiece) -> (Int, Int) {
      (Swift.min(piece.start, piece.end), Swift.max(piece.start, piece.end))
    }
    let order = indices.sorted {
      let (left, right) = (key(self[$0]), key(self[$1]))
      return left == right ? $0 < $1 : left < right
    }
    var isRepeated = [Bool](repeating: false, count: count)
    for (place, index) in order.enumerated() where !isRepeated[index] {
      for other in order[(place + 1)...] {
        guard key(self[other]) == key(self[index]) else { break }
        let distance = self[index].segment.middle.vector(to: self[other].segment.middle).length
        // The ends may have moved by the tolerance each, the middles then by a little more.
        if distance <= 4 * tolerance { isRepeated[other] = true }
      }
    }
    return indices.filter { !isRepeated[$0] }.map { self[$0] }
  }
}
