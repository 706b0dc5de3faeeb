import GuideText
import LayoutGeometry
import TestSupport
import Testing

/// What holds for every text, checked on random ones.
@Suite struct TextPropertyTests {
  private static let seeds: Range<UInt64> = 0..<400

  @Test func `a text wrapped again at its widest line keeps its lines`() {
    forAll(seeds: Self.seeds, generate: Case.init, shrink: \.smaller) { sample in
      let layout = sample.layout()
      let widest = layout.lines.map(\.width).max() ?? 0
      if widest > sample.width { return true }  // a single cluster is wider than the limit
      // The size is rounded up, so that it can be wider than a limit between two pixels.
      return sample.layout(width: widest).lines == layout.lines
        && sample.layout(width: min(layout.size.width, sample.width)).lines == layout.lines
    }
  }

  @Test func `a text wrapped for whole pixels keeps its lines at its own size`() {
    forAll(seeds: Self.seeds, generate: Case.init, shrink: \.smaller) { sample in
      let pixels = (sample.width * 3).rounded(.down) / 3
      let layout = sample.layout(width: pixels, lineLimit: sample.lineLimit)
      if layout.size.width > pixels + 1e-6 { return true }  // a single cluster is wider
      let again = sample.layout(width: layout.size.width, lineLimit: sample.lineLimit)
      return again.lines == layout.lines && again.size == layout.size
        && again.isTruncated == layout.isTruncated
    }
  }

  @Test func `a wider limit never makes a text higher, in any mode`() {
    forAll(seeds: Self.seeds, generate: Case.init, shrink: \.smaller) { sample in
      var former = LayoutSize(width: 0, height: .infinity)
      for step in 0..<8 {
        let layout = sample.layout(width: Double(step * step) * 7.3, lineLimit: sample.lineLimit)
        if layout.size.height > former.height { return false }
        if layout.unlimitedHeight < layout.size.height { return false }
        former = layout.size
      }
      return true
    }
  }

  @Test func `runs are the line's text in another order, side by side`() {
    forAll(seeds: Self.seeds, generate: Case.init, shrink: \.smaller) { sample in
      sample.layout(lineLimit: sample.lineLimit).lines.allSatisfy { line in
        var end = 0.0
        for run in line.runs {
          if (run.x - end).magnitude > 1e-6 { return false }
          end += run.width
        }
        let letters = line.runs.map(\.text).joined().unicodeScalars.sorted()
        return line.runs.isEmpty
          || (end - line.width).magnitude < 1e-6 && letters == line.text.unicodeScalars.sorted()
      }
    }
  }

  @Test func `a wider limit never gives more lines`() {
    forAll(seeds: Self.seeds, generate: Case.init, shrink: \.smaller) { sample in
      var former = Int.max
      for step in 0..<12 {
        let layout = sample.layout(width: Double(step * step) * 3.1)
        if layout.lines.count > former { return false }
        former = layout.lines.count
      }
      return true
    }
  }

  @Test func `no line is wider than the limit unless it is one cluster`() {
    forAll(seeds: Self.seeds, generate: Case.init, shrink: \.smaller) { sample in
      sample.layout(lineLimit: sample.lineLimit).lines.allSatisfy {
        $0.width <= sample.width + 2e-6 || $0.text.count == 1 || sample.mode == .clip
      }
    }
  }

  @Test func `the lines' ranges cover the text at clusters`() {
    forAll(seeds: Self.seeds, generate: Case.init, shrink: \.smaller) { sample in
      var end = 0
      for line in sample.layout(lineLimit: sample.lineLimit).lines {
        if line.range.lowerBound != end { return false }
        end = line.range.upperBound
        let index = sample.text.utf8.index(sample.text.startIndex, offsetBy: end)
        if sample.text.startOfCharacter(at: index) != index { return false }
      }
      return end == sample.text.utf8.count
    }
  }

  @Test func `sizes are never negative, not even zero`() {
    forAll(seeds: Self.seeds, generate: Case.init, shrink: \.smaller) { sample in
      let layout = sample.layout(lineLimit: sample.lineLimit)
      let numbers = [layout.size.width, layout.size.height, layout.narrowestWidth]
      return (numbers + layout.lines.map(\.width)).allSatisfy { $0.sign == .plus }
    }
  }

  @Test func `a line limit only takes lines away`() {
    forAll(seeds: Self.seeds, generate: Case.init, shrink: \.smaller) { sample in
      let whole = sample.layout()
      let limited = sample.layout(lineLimit: sample.lineLimit)
      return limited.lines.count == min(whole.lines.count, sample.lineLimit)
        && limited.lines.dropLast() == whole.lines.prefix(max(0, limited.lines.count - 1))
        && limited.narrowestWidth == whole.narrowestWidth
    }
  }
}

extension String {
  /// Where the character starts that an index lies in, by the standard library's rules.
  fileprivate func startOfCharacter(at index: Index) -> Index {
    index == endIndex ? index : indices.last { $0 <= index } ?? startIndex
  }
}

/// A random text with what it is laid out in.
private struct Case: CustomStringConvertible {
  var text: String
  var width: Double
  var size: Double
  var lineLimit: Int
  var mode: LineBreakMode
  /// Font files, or none.
  var fonts: FontChain

  /// The sample fonts, read once; kerning among them moves some letters far.
  private static let chain = FontChain(
    SyntheticFont.samples.compactMap { try? FontFile($0.bytes) })

  init(_ random: inout SplitMix64) {
    let pieces = [
      "a", "word", "iii", "Wasserfall", " ", " ", " ", "  ", "-", ", ", ". ", "\n", "\r\n", "保存",
      "。", "「", "」", "한국", "ก", "กำ", "שלום", "سلام", "لا", "हिन्दी", "e\u{301}", "👍🏽", "🇨🇭🇫🇷",
      "👩‍👩‍👧", "1️⃣", "\u{202b}", "\u{2067}", "\u{2069}", "١٢", "\u{200b}", "\u{a0}", "\u{ad}", "100 €",
      "(x)", "“q”", "\t", "\u{3000}", "AV", "VA", "To", "A V", "V-A", "Тя", "بلا", "あー。", "アア",
    ]
    text = ""
    for _ in 0..<Int.random(in: 0..<24, using: &random) {
      text += pieces.randomElement(using: &random) ?? ""
    }
    width = Double.random(in: 0..<200, using: &random)
    size = Double.random(in: 5..<40, using: &random)
    lineLimit = Int.random(in: 1..<6, using: &random)
    mode = LineBreakMode.allCases.randomElement(using: &random) ?? .wordWrap
    fonts = Bool.random(using: &random) ? Self.chain : FontChain()
  }

  /// The case with one scalar less, for each.
  var smaller: [Case] {
    text.unicodeScalars.indices.map { index in
      var copy = self
      copy.text.unicodeScalars.remove(at: index)
      return copy
    }
  }

  func layout(width: Double? = nil, lineLimit: Int = 0) -> TextLayout {
    TextMeasurer(scale: 3, fonts: fonts).layout(
      text, font: TextFont(size: size), maximumWidth: width ?? self.width, lineLimit: lineLimit,
      breakMode: mode)
  }

  var description: String {
    let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    return
      "\(text.debugDescription) (\(scalars)), width \(width), size \(size), \(lineLimit) lines, "
      + "\(mode.rawValue), \(fonts.files.count) fonts"
  }
}
