/// What a text shows where a line ends at one of its soft hyphens.
struct SoftHyphen {
  /// The character that is drawn: a font's hyphen, or where it lacks one the sign of ASCII.
  let code: UInt32
  /// The glyph; without files no glyph at all.
  let place: GlyphPen.Place
  /// Its advance by itself.
  let advance: Int32
  /// How much closer hyphens stand to what is before them, in the order of their clusters.
  private var kerns: [(cluster: Int, units: Int32)] = []

  /// U+2010 HYPHEN, and U+002D in its stead.
  private static let codes: [UInt32] = [0x2010, 0x2d]

  /// Takes the hyphen from the first file that has one; without any it is the sign of ASCII, which
  /// people write and most fonts draw alike.
  ///
  /// - Parameters:
  ///   - fonts: The files; may be empty.
  ///   - metrics: What stands in for the font where no file has a hyphen.
  init(_ fonts: FontSelection, _ metrics: FontMetrics) {
    for rank in 0..<fonts.order.count {
      let file = fonts.order[rank]
      for code in Self.codes {
        let glyph = fonts.shelf.maps[file].glyph(code)
        guard glyph != 0 else { continue }
        self.code = code
        place = GlyphPen.Place(file: file, rank: rank, glyph: glyph)
        advance = fonts.advance(glyph, in: file)
        return
      }
    }
    code = 0x2d
    place = GlyphPen.Place()
    advance = metrics.advance(ofASCII: code)
  }

  /// Notes how much closer the hyphen of a cluster stands to what is before it.
  mutating func kern(_ cluster: Int, by units: Int32) {
    if units != 0 { kerns.append((cluster, units)) }
  }

  /// The advance of the hyphen that a cluster shows at a line's end.
  ///
  /// - Complexity: O(log *n*) for *n* kerned hyphens.
  func advance(of cluster: Int) -> Int {
    var (low, high) = (0, kerns.count)
    while low < high {
      let middle = (low + high) / 2
      if kerns[middle].cluster < cluster { low = middle + 1 } else { high = middle }
    }
    let isKerned = low < kerns.count && kerns[low].cluster == cluster
    return max(0, Int(advance) + (isKerned ? Int(kerns[low].units) : 0))
  }
}

/// Soft hyphens: places at which a word may be parted.
///
/// Each is a cluster that takes no room and stands between no two others: letters join and lean on
/// each other across it. Only the ligatures of a font end at it, since it marks a seam of the word.
extension ClusteredText {
  /// Adds a soft hyphen.
  ///
  /// - Parameters:
  ///   - cluster: Its cluster.
  ///   - bytes: The text.
  ///   - next: Where what follows starts.
  mutating func addSoftHyphen(_ cluster: TextCluster, _ bytes: Span<UInt8>, _ next: Int) {
    var cluster = cluster
    cluster.advance = 0
    cluster.traits.formUnion([.softHyphen, .hangs])
    let place = (softHyphen ?? firstSoftHyphen()).place
    if pen.hasFiles {
      pen.joinsAcross = joinLetter(before: Self.letter(at: next, bytes))
      settle()
      pen.letter = nil
      pen.asciiCode = -1
      softHyphen?.kern(clusters.count, by: pen.kerning(before: place))
    }
    clusters.append(cluster)
  }

  /// Finds the text's hyphen, of which the pen is told.
  private mutating func firstSoftHyphen() -> SoftHyphen {
    let hyphen = SoftHyphen(pen.fonts, metrics)
    // Told wherever lines end, so that all widths give lines of one height.
    if hyphen.place.file >= 0 { pen.use(hyphen.place.file) }
    softHyphen = hyphen
    return hyphen
  }

  /// The first character that is no soft hyphen; 0 at the text's end.
  private static func letter(at offset: Int, _ bytes: Span<UInt8>) -> UInt32 {
    var offset = offset
    while offset < bytes.count {
      let (code, next) = bytes.scalar(at: offset)
      if code != 0xad { return code }
      offset = next
    }
    return 0
  }

  /// The last cluster before a place that is no soft hyphen.
  func drawnCluster(before index: Int) -> Int? {
    var index = index - 1
    while index >= 0, clusters[index].traits.contains(.softHyphen) { index -= 1 }
    return index >= 0 ? index : nil
  }

  /// The advance of the hyphen that a line shows that ends before a cluster; nothing where no soft
  /// hyphen is, or where none parts a word.
  func hyphen(before index: Int) -> Int? {
    guard let softHyphen, index > 0, clusters[index - 1].traits.contains(.softHyphen),
      let drawn = drawnCluster(before: index), !clusters[drawn].traits.contains(.hangs)
    else { return nil }
    return softHyphen.advance(of: index - 1)
  }
}
