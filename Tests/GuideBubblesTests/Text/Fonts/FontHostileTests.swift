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

  @Test func `damaged fonts end in an error with a place, or measure texts`() {
    var (refused, read) = (0, 0)
    for seed in Campaign.seeds(150, campaign: 700) {
      var random = SplitMix64(seed: seed)
      let file = Self.files.randomElement(using: &random) ?? []
      let damaged = FontMutation.mutate(file, using: &random)
      let text =
        (Self.texts.randomElement(using: &random) ?? "") + HostileText.random(using: &random)
      let clock = ContinuousClock()
      let time = clock.measure {
        do throws(FontError) {
          let font = try FontFile(damaged, index: Int.random(in: 0...1, using: &random) / 2)
          read += 1
          let isSane = Self.isSane(text, font)
          #expect(isSane, "seed \(seed)")
        } catch {
          refused += 1
          #expect((0...damaged.count).contains(error.offset), "seed \(seed): \(error)")
          #expect(!error.description.isEmpty)
        }
      }
      #expect(time < .seconds(5), "seed \(seed) took \(time)")
    }
    // Both happen often, or the damage is not what it is meant to be.
    #expect(refused > 20 && read > 20 || Campaign.seeds(150).count < 150)
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
