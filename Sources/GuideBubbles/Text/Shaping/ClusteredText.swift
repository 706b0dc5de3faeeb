/// The smallest piece of text that a line may be cut at: a grapheme cluster.
struct TextCluster {
  /// Where it starts, in UTF-8 bytes.
  var start: Int
  /// Its advance, in units of `AdvanceTable`.
  var advance: Int32
  /// What wrapping needs to know of it.
  var traits: Traits

  /// What wrapping needs to know of a cluster.
  struct Traits: OptionSet {
    let rawValue: UInt8
    /// A line may start with it.
    static let mayStartLine = Traits(rawValue: 1)
    /// A line must start with it, because the one before ends by force.
    static let mustStartLine = Traits(rawValue: 2)
    /// At a line's end it takes no room: a space or a line end.
    static let hangs = Traits(rawValue: 4)
    /// It ends its line by force.
    static let endsLine = Traits(rawValue: 8)
    /// Its advance has a part that is owed to the cluster before it; see `ClusteredText.kern`.
    static let kerned = Traits(rawValue: 16)
    /// The cluster before it is a vowel that is written before this consonant but spoken behind it.
    static let followsItsVowel = Traits(rawValue: 32)
    /// It is a soft hyphen: it takes no room, and a line that ends behind it shows a hyphen.
    static let softHyphen = Traits(rawValue: 64)
  }
}

/// A text cut into measured clusters, before it is wrapped to a width.
struct ClusteredText {
  /// The clusters in the text's order.
  var clusters: [TextCluster] = []
  /// Whether it has characters that make order depend on direction: letters and digits read from
  /// right to left, and codes that set a direction.
  private(set) var isBidirectional = false
  /// The text's length, in UTF-8 bytes.
  let byteCount: Int

  /// What has been drawn with font files so far.
  var pen: GlyphPen
  /// How much closer clusters stand to the one before them, in the order of the clusters.
  var kerns: [(cluster: Int, units: Int32)] = []
  /// The first character of the last cluster.
  var base: UInt32 = 0
  /// Whether the last cluster is an emoji.
  var isEmoji = false
  /// What soft hyphens show at a line's end; nothing for a text that has none.
  var softHyphen: SoftHyphen?

  let metrics: FontMetrics
  private var clusterBreaker = ClusterBreaker()
  private var letter: ArabicForms.Letter?

  /// Cuts and measures a text.
  ///
  /// - Parameters:
  ///   - bytes: The text, well-formed UTF-8.
  ///   - metrics: What stands in for the font where no file has a glyph.
  ///   - fonts: The font files, in the order of asking; may be empty.
  ///   - breaker: Finds where lines may end; it stands before the text.
  /// - Complexity: O(*n*).
  init(
    _ bytes: Span<UInt8>, metrics: FontMetrics, fonts: FontSelection, breaker: LineBreaker
  ) {
    self.metrics = metrics
    pen = GlyphPen(fonts)
    byteCount = bytes.count
    clusters.reserveCapacity(bytes.count)
    let table = LineBreakTable.shared
    var breaker = breaker
    var offset = 0
    while offset < bytes.count {
      var (code, next) = bytes.scalar(at: offset)
      if code >= 0x1100, next < bytes.count, HangulSyllables.mayGoOn(with: bytes[next]) {
        (code, next) = HangulSyllables.composed(code, next, in: bytes)
      }
      let properties = table[code]
      let action = breaker.advance(over: properties, followedBy: next, in: bytes)
      var cluster = TextCluster(start: offset, advance: 0, traits: Self.traits(action))
      if code >= 0x20, code < 0x7f {
        addASCII(code, &cluster, next: next < bytes.count ? bytes[next] : 0)
      } else {
        add(code, properties, &cluster, bytes, next)
      }
      offset = next
    }
    settle()
  }

  /// Where a cluster starts, in UTF-8 bytes; the text's end for the one behind the last.
  func start(of cluster: Int) -> Int {
    cluster < clusters.count ? clusters[cluster].start : byteCount
  }

  /// How much closer a cluster stands to the one before it: no longer so where it starts a line.
  ///
  /// - Complexity: O(log *n*) for a kerned cluster.
  func kern(of cluster: Int) -> Int {
    guard cluster < clusters.count,
      !clusters[cluster].traits.isDisjoint(with: [.kerned, .softHyphen])
    else { return 0 }
    var cluster = cluster
    while cluster < clusters.count, clusters[cluster].traits.contains(.softHyphen) { cluster += 1 }
    var (low, high) = (0, kerns.count)
    while low < high {
      let middle = (low + high) / 2
      if kerns[middle].cluster < cluster { low = middle + 1 } else { high = middle }
    }
    return low < kerns.count && kerns[low].cluster == cluster ? Int(kerns[low].units) : 0
  }

  private static func traits(_ action: LineBreaker.Action) -> TextCluster.Traits {
    switch action {
    case .none: []
    case .allowed: .mayStartLine
    case .mandatory: .mustStartLine
    }
  }

  private mutating func addASCII(_ code: UInt32, _ cluster: inout TextCluster, next: UInt8) {
    cluster.advance = metrics.advance(ofASCII: code)
    if code == 0x20 { cluster.traits.insert(.hangs) }
    guard clusterBreaker.startsClusterInASCII() else {
      return widenLast(by: pen.hasFiles ? pen.plainAdvance(of: code) : cluster.advance)
    }
    base = code
    isEmoji = false
    letter = nil
    if pen.hasFiles { drawASCII(code, &cluster, next: next) }
    clusters.append(cluster)
  }

  private mutating func add(
    _ code: UInt32, _ properties: LineBreakProperties, _ cluster: inout TextCluster,
    _ bytes: Span<UInt8>, _ next: Int
  ) {
    let properties29 = ClusterTable.shared[code]
    if properties29.isBidirectional { isBidirectional = true }
    cluster.advance = metrics.advance(of: code, properties)
    guard clusterBreaker.startsCluster(properties29.clusterClass) else {
      if !pen.hasFiles || !extendGlyph(code, properties, bytes, next) {
        extendLast(code, by: cluster.advance)
      }
      return
    }
    if code == 0xad { return addSoftHyphen(cluster, bytes, next) }
    if Self.isVowel(base, of: code) { cluster.traits.insert(.followsItsVowel) }
    base = code
    isEmoji = Self.isEmoji(properties29.clusterClass, properties)
    if isEmoji { cluster.advance = AdvanceTable.emoji }
    cluster.traits.formUnion(Self.hangingTraits(code, properties.lineClass))
    if pen.hasFiles, draw(code, &cluster) {
      letter = nil
    } else if ArabicForms.letters.contains(code) {
      joinArabic(code, &cluster)
    } else {
      letter = nil
    }
    clusters.append(cluster)
  }

  private static func isEmoji(_ kind: ClusterClass, _ properties: LineBreakProperties) -> Bool {
    kind == .regionalIndicator || kind == .pictographic && properties.cellWidth == 2
  }

  /// Whether a character is a vowel of Thai or Lao that is written before its consonant, the other.
  ///
  /// Those of the property Logical_Order_Exception in the two scripts. They are grapheme clusters of
  /// their own since Unicode 6.1, but no reader would part the two.
  private static func isVowel(_ vowel: UInt32, of consonant: UInt32) -> Bool {
    switch consonant {
    case 0xe01...0xe2e: (0xe40...0xe44).contains(vowel)
    case 0xe81...0xeae: (0xec0...0xec4).contains(vowel)
    default: false
    }
  }

  /// Whether a character turns into an emoji when a variation selector or a keycap asks for it.
  static func mayBeEmoji(_ base: UInt32) -> Bool {
    base == 0x23 || base == 0x2a || (0x30...0x39).contains(base)
      || ClusterTable.shared[base].clusterClass == .pictographic
  }

  /// Whether a character takes no room at a line's end: spaces, line ends, the zero width space.
  private static func hangingTraits(_ code: UInt32, _ item: LineBreakClass) -> TextCluster.Traits {
    if item.endsLine { return [.hangs, .endsLine] }
    if item == .zw { return .hangs }
    guard item == .ba else { return [] }
    let isSpace =
      code == 0x09 || code == 0x3000 || (0x2000...0x200a).contains(code) || code == 0x1680
      || code == 0x205f
    return isSpace ? .hangs : []
  }

  /// Adds a character that belongs to the last cluster.
  private mutating func extendLast(_ code: UInt32, by advance: Int32) {
    if code == 0x200c { letter = nil }  // forbids joining
    if code == 0xfe0f || code == 0x20e3, let last = clusters.last, Self.mayBeEmoji(base) {
      isEmoji = true
      widenLast(by: AdvanceTable.emoji - last.advance)
    } else if HangulSyllables.isPart(code) {
      // Letters that fonts stack in one block, more of them than a syllable of today has.
      clusters[clusters.count - 1].advance = metrics.syllable
    } else if !isEmoji {
      widenLast(by: advance)
    }
  }

  mutating func widenLast(by advance: Int32) {
    clusters[clusters.count - 1].advance.widen(by: advance)
  }

  /// Gives a letter and the one before it the forms in which they join.
  private mutating func joinArabic(_ code: UInt32, _ cluster: inout TextCluster) {
    let forms = ArabicForms.shared
    var current = ArabicForms.Letter(code: code, joinsBefore: false)
    if let first = letter, forms.joinsAfter(first.code), forms.joinsBefore(code) {
      let advances = forms.advances(first, code)
      let index = drawnCluster(before: clusters.count) ?? 0
      clusters[index].advance = advances.first * metrics.weightPercent / 100
      cluster.advance = advances.second * metrics.weightPercent / 100
      current.joinsBefore = true
    }
    letter = current
  }
}
