/// What neighbours do to each other: joined letters, ligatures and kerning.
extension ClusteredText {
  /// Gives the last letter the form in which it joins what comes, if the two join.
  ///
  /// - Parameter code: A letter, or the zero width joiner.
  /// - Returns: Whether they do.
  mutating func joinLetter(before code: UInt32) -> Bool {
    guard let letter = pen.letter, pen.current.file >= 0 else { return false }
    let forms = ArabicForms.shared
    guard forms.joinsAfter(letter.code), code == 0x200d || forms.joinsBefore(code) else {
      return false
    }
    let (file, form) = (pen.current.file, letter.joinsBefore)
    let glyph = pen.fonts.shelf.arabic[file].glyph(form ? .medial : .initial, of: letter.code)
    guard glyph != 0 else { return false }
    let advance = pen.fonts.advance(pen.current.glyph, in: file)
    widenLast(by: pen.fonts.advance(glyph, in: file) - advance)
    pen.current.glyph = glyph
    return true
  }

  /// Finishes the last cluster, now that its form is known: it melts into the one before it, or is
  /// kerned with it.
  mutating func settle() {
    guard pen.isPending else { return }
    pen.isPending = false
    if !pen.waiting.isEmpty { return substitute() }
    guard var cluster = clusters.popLast() else { return }
    let (first, second) = (pen.previous, pen.current)
    let isJoined = pen.letter?.joinsBefore ?? false
    if isJoined, first.file == second.file, let last = clusters.indices.last,
      !clusters[last].traits.contains(.softHyphen),
      let glyph = pen.fonts.shelf.arabic[first.file].ligature(first.glyph, second.glyph)
    {
      let advances = [first.glyph, second.glyph, glyph].map {
        pen.fonts.advance($0, in: first.file)
      }
      clusters[last].advance.widen(by: advances[2] - advances[0])
      cluster.advance.widen(by: -advances[1])
      pen.current.glyph = glyph
    } else {
      lean(&cluster, by: pen.kerning())
    }
    clusters.append(cluster)
  }

  /// Moves a cluster that comes next closer to the last one, or away from it.
  ///
  /// Beside a space it is the space that changes, so that at a line's end the change hangs with it.
  /// Otherwise it is the later cluster, whose part is given back where it starts a line. Neither
  /// becomes narrower than nothing, so that a longer line is always wider.
  mutating func lean(_ cluster: inout TextCluster, by units: Int32) {
    guard units != 0, let last = drawnCluster(before: clusters.count) else { return }
    if clusters[last].traits.contains(.hangs) {
      pen.leanedSpace = (last, units)
      clusters[last].advance.widen(by: units)
    } else {
      kern(&cluster, clusters.count, behind: clusters[last], by: units)
    }
  }

  /// Moves a cluster that is in its place already.
  mutating func lean(at index: Int, by units: Int32) {
    guard units != 0, let last = drawnCluster(before: index) else { return }
    if clusters[last].traits.contains(.hangs) {
      pen.leanedSpace = (last, units)
      clusters[last].advance.widen(by: units)
    } else {
      var cluster = clusters[index]
      kern(&cluster, index, behind: clusters[last], by: units)
      clusters[index] = cluster
    }
  }

  private mutating func kern(
    _ cluster: inout TextCluster, _ index: Int, behind last: TextCluster, by units: Int32
  ) {
    let lead = last.traits.contains(.kerned) ? kerns.last?.units ?? 0 : 0
    let room = min(last.advance - max(0, lead), cluster.advance)
    owe(max(units, -max(0, room)), &cluster, index)
  }

  /// Widens a cluster by what it owes to the one before it.
  mutating func owe(_ units: Int32, _ cluster: inout TextCluster, _ index: Int) {
    guard units != 0 else { return }
    cluster.advance.widen(by: units)
    cluster.traits.insert(.kerned)
    if kerns.isEmpty { kerns.reserveCapacity(16) }
    kerns.append((index, units))
  }
}
