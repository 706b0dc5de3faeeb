/// Characters as a font draws them.
extension Composition {
  /// A character in parts that a font has; nothing where it lacks one of them.
  func decomposed(_ code: UInt32, for map: CharacterMap) -> [UInt32]? {
    guard let (first, second) = parts(of: code) else { return nil }
    guard second == 0 || map.drawnGlyph(second) != 0 else { return nil }
    let rest = second == 0 ? [] : [second]
    if map.drawnGlyph(first) != 0 { return [first] + rest }
    return decomposed(first, for: map).map { $0 + rest }
  }

  /// A cluster's characters as a font draws them.
  ///
  /// - Parameters:
  ///   - codes: The characters, few.
  ///   - map: The font's.
  /// - Returns: The marks in order, and parts composed where the font has a glyph for the whole.
  func drawn(_ codes: [UInt32], by map: CharacterMap) -> [UInt32] {
    var codes = codes
    if let first = codes.first, map.drawnGlyph(first) == 0,
      let parts = decomposed(first, for: map)
    {
      codes.replaceSubrange(0..<1, with: parts)
    }
    // A syllable may be there without the one that lacks its final.
    if codes.count == 3, let open = HangulSyllables.composed(codes[0], codes[1]),
      let whole = HangulSyllables.composed(open, codes[2]), map.glyph(whole) != 0
    {
      return [whole]
    }
    orderMarks(&codes)
    var (drawn, starter, lastClass) = ([UInt32](), -1, UInt8(0))
    for code in codes {
      let markClass = combiningClass(of: code)
      let isBlocked = starter < drawn.count - 1 && lastClass >= markClass
      if starter >= 0, !isBlocked, let whole = composed(drawn[starter], code),
        map.glyph(whole) != 0
      {
        drawn[starter] = whole
        continue
      }
      if markClass == 0 { starter = drawn.count }
      drawn.append(code)
      lastClass = markClass
    }
    return drawn
  }

  /// Sorts each row of marks by class, those of one class staying in order.
  private func orderMarks(_ codes: inout [UInt32]) {
    for index in codes.indices.dropFirst() {
      let markClass = combiningClass(of: codes[index])
      var place = index
      while markClass > 0, place > 0, combiningClass(of: codes[place - 1]) > markClass {
        codes.swapAt(place, place - 1)
        place -= 1
      }
    }
  }
}
