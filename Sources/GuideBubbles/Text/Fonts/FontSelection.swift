/// The files of a chain as one font asks them.
struct FontSelection {
  /// The chain's files.
  let files: [FontFile]
  /// Their parts.
  let shelf: FontShelf
  /// Their numbers in the order of asking.
  let order: [Int]
  /// The weight that was asked for.
  let weight: TextFont.Weight
  /// Whether a file has the family that was asked for, if one was.
  var hasFamily = true

  /// Whether a file only stands in for one of the weight asked for.
  func isStandIn(_ file: Int) -> Bool { files[file].weight != weight }

  /// The advance of a glyph, in units of `AdvanceTable`.
  ///
  /// Bold is a twentieth wider where a regular file stands in, but for signs as wide as an em.
  func advance(_ glyph: UInt16, in file: Int) -> Int32 {
    let advance = shelf.advances[file][Int(glyph)]
    guard weight == .bold, isStandIn(file), advance < AdvanceTable.unitsPerEm else {
      return advance
    }
    return advance / 20 * 21
  }

  /// The first file that has a glyph for a code point, by its place in the order of asking.
  func find(_ code: UInt32) -> (rank: Int, glyph: UInt16)? {
    for rank in 0..<order.count {
      let glyph = shelf.maps[order[rank]].drawnGlyph(code)
      if glyph != 0 { return (rank, glyph) }
    }
    return nil
  }

  /// From a line's top to its baseline and on to the next top, in em: the most of the first file
  /// and of those that a text used.
  func line(using used: [Bool]) -> (ascent: Double, drop: Double) {
    var line = (ascent: 0.0, drop: 0.0)
    if let first = order.first { line = (files[first].headers.ascent, files[first].headers.drop) }
    for (file, isUsed) in zip(files, used) where isUsed {
      line = (max(line.ascent, file.headers.ascent), max(line.drop, file.headers.drop))
    }
    return line
  }
}
