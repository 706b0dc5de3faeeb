import Foundation
import LayoutGeometry
import TestSupport

@testable import GuideText

/// A random text with everything that decides about its lines.
struct TextWrappingSample: CustomStringConvertible {
  var text = ""
  var width: Double
  var font: TextFont
  var lineLimit: Int
  var mode: LineBreakMode
  var measurer: TextMeasurer

  init(_ random: inout SplitMix64) {
    let alphabet = Self.alphabets.randomElement(using: &random) ?? []
    let everything = Self.alphabets.joined()
    for _ in 0..<Int.random(in: 0..<24, using: &random) {
      let isStray = Int.random(in: 0..<4, using: &random) == 0
      text +=
        (isStray ? everything.randomElement(using: &random) : nil)
        ?? alphabet.randomElement(using: &random) ?? ""
      let joint = Int.random(in: 0..<12, using: &random)
      text += joint < Self.joints.count ? Self.joints[joint] : " "
    }
    width = Double.random(in: 0..<1, using: &random)
    width *= width * 500
    font = TextFont(
      family: ["Arial", nil, nil].randomElement(using: &random) ?? nil,
      size: Double.random(in: 5..<60, using: &random),
      weight: TextFont.Weight.allCases.randomElement(using: &random) ?? .regular)
    lineLimit = Int.random(in: 1..<6, using: &random)
    mode = LineBreakMode.allCases.randomElement(using: &random) ?? .wordWrap
    measurer = TextMeasurer(
      scale: Double(Int.random(in: 1...3, using: &random)),
      strictness: LineBreakStrictness.allCases.randomElement(using: &random) ?? .strict,
      keepsHangulWords: Bool.random(using: &random),
      fonts: Self.chains.randomElement(using: &random) ?? FontChain(),
      baseDirection: [.leftToRight, .rightToLeft, nil, nil].randomElement(using: &random) ?? nil,
      isChineseOrJapanese: Bool.random(using: &random))
  }

  /// The sample without one of eight parts of its text, or without one of its characters if short.
  var smaller: [TextWrappingSample] {
    let scalars = Array(text.unicodeScalars)
    let length = scalars.count > 16 ? (scalars.count + 7) / 8 : 1
    return stride(from: 0, to: scalars.count, by: length).map { start in
      var copy = self
      let rest = scalars[..<start] + scalars[min(start + length, scalars.count)...]
      copy.text = String(String.UnicodeScalarView(rest))
      return copy
    }
  }

  func layout(width: Double? = nil, lineLimit: Int = 0) -> TextLayout {
    measurer.layout(
      text, font: font, maximumWidth: width ?? self.width, lineLimit: lineLimit, breakMode: mode)
  }

  /// The text as the independent reference sees it; nothing for an empty one.
  var reference: TextReferenceWrapper? {
    guard !text.isEmpty else { return nil }
    var copy = text
    let breaker = LineBreaker(
      strictness: measurer.strictness, keepsHangulWords: measurer.keepsHangulWords,
      isChineseOrJapanese: measurer.isChineseOrJapanese)
    let clustered = copy.withUTF8 { bytes in
      ClusteredText(
        bytes.span, metrics: FontMetrics(font), fonts: measurer.fonts.selection(for: font),
        breaker: breaker)
    }
    return TextReferenceWrapper(
      clustered, opportunities: breaker.opportunities(in: text),
      breaksAnywhere: mode == .characterWrap)
  }

  /// The units that fit a width, as the measurer counts them.
  func units(_ width: Double) -> Int { Int((width + 2e-6) / pointsPerUnit) }

  var pointsPerUnit: Double { font.size / Double(AdvanceTable.unitsPerEm) }

  var description: String {
    let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    return "\(text.debugDescription) (\(scalars)), width \(width), \(font), \(lineLimit) lines, "
      + "\(mode.rawValue), scale \(measurer.scale), \(measurer.strictness), keeps Hangul words "
      + "\(measurer.keepsHangulWords), \(measurer.fonts.files.count) fonts"
  }

  private static let alphabets: [[String]] = [
    ["a", "word", "Wasserfall", "naïve", "e\u{301}", "AV", "VA", "To", "iii", "well-known", "(x)"],
    ["Привет", "мир", "Тя", "щ", "γειά", "σου", "Ώ"],
    ["שלום", "עולם", "שָׁ", "(לך)", "סלאם", "\u{202b}", "\u{2067}", "\u{2069}", "\u{202c}"],
    ["سلام", "لا", "بلا", "محمد", "١٢", "ـ", "\u{200c}", "بِ", "،"],
    ["保存", "到", "手机", "。", "「", "」", "，", "发送", "\u{3000}", "𠮷", "（", "）"],
    ["カー", "アァ", "っ", "かな", "ー", "ｱｲ", "々", "！", "ぁ"],
    ["한국", "어", "저장", "해요", "각", "\u{1112}\u{1161}\u{11ab}", "은"],
    ["ก", "กำ", "ไทย", "น้ำ", "ລາວ", "ខ្មែរ"],
    ["हिन्दी", "क्ष", "தமிழ்", "বাংলা", "मैं", "।"],
    ["👍🏽", "🇨🇭🇫🇷", "👩‍👩‍👧", "1️⃣", "❤️", "🇦", "😀", "\u{200d}", "\u{fe0f}"],
    ["100 €", "1,234.50", "20%", "-5", "3/4", "$9", "12:30", "a/b", "x=1"],
    [
      String(repeating: "Donaudampf", count: 6), String(repeating: "保", count: 30),
      "https://a.b/c?d",
    ],
  ]

  private static let joints = [
    "", "", "", "\n", "\u{ad}", "\u{200b}", "\t", "\u{a0}", "  ",
  ]

  /// No font, the small made-up ones, and the files that `GUIDEBUBBLES_FONTS` names, `:` between.
  private static let chains: [FontChain] = {
    let samples = SyntheticFont.samples.compactMap { try? FontFile($0.bytes) }
    let named = (ProcessInfo.processInfo.environment["GUIDEBUBBLES_FONTS"] ?? "")
      .split(separator: ":").compactMap { path in
        (try? Data(contentsOf: URL(fileURLWithPath: String(path))))
          .flatMap { try? FontFile([UInt8]($0)) }
      }
    return [FontChain(), FontChain(), FontChain(samples)]
      + (named.isEmpty ? [] : [FontChain(named), FontChain(named)])
  }()
}
