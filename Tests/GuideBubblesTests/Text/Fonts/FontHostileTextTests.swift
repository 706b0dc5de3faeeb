import GuideText
import LayoutGeometry
import TestSupport
import Testing

/// What hostile texts and numbers end in: a layout in order.
@Suite struct FontHostileTextTests {
  @Test func `hostile texts are laid out in order, with damaged fonts and without`() {
    var (read, refused) = (0, 0)
    for seed in Campaign.seeds(250, campaign: 400) {
      let sample = Sample(seed: seed)
      switch sample.damagedFont {
      case .success: read += 1
      case .failure(let error):
        #expect(error.offset >= 0, "seed \(seed)")
        refused += 1
      }
      for chain in sample.chains {
        let fault = sample.layout.fault(in: sample.text, chain)
        #expect(fault == nil, "seed \(seed), \(sample.layout), \(chain.files.count) files")
      }
    }
    #expect(read > refused / 8)
    print("hostile texts: \(read + refused), \(read) with a damaged font as well")
  }

  @Test func `sizes are finite whatever the scale`() {
    for scale in [0, -1, .nan, .infinity, 1e-300, 1e300] {
      let layout = TextMeasurer(scale: scale).layout("Save it", font: TextFont(), maximumWidth: 40)
      #expect(layout.size.width > 0 && layout.size.width.isFinite, "scale \(scale)")
      #expect(layout.size.height > 0 && layout.size.height.isFinite, "scale \(scale)")
    }
  }

  @Test func `places are finite whatever the size and the height of lines`() {
    for size in [1e-308, 1e9, 1e300, .greatestFiniteMagnitude] {
      for lineHeight in [LineHeightRule.natural, .exactly(.greatestFiniteMagnitude)] {
        let layout = TextMeasurer(scale: 3, lineHeight: lineHeight).layout(
          "Save it\nnow", font: TextFont(size: size), maximumWidth: 1e308)
        let numbers = layout.lines.flatMap { [$0.width, $0.top, $0.baseline, $0.height] }
        #expect(layout.lines.count > 1)
        let isFinite = numbers.allSatisfy(\.isFinite)
        #expect(isFinite, "size \(size), \(lineHeight)")
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      }
    }
  }

  /// A hostile text, how it is laid out, and a damaged font for it.
  struct Sample {
    let text: String
    let layout: Case
    let damagedFont: Result<FontFile, FontError>

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      text = HostileString.random(using: &random)
      layout = Case(using: &random)
      damagedFont = FontHostileTextTests.damagedFont(using: &random)
    }

    /// No font, and the damaged one if it is read.
    var chains: [FontChain] {
      let font = try? damagedFont.get()
      return [FontChain()] + (font.map { [FontChain([$0])] } ?? [])
    }
  }

  /// A font with faults that is read for all that, if some trials find one.
  private static func damagedFont(using random: inout SplitMix64) -> Result<FontFile, FontError> {
    var last = FontError(.notAFont, table: "", offset: 0)
    for _ in 0..<4 {
      let sample = SyntheticFont.samples.randomElement(using: &random)?.bytes ?? []
      do throws(FontError) {
        return .success(try FontFile(FontMutation.mutate(sample, using: &random)))
      } catch {
        last = error
      }
    }
    return .failure(last)
  }

  /// How a text is laid out: each number may be one that is none.
  struct Case: CustomStringConvertible {
    var measurer = TextMeasurer()
    var font = TextFont()
    var width: Double?
    var limit = 0
    var mode = LineBreakMode.wordWrap

    init(using random: inout SplitMix64) {
      measurer.scale = Self.pick([1, 2, 3, 0, -1, .nan, .infinity, 1e-300, 1e300], &random)
      measurer.strictness = Bool.random(using: &random) ? .strict : .normal
      measurer.keepsHangulWords = Bool.random(using: &random)
      measurer.baseDirection = Self.pick([nil, .leftToRight, .rightToLeft], &random)
      measurer.lineHeight = Self.pick(
        [
          .natural, .multiple(.nan), .multiple(1e300), .exactly(1e308), .exactly(-1), .exactly(0),
          .atLeast(.nan),
        ],
        &random)
      font.size = Self.pick([17, 15, 1e-300, 1e308, 0, -3, .nan, .infinity, -.infinity], &random)
      font.weight = Bool.random(using: &random) ? .bold : .regular
      width = Self.pick(
        [nil, 0, 1, 40, 300, -5, .nan, .infinity, -.infinity, 1e300, 1e-300], &random)
      limit = Self.pick([0, 0, 1, 2, -1, .max, .min], &random)
      mode = Self.pick(LineBreakMode.allCases, &random)
    }

    private static func pick<Value>(_ values: [Value], _ random: inout SplitMix64) -> Value {
      values[Int.random(in: 0..<values.count, using: &random)]
    }

    var description: String {
      "scale \(measurer.scale), size \(font.size), width \(width.map(\.description) ?? "none"), "
        + "limit \(limit), \(mode)"
    }

    /// What is wrong with a layout of the text, if anything.
    func fault(in text: String, _ chain: FontChain) -> String? {
      var measurer = measurer
      measurer.fonts = chain
      let layout = measurer.layout(
        text, font: font, maximumWidth: width, lineLimit: limit, breakMode: mode)
      guard !layout.lines.isEmpty else {
        return layout.size == LayoutSize() ? nil : "a size without a line"
      }
      let numbers =
        [layout.size.width, layout.size.height, layout.unlimitedHeight, layout.narrowestWidth]
        + layout.lines.flatMap { [$0.width, $0.height, $0.top] + $0.runs.map(\.width) }
      guard numbers.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return "a number that is none" }
      var end = 0
      for line in layout.lines {
        guard line.range.lowerBound == end, line.range.upperBound >= end else {
          return "lines out of order at byte \(end)"
        }
        end = line.range.upperBound
      }
      return end == text.utf8.count ? nil : "lines that end at byte \(end)"
    }
  }
}
