/// The tables of a synthetic font, written out.
extension SyntheticFont {
  var head: FontBytes {
    var words = Array(repeating: 0, count: 27)
    words[9] = unitsPerEm
    return FontBytes(words: words)
  }

  var lineTable: FontBytes {
    var words = [1, 0, line.ascender, line.descender, line.gap]
    words += Array(repeating: 0, count: 12) + [glyphs.count]
    return FontBytes(words: words)
  }

  var windows: FontBytes {
    var words = Array(repeating: 0, count: 39)
    words[2] = weightClass
    words[31] = usesTypographicLine ? 1 << 7 : 0
    words[34] = typographicLine.ascender
    words[35] = typographicLine.descender
    words[36] = typographicLine.gap
    return FontBytes(words: words)
  }

  var names: FontBytes {
    let units = Array(family.utf16)
    var table = FontBytes(words: [0, 1, 18, 3, 1, 0x409, 1, 2 * units.count, 0])
    table.append(FontBytes(words: units.map(Int.init)))
    return table
  }

  var definitions: FontBytes {
    var table = FontBytes(words: [1, 0, 0, 0, 0, 0])
    table.append([FontLookup.classes(marks, number: 3)], offsetsAt: [4])
    return table
  }

  var legacyKerning: FontBytes {
    let sorted = legacyPairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
    let pairs = [sorted.count, 0, 0, 0] + sorted.flatMap { [$0.first, $0.second, $0.value] }
    let length = 2 * pairs.count
    guard hasAppleKerning else { return FontBytes(words: [0, 1, 0, 6 + length, 1] + pairs) }
    // A part across the line and one of classes come first.
    let others = [0, 8 + length, 0x4000, 0] + pairs + [0, 16, 2, 0, 8, 0, 0, 0]
    return FontBytes(words: [1, 0, 0, 3] + others + [0, 8 + length, 0, 0] + pairs)
  }

  var characterMap: FontBytes {
    let mapped = glyphs.enumerated().compactMap { index, glyph in
      glyph.code.map { (code: Int($0), glyph: index) }
    }.sorted { $0.code < $1.code }
    let encoding = [mapFormat == 12 ? 10 : 1]
    let isApple = mapFormat == 0
    var table = FontBytes(words: [0, 1] + (isApple ? [1, 0] : [3] + encoding) + [0, 12])
    switch mapFormat {
    case 0: table.append(byteMap(mapped))
    case 6:
      // Only platform 0 has it among those that are read.
      table = FontBytes(words: [0, 1, 0, 3, 0, 12])
      table.append(arrayMap(mapped))
    case 12: table.append(groupMap(mapped))
    default: table.append(segmentMap(mapped))
    }
    return table
  }

  private func byteMap(_ mapped: [(code: Int, glyph: Int)]) -> FontBytes {
    var glyphs = Array(repeating: UInt8(0), count: 256)
    for entry in mapped where entry.code < 256 { glyphs[entry.code] = UInt8(entry.glyph) }
    var table = FontBytes(words: [0, 262, 0])
    table.append(FontBytes(glyphs))
    return table
  }

  private func arrayMap(_ mapped: [(code: Int, glyph: Int)]) -> FontBytes {
    let (first, last) = (mapped.first?.code ?? 0, mapped.last?.code ?? -1)
    let glyphs = (first...max(first, last)).map { code in
      mapped.first { $0.code == code }?.glyph ?? 0
    }
    return FontBytes(words: [6, 10 + 2 * glyphs.count, 0, first, glyphs.count] + glyphs)
  }

  private func groupMap(_ mapped: [(code: Int, glyph: Int)]) -> FontBytes {
    var table = FontBytes(words: [12, 0])
    for number in [16 + 12 * mapped.count, 0, mapped.count] { table.u32(number) }
    for entry in mapped {
      for number in [entry.code, entry.code, entry.glyph] { table.u32(number) }
    }
    return table
  }

  /// Segments of one character each, every second one through an array of glyphs.
  private func segmentMap(_ all: [(code: Int, glyph: Int)]) -> FontBytes {
    let mapped = all.filter { $0.code < 0xffff } + [(code: 0xffff, glyph: 0)]
    let count = mapped.count
    var words = [4, 0, 0, 2 * count, 0, 0, 0] + mapped.map(\.code) + [0] + mapped.map(\.code)
    words += mapped.enumerated().map { $0 % 2 == 0 ? $1.glyph - $1.code : 0 }
    // Behind the list of offsets stands the array, a word for each segment.
    words += mapped.indices.map { $0 % 2 == 0 ? 0 : 2 * count }
    words += mapped.map(\.glyph)
    words[1] = 2 * words.count
    return FontBytes(words: words)
  }
}
