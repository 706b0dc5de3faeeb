internal import GuideFormats

/// Ligatures: glyphs that wait until it is known what follows them.
///
/// A ligature belongs to all the clusters that it draws. The first keeps its own advance; the second
/// one owes the difference, like kerning, so that a line that ends between the two has them as they
/// are apart, as HarfBuzz has it when it shapes each line by itself. Where more than two melt, a break
/// behind the second one leaves the difference on its line.
extension ClusteredText {
  /// Lets the last glyph wait, whose cluster comes next.
  mutating func wait() {
    let current = pen.current
    if pen.waiting.isEmpty {
      pen.beforeWaiting = pen.previous
      pen.reach = 0
    }
    let reach = pen.fonts.shelf.substitutions[current.file].reach(of: current.glyph)
    pen.reach = max(pen.reach - 1, reach)
    pen.waiting.append(
      PendingGlyph(
        cluster: clusters.count, glyph: current.glyph,
        advance: pen.fonts.advance(current.glyph, in: current.file)))
    pen.isPending = true
  }

  /// Whether a character may belong to a ligature with those that wait.
  mutating func goesOn(with code: UInt32) -> Bool {
    guard !pen.waiting.isEmpty, pen.reach > 0, !isEmoji, code >= 0xa0, !GlyphPen.isIgnorable(code),
      let found = pen.fonts.find(code), pen.fonts.order[found.rank] == pen.current.file
    else { return false }
    let script = FontScript.script(of: code) ?? pen.script
    return script == pen.script
      && pen.fonts.shelf.substitutions[pen.current.file].mayContinue(found.glyph, in: script)
  }

  /// Whether a sign of the first file's ASCII may belong to a ligature with those that wait.
  mutating func goesOn(withASCII code: Int) -> Bool {
    guard !pen.waiting.isEmpty, pen.reach > 0, pen.ascii.signs[code].mayContinue,
      pen.current.file == pen.fonts.order[0]
    else { return false }
    return pen.script == .latin || !UInt8(truncatingIfNeeded: code).isLetter
  }

  /// Puts what the font says in place of the glyphs that waited, and kerns them.
  mutating func substitute() {
    var glyphs: [PendingGlyph] = []
    swap(&glyphs, &pen.waiting)
    let before = pen.beforeWaiting
    let (last, count, code) = (pen.current, glyphs.count, pen.asciiCode)
    let lastGlyph = glyphs[count - 1].glyph
    pen.fonts.shelf.substitutions[last.file].apply(
      to: &glyphs, behind: before.file == last.file ? before.glyph : 0, in: pen.script)
    var place = before
    for glyph in glyphs {
      pen.previous = place
      place = GlyphPen.Place(
        file: last.file, rank: last.rank, glyph: glyph.glyph, hasMarks: glyph.hasMarks,
        isIncomplete: last.isIncomplete)
      pen.current = place
      spread(pen.fonts.advance(glyph.glyph, in: last.file) - glyph.advance, over: glyph)
    }
    let isLastKept = glyphs.count == count && glyphs[count - 1].glyph == lastGlyph
    pen.asciiCode = isLastKept ? code : -1
    glyphs.removeAll(keepingCapacity: true)
    swap(&glyphs, &pen.waiting)
  }

  /// Kerns a glyph and changes the advances of its clusters by what it is wider than theirs.
  private mutating func spread(_ difference: Int32, over glyph: PendingGlyph) {
    let others = glyph.cluster + 1..<glyph.cluster + glyph.clusterCount
    var left = difference
    if others.isEmpty {
      clusters[glyph.cluster].advance.widen(by: left)
      left = 0
    } else {
      // What the others cannot owe, because it is more than they have, is the first one's.
      let room = others.reduce(Int32(0)) { sum, index in
        var sum = sum
        sum.widen(by: clusters[index].advance)
        return sum
      }
      let rest = min(0, left + room)
      clusters[glyph.cluster].advance.widen(by: rest)
      left -= rest
    }
    lean(at: glyph.cluster, by: pen.kerning())
    for index in others where left != 0 {
      var cluster = clusters[index]
      let share = max(left, -cluster.advance)
      owe(share, &cluster, index)
      clusters[index] = cluster
      left -= share
    }
  }
}
