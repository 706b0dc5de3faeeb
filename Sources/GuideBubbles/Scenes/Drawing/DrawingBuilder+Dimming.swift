internal import GuideBubbles

extension DrawingBuilder {
  /// The dimming: the screen less the cut-outs, as one path.
  ///
  /// Cut-outs that overlap are united first. The screen runs counter-clockwise and the holes
  /// clockwise, so that the even-odd and the non-zero rule agree.
  func dimmingGroup(for step: SolvedStep) -> DrawingGroup {
    let holes = Self.groups(of: step.cutouts.filter { $0.frame.overlaps(screen.frame) })
      .flatMap { group in
        let outlines = group.map(\.outline)
        return outlines.count > 1 ? OutlineUnion.outlines(of: outlines) : outlines
      }
    let path = DrawingPath([backwards(screen.frame)] + holes, fillRule: .evenOdd)
    return DrawingGroup(
      .dimming, elements: [.shape(DrawingShape(path, fill: DrawingPalette.dimming))])
  }

  /// The cut-outs in groups whose frames lie apart, or only touch, each in the order given.
  static func groups(of cutouts: [Cutout]) -> [[Cutout]] {
    var group = Array(cutouts.indices)
    func first(of index: Int) -> Int {
      var index = index
      while group[index] != index { index = group[index] }
      return index
    }
    // From left to right, so that only cut-outs above and below each other are compared.
    let order = cutouts.indices.sorted {
      (cutouts[$0].frame.minX, $0) < (cutouts[$1].frame.minX, $1)
    }
    for (place, here) in order.enumerated() {
      for there in order[(place + 1)...] {
        if cutouts[there].frame.minX >= cutouts[here].frame.maxX { break }
        guard cutouts[here].frame.overlaps(cutouts[there].frame) else { continue }
        let (one, other) = (first(of: here), first(of: there))
        group[max(one, other)] = min(one, other)
      }
    }
    let firsts = cutouts.indices.map(first)
    var groups = [[Cutout]](repeating: [], count: cutouts.count)
    for (cutout, first) in zip(cutouts, firsts) { groups[first].append(cutout) }
    return groups.filter { !$0.isEmpty }
  }

  private func backwards(_ rect: LayoutRect) -> OutlinePath {
    OutlinePath(elements: [
      .move(to: LayoutPoint(x: rect.minX, y: rect.minY)),
      .line(to: LayoutPoint(x: rect.minX, y: rect.maxY)),
      .line(to: LayoutPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: LayoutPoint(x: rect.maxX, y: rect.minY)),
      .close,
    ])
  }
}
