import GuideText
import LayoutGeometry
import TestSupport
import Testing

/// Small fonts that seem to be very large, because their tables list the same things again and again:
/// reading and measuring with them takes no longer than with honest ones.
@Suite struct FontOverlapTests {
  private struct Sample: CustomTestStringConvertible {
    var testDescription: String
    var table: String
    var substitutions: [(tag: String, lookups: [FontLookup])] = []
    var kerning: [FontLookup] = []
  }

  private static let none = Array(repeating: 0, count: 12_000)

  private static let samples = [
    Sample(
      testDescription: "contexts that name lookups of many parts", table: "GSUB",
      substitutions: [
        (
          "liga",
          [
            .contexts(of: [1], sets: 1, changes: (1, 16), copies: 300), .nothing(copies: 8_000),
          ]
        )
      ]),
    Sample(
      testDescription: "contexts whose sets list nothing at length", table: "GSUB",
      substitutions: [
        ("liga", [.contexts(of: none, sets: 16, changes: (0, 0), copies: 100)])
      ]),
    Sample(
      testDescription: "ligatures of Arabic in parts that overlap", table: "GSUB",
      substitutions: [("rlig", [.ligatures(2, 3, 4, count: 3_000, copies: 5_000)])]),
    Sample(
      testDescription: "pairs in parts that overlap", table: "GPOS",
      kerning: [.emptyPairs(count: 12_000, copies: 400)]),
  ]

  @Test(arguments: samples.indices)
  func `a font with overlapping tables is refused`(_ index: Int) {
    let sample = Self.samples[index]
    var font = SyntheticFont("abcب")
    font.substitutions = sample.substitutions
    font.kerning = sample.kerning
    do throws(FontError) {
      _ = try FontFile(font.bytes)
      Issue.record("\(sample.testDescription): read")
    } catch {
      #expect(error.table == sample.table)
      #expect(error.description.contains("has too many parts"), "\(sample.testDescription)")
    }
  }

  @Test func `more contexts than any font has change no width`() throws {
    let layout = try Self.measurer(contexts: 500).layout(Self.text, font: TextFont(size: 10))
    #expect(layout.size.width == 2_400)
  }

  static let text = String(repeating: "a", count: 400)

  /// A measurer by a font with so many contexts in each of 19 lookups.
  static func measurer(contexts: Int) throws -> TextMeasurer {
    var font = SyntheticFont("ab")
    let lookup = FontLookup.contexts(of: [1], sets: 9, changes: (0, 0), copies: contexts)
    font.substitutions = [("liga", Array(repeating: lookup, count: 19))]
    return TextMeasurer(fonts: FontChain([try FontFile(font.bytes)]))
  }

  @Test func `of ligatures with the same glyphs the first that is listed counts`() throws {
    var font = SyntheticFont("بال")
    let (narrow, wide) = (font.add(nil, advance: 300), font.add(nil, advance: 900))
    let (alef, lam) = (font.glyph("ا"), font.glyph("ل"))
    font.substitutions = [
      ("rlig", [.ligature(lam, alef, narrow), .ligature(lam, alef, wide)])
    ]
    let measurer = TextMeasurer(fonts: FontChain([try FontFile(font.bytes)]))
    #expect(measurer.layout("لا", font: TextFont(size: 10)).size.width == 3)
  }
}
