internal import GuideFormats

/// Measuring with font files, cluster by cluster.
extension ClusteredText {
  /// Draws a sign of ASCII that starts a cluster.
  ///
  /// - Parameters:
  ///   - code: The sign.
  ///   - cluster: Its cluster, with the estimated advance.
  ///   - next: The byte behind it; 0 at the text's end.
  mutating func drawASCII(_ code: UInt32, _ cluster: inout TextCluster, next: UInt8) {
    let index = Int(code)
    let sign = pen.ascii.signs[index]
    guard sign.advance >= 0 else {
      _ = draw(code, &cluster)
      return
    }
    if pen.isPending, !goesOn(withASCII: index) { settle() }
    cluster.advance = sign.advance
    if UInt8(truncatingIfNeeded: index).isLetter { pen.script = .latin }
    pen.letter = nil
    let before = pen.asciiCode
    pen.move(to: sign, code: index)
    if sign.start != .never || pen.isPending, waits(sign, next) { return wait() }
    if before >= 0 {
      if !pen.ascii.kerning.isEmpty { lean(&cluster, by: pen.ascii.kerning[before * 128 + index]) }
    } else {
      lean(&cluster, by: pen.kerning())
    }
  }

  /// Whether the last sign of ASCII has to wait for what follows.
  private func waits(_ sign: ASCIIMetrics.Sign, _ next: UInt8) -> Bool {
    if pen.isPending || sign.start == .alone { return true }
    return next >= 0x80 || pen.ascii.signs[Int(next)].mayContinue
  }

  /// Draws a character that starts a cluster.
  ///
  /// - Parameters:
  ///   - code: The character.
  ///   - cluster: Its cluster, with the estimated advance.
  /// - Returns: Whether a file has it, or it is nothing to be drawn.
  mutating func draw(_ code: UInt32, _ cluster: inout TextCluster) -> Bool {
    let joins = pen.joinsAcross || pen.letter != nil && joinLetter(before: code)
    pen.joinsAcross = false
    if pen.isPending, !goesOn(with: code) { settle() }
    pen.asciiCode = -1
    pen.letter = nil
    if code < 0x20 || (0x7f..<0xa0).contains(code) || code == 0x2028 || code == 0x2029 {
      pen.move(to: GlyphPen.Place())
      if code == 0x09, pen.fonts.find(0x20) != nil {
        cluster.advance = 4 * pen.plainAdvance(of: 0x20)
      }
      return true
    }
    if GlyphPen.isIgnorable(code) {
      cluster.advance = 0
      return true
    }
    if let script = FontScript.script(of: code) { pen.script = script }
    guard let found = pen.fonts.find(code) else {
      if drawParts(of: code, &cluster) { return true }
      pen.lacks(code)
      pen.move(to: GlyphPen.Place())
      return false
    }
    let file = pen.fonts.order[found.rank]
    var place = GlyphPen.Place(file: file, rank: found.rank, glyph: found.glyph)
    if isEmoji {
      place.glyph = 0
    } else if ArabicForms.letters.contains(code), !pen.fonts.shelf.arabic[file].isEmpty {
      place.glyph = pen.fonts.shelf.arabic[file].glyph(joins ? .final : .isolated, of: code)
      pen.letter = ArabicForms.Letter(code: code, joinsBefore: joins)
      pen.isPending = true
    }
    cluster.advance = pen.fonts.advance(isEmoji ? found.glyph : place.glyph, in: file)
    pen.move(to: place)
    if pen.letter == nil, pen.fonts.shelf.substitutes[file],
      !pen.waiting.isEmpty
        || pen.fonts.shelf.substitutions[file].mayStart(place.glyph, in: pen.script)
    {
      wait()
    } else if !pen.isPending {
      lean(&cluster, by: pen.kerning())
    }
    return true
  }

  /// Draws a character that belongs to the last cluster.
  ///
  /// - Parameters:
  ///   - code: The character.
  ///   - properties: What the table says of it.
  ///   - bytes: The text.
  ///   - end: Where the character ends.
  /// - Returns: Whether the cluster is one that a file has.
  mutating func extendGlyph(
    _ code: UInt32, _ properties: LineBreakProperties, _ bytes: Span<UInt8>, _ end: Int
  ) -> Bool {
    if code == 0x200c {
      pen.letter = nil
      if !pen.waiting.isEmpty { settle() }
    }
    if code == 0x200d { _ = joinLetter(before: code) }
    guard pen.current.file >= 0 else {
      if !GlyphPen.isIgnorable(code), pen.fonts.find(code) == nil { pen.lacks(code) }
      return false
    }
    pen.asciiCode = -1
    if code == 0xfe0f || code == 0x20e3, Self.mayBeEmoji(base) {
      if !pen.waiting.isEmpty { settle() }
      isEmoji = true
      pen.current.glyph = 0
    }
    if GlyphPen.isIgnorable(code) { return true }
    if Composition.mayCompose(code), compose(to: end, bytes) { return true }
    pen.current.hasMarks = true
    if !pen.waiting.isEmpty { pen.waiting[pen.waiting.count - 1].hasMarks = true }
    let glyph = pen.fonts.shelf.maps[pen.current.file].drawnGlyph(code)
    if glyph == 0 {
      drawAnew(code, properties, bytes, end)
    } else if !isEmoji {
      widenLast(by: Self.markAdvance(glyph, properties, pen.current.file, pen.fonts))
    }
    return true
  }

  /// The advance of a character that belongs to a cluster: nothing for marks.
  static func markAdvance(
    _ glyph: UInt16, _ properties: LineBreakProperties, _ file: Int, _ fonts: FontSelection
  ) -> Int32 {
    let isSpacing = fonts.shelf.knowsMarks[file] || properties.cellWidth > 0
    return isSpacing ? fonts.advance(glyph, in: file) : 0
  }

  /// Draws the last cluster anew with a file that has the whole of it, now that one of its
  /// characters is not in the one that had the others.
  private mutating func drawAnew(
    _ code: UInt32, _ properties: LineBreakProperties, _ bytes: Span<UInt8>, _ end: Int
  ) {
    if !pen.waiting.isEmpty { settle() }
    let last = clusters.count - 1
    var rank = pen.current.rank + 1
    while !pen.current.isIncomplete, rank < pen.fonts.order.count {
      if let (place, advance) = cluster(from: clusters[last].start, to: end, bytes, rank) {
        clusters[last].advance = advance
        if clusters[last].traits.contains(.kerned) {
          clusters[last].traits.remove(.kerned)
          kerns.removeLast()
        }
        let previous = pen.previous
        pen.move(to: place)
        pen.previous = previous
        return
      }
      rank += 1
    }
    // A file that lacks a part of a cluster lacks it for good, so that no more are tried.
    pen.current.isIncomplete = true
    pen.lacks(code)
    if isEmoji { clusters[last].advance = AdvanceTable.emoji }
  }
}
