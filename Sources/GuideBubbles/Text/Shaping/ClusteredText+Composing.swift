/// Clusters of several characters, drawn by what a font has of them: the whole or the parts.
extension ClusteredText {
  /// Draws the last cluster as one character with the mark that was found to belong to it.
  ///
  /// - Returns: Whether the font has a glyph for the two together; if not, nothing has changed.
  mutating func compose(to end: Int, _ bytes: Span<UInt8>) -> Bool {
    let last = clusters.count - 1
    let (place, file) = (pen.current, pen.current.file)
    guard !isEmoji, !place.isIncomplete, end - clusters[last].start <= Composition.mostBytes
    else { return false }
    let codes = Self.codes(from: clusters[last].start, to: end, bytes)
    let drawn = Composition.shared.drawn(codes, by: pen.fonts.shelf.maps[file])
    guard let base = drawn.first, drawn.count < codes.count, base != codes[0],
      var (composed, advance) = draw(drawn, rank: place.rank)
    else { return false }
    if let letter = pen.letter {
      pen.letter?.code = base
      let form: ArabicGlyphs.Form = letter.joinsBefore ? .final : .isolated
      let glyph = pen.fonts.shelf.arabic[file].glyph(form, of: base)
      if glyph != 0 {
        advance.widen(by: -pen.fonts.advance(composed.glyph, in: file))
        advance.widen(by: pen.fonts.advance(glyph, in: file))
        composed.glyph = glyph
      }
    }
    unlean()
    clusters[last].advance = advance
    pen.current = composed
    pen.asciiCode = -1
    if !pen.waiting.isEmpty {
      let index = pen.waiting.count - 1
      pen.waiting[index].glyph = composed.glyph
      pen.waiting[index].advance = pen.fonts.advance(composed.glyph, in: file)
      pen.waiting[index].hasMarks = composed.hasMarks
    } else if !pen.isPending {
      lean(at: last, by: pen.kerning())
    }
    return true
  }

  /// Takes back how the last cluster was kerned with the one before it.
  private mutating func unlean() {
    let last = clusters.count - 1
    if clusters[last].traits.contains(.kerned) {
      clusters[last].traits.remove(.kerned)
      kerns.removeLast()
    } else if pen.leanedSpace.cluster == last - 1, last > 0 {
      clusters[last - 1].advance.widen(by: -pen.leanedSpace.units)
      pen.leanedSpace = (-1, 0)
    }
  }

  /// Draws a character that no file has by its parts, if one has those.
  mutating func drawParts(of code: UInt32, _ cluster: inout TextCluster) -> Bool {
    guard Composition.shared.parts(of: code) != nil else { return false }
    for rank in 0..<pen.fonts.order.count {
      let map = pen.fonts.shelf.maps[pen.fonts.order[rank]]
      guard let parts = Composition.shared.decomposed(code, for: map),
        let (place, advance) = draw(parts, rank: rank)
      else { continue }
      cluster.advance = advance
      if pen.isPending { settle() }
      pen.move(to: place)
      lean(&cluster, by: pen.kerning())
      return true
    }
    return false
  }

  private static func codes(from start: Int, to end: Int, _ bytes: Span<UInt8>) -> [UInt32] {
    var (codes, offset) = ([UInt32](), start)
    while offset < end {
      let (code, next) = bytes.scalar(at: offset)
      if !GlyphPen.isIgnorable(code) { codes.append(code) }
      offset = next
    }
    return codes
  }

  /// A cluster's characters drawn by one file, if that has all of them.
  private func draw(_ codes: [UInt32], rank: Int) -> (GlyphPen.Place, Int32)? {
    let file = pen.fonts.order[rank]
    var place = GlyphPen.Place(file: file, rank: rank, hasMarks: codes.count > 1)
    var advance = Int32(0)
    for (index, code) in codes.enumerated() {
      let glyph = pen.fonts.shelf.maps[file].drawnGlyph(code)
      if glyph == 0 { return nil }
      if index == 0 {
        place.glyph = isEmoji ? 0 : glyph
        advance = pen.fonts.advance(glyph, in: file)
      } else if !isEmoji {
        advance.widen(by: Self.markAdvance(glyph, LineBreakTable.shared[code], file, pen.fonts))
      }
    }
    return (place, advance)
  }

  /// A whole cluster drawn by one file, if that has all of it.
  func cluster(
    from start: Int, to end: Int, _ bytes: Span<UInt8>, _ rank: Int
  ) -> (GlyphPen.Place, Int32)? {
    let file = pen.fonts.order[rank]
    if end - start <= Composition.mostBytes {
      let codes = Self.codes(from: start, to: end, bytes)
      return draw(Composition.shared.drawn(codes, by: pen.fonts.shelf.maps[file]), rank: rank)
    }
    var (place, advance) = (GlyphPen.Place(file: file, rank: rank, hasMarks: true), Int32(0))
    var offset = start
    while offset < end {
      let (code, next) = bytes.scalar(at: offset)
      let isFirst = offset == start
      offset = next
      if GlyphPen.isIgnorable(code) { continue }
      let glyph = pen.fonts.shelf.maps[file].drawnGlyph(code)
      if glyph == 0 { return nil }
      if isFirst {
        place.glyph = isEmoji ? 0 : glyph
        advance = pen.fonts.advance(glyph, in: file)
      } else if !isEmoji {
        advance.widen(
          by: Self.markAdvance(glyph, LineBreakTable.shared[code], file, pen.fonts))
      }
    }
    return (place, advance)
  }
}
