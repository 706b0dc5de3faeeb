import TestSupport
import Testing

@testable import GuideText

/// Cluster boundaries, beside those of the standard library.
@Suite struct TextClusterTests {
  /// Scalars of every class of UAX #29, and some that break lines.
  private static let pool: [Unicode.Scalar] = [
    "a", " ", "\r", "\n", "\u{7}", "\u{301}", "\u{200c}", "\u{200d}", "\u{94d}", "क", "ष",
    "\u{93f}",
    "\u{600}", "🇨", "🇭", "👩", "👍", "🏽", "❤", "\u{fe0f}", "\u{20e3}", "1", "\u{1100}", "\u{1161}",
    "\u{11a8}", "가", "각", "保", "ก", "ำ", "\u{e0062}", "\u{200b}", "ب", "\u{d4e}", "\u{1f3fb}", "©",
  ]

  @Test func `clusters are the standard library's characters`() {
    forAll(seeds: 0..<3000) { random in
      let scalars = (0..<8).map { _ in Self.pool.randomElement(using: &random) ?? "a" }
      return String(String.UnicodeScalarView(scalars))
    } holds: { text in
      let expected = text.indices.map { $0.utf16Offset(in: text) }
      return Self.starts(text) == expected
    }
  }

  private static func starts(_ text: String) -> [Int] {
    var breaker = ClusterBreaker()
    var offset = 0
    var starts: [Int] = []
    for scalar in text.unicodeScalars {
      let isPrintableASCII = scalar.value >= 0x20 && scalar.value < 0x7f
      let kind = ClusterTable.shared[scalar.value].clusterClass
      if isPrintableASCII ? breaker.startsClusterInASCII() : breaker.startsCluster(kind) {
        starts.append(offset)
      }
      offset += UTF16.width(scalar)
    }
    return starts
  }

  @Test func `a code point beyond the tables has properties`() {
    #expect(LineBreakTable.shared[0x2_0000].lineClass == .id)
    #expect(LineBreakTable.shared[0x2_0000].cellWidth == 2)
    #expect(LineBreakTable.shared[0xe_0100].lineClass == .cm)
    #expect(LineBreakTable.shared[0x10_ffff].lineClass == .al)
    #expect(ClusterTable.shared[0xe_0100].clusterClass == .extend)
    #expect(ClusterTable.shared[0x10_ffff].clusterClass == .other)
  }

  @Test func `Hangul syllables with and without a final differ`() {
    #expect(LineBreakTable.shared[0xac00].lineClass == .h2)
    #expect(LineBreakTable.shared[0xac01].lineClass == .h3)
    #expect(LineBreakTable.shared[0xd788].lineClass == .h2)
    #expect(ClusterTable.shared[0xac00].clusterClass == .lv)
    #expect(ClusterTable.shared[0xd7a3].clusterClass == .lvt)
  }

  @Test func `a table is read run by run, cut off or filled up to its count`() {
    #expect(RunLengthTable.values("2100", count: 4) == [1, 1, 1, 0] as [UInt8])
    #expect(RunLengthTable.values("21", count: 2) == [1, 1] as [UInt8])
    #expect(RunLengthTable.values("0P1\n 0", count: 2) == [32, 0] as [UInt8])
    #expect(RunLengthTable.values("", count: 1) == [0] as [UInt8])
  }
}
