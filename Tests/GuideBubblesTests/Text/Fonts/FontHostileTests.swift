import Foundation
import GuideText
import LayoutGeometry
import TestSupport
import Testing

/// What damaged and hostile font files end in: an error that says where, never more than that.
@Suite struct FontHostileTests {
  private static let texts = [
    "AVTo TAV, é… Жя1", "بلابن الملا، ب\u{64b}ب", "保存。「あア」ー\u{20000}👍👩‍👩‍👧🇨🇭1️⃣",
    "a\u{301}\u{301}\t\u{200d}ab\u{a0}\u{2011}", "Latin 1\r\nA", "office ofo fi\u{301}e\u{301}f",
  ]

  /// The files to be damaged: small ones, and in a campaign those that are installed as well.
  private static let files: [[UInt8]] = {
    var files = SyntheticFont.samples.map(\.bytes)
    files.append(SyntheticFont.collection(Array(SyntheticFont.samples.prefix(2))))
    guard Campaign.isRunning else { return files }
    for path in [
      "liberation2/LiberationSans-Regular", "noto/NotoSansArabic-Regular",
      "noto/NotoSansHebrew-Regular", "noto/NotoSansThai-Regular",
    ] {
      let url = URL(fileURLWithPath: "/usr/share/fonts/truetype/\(path).ttf")
      if let data = try? Data(contentsOf: url) { files.append(Array(data)) }
    }
    return files
  }()

  @Test func `the undamaged files are read and measure their texts`() throws {
    for file in Self.files {
      let font = try FontFile(file)
      let failures = Self.texts.filter { !Self.isSane($0, font) }
      #expect(failures.isEmpty)
    }
  }

  /// A damaged file, and a text to measure with it.
  struct Damage {
    let file: [UInt8]
    let text: String
    private let index: Int

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      file = FontMutation.mutate(files.randomElement(using: &random) ?? [], using: &random)
      text = (texts.randomElement(using: &random) ?? "") + HostileText.random(using: &random)
      index = Int.random(in: 0...1, using: &random) / 2
    }

    /// Reads the font and measures the text.
    func isSane() throws(FontError) -> Bool {
      FontHostileTests.isSane(text, try FontFile(file, index: index))
    }
  }

  @Test func `damaged fonts end in an error with a place, or measure texts`() {
    var (refused, read) = (0, 0)
    let seeds = Campaign.seeds(150, campaign: 700)
    for seed in seeds {
      let damage = Damage(seed: seed)
      do throws(FontError) {
        let isSane = try damage.isSane()
        read += 1
        #expect(isSane, "seed \(seed)")
      } catch {
        refused += 1
        #expect((0...damage.file.count).contains(error.offset), "seed \(seed): \(error)")
        #expect(!error.description.isEmpty)
      }
    }
    // Both happen often, or the damage is not what it is meant to be.
    #expect(refused > seeds.count / 8 && read > seeds.count / 8 || seeds.count < 20)
  }

  @Test func `bytes of any kind are no font`() {
    for seed in Campaign.seeds(200) {
      var random = SplitMix64(seed: seed)
      let count = Int.random(in: 0..<400, using: &random)
      var bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      if Bool.random(using: &random), count >= 12 {
        bytes.replaceSubrange(0..<4, with: [0, 1, 0, 0])
      }
      #expect(throws: FontError.self) { try FontFile(bytes) }
    }
  }

  @Test func `each truncation of a font is refused`() {
    for font in SyntheticFont.samples {
      let bytes = font.bytes
      for count in stride(from: 0, to: bytes.count, by: 7) {
        #expect(throws: FontError.self) { try FontFile(Array(bytes[..<count])) }
      }
    }
  }

  @Test func `web fonts and other files are refused by name`() {
    func text(_ bytes: [UInt8]) -> String {
      do throws(FontError) {
        _ = try FontFile(bytes)
        return ""
      } catch {
        return error.description
      }
    }
    #expect(text([]) == "it is no TrueType or OpenType font")
    #expect(
      text(Array("wOF2".utf8) + Array(repeating: 0, count: 60)).contains("compressed web font"))
    #expect(
      text(Array("{\"version\": 1, \"views\": []}".utf8)) == "it is no TrueType or OpenType font")
    var font = SyntheticFont("a")
    font.unitsPerEm = 3
    #expect(text(font.bytes).hasPrefix("the table 'head' has a number that cannot be, 3, at byte"))
  }

  /// Whether a text is laid out to finite sizes, in lines that cover it.
  private static func isSane(_ text: String, _ font: FontFile) -> Bool {
    let measurer = TextMeasurer(scale: 2, fonts: FontChain([font]))
    return [nil, 40.0].allSatisfy { width in
      let layout = measurer.layout(text, font: TextFont(size: 17), maximumWidth: width)
      let numbers = [layout.size.width, layout.size.height] + layout.lines.map(\.width)
      return numbers.allSatisfy { $0.isFinite && $0.sign == .plus }
        && layout.lines.last?.range.upperBound == text.utf8.count
    }
  }
}
