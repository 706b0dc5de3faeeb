import Foundation
import TestSupport
import Testing

@testable import GuideText

/// Unicode's own cases of UAX #9, where they are installed: Debian has them as `unicode-data`.
///
/// `GUIDEBUBBLES_UNICODE` names another folder. Without the campaign one line of fifty is tried, by
/// default one of 250.
@Suite struct BidiCorpusTests {
  private static let folder =
    ProcessInfo.processInfo.environment["GUIDEBUBBLES_UNICODE"] ?? "/usr/share/unicode"

  private static func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(name)")
  }

  private static let step = Campaign.isRunning ? 1 : Campaign.whole(50, brief: 250)

  /// A line of a file, with the headings above it that say what comes of it.
  private struct Case {
    var line: String
    var levels: String
    var order: String
  }

  /// The cases to try of a file, the first one among them; only these lines are made into text.
  private static func cases(_ name: String) throws -> [Case] {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
    var cases: [Case] = []
    var (levels, order) = (0..<0, 0..<0)
    var (start, count) = (0, 0)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while start < bytes.count {
      let line = start..<(bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
      start = line.upperBound + 1
      switch bytes[line.lowerBound] {
      case UInt8(ascii: "#"), UInt8(ascii: "\n"): continue
      case UInt8(ascii: "@"):
        if bytes[line.lowerBound + 1] == UInt8(ascii: "L") { levels = line } else { order = line }
      default:
        if count % step == 0 {
          cases.append(Case(line: text(line), levels: text(levels), order: text(order)))
        }
        count += 1
      }
    }
    return cases
  }

  /// The words of a heading behind its name.
  private static func words(_ heading: String) -> ArraySlice<Substring> {
    heading.split { $0 == " " || $0 == "\t" }.dropFirst()
  }

  @Test(.enabled(if: BidiCorpusTests.exists("BidiTest.txt"), "no unicode-data"))
  func `classes come to the levels and the order of BidiTest`() throws {
    var (tried, passed) = (0, 0)
    for example in try Self.cases("BidiTest.txt") {
      let levels = Self.words(example.levels).map { UInt8($0) }
      let order = Self.words(example.order).compactMap { Int($0) }
      let parts = example.line.split(separator: ";")
      let kinds = parts[0].split(separator: " ").compactMap { Self.kinds[String($0)] }
      let bases = Int(parts[1].trimmingCharacters(in: .whitespaces)) ?? 0
      for (bit, base) in [(1, nil), (2, 0), (4, 1)] as [(Int, UInt8?)] where bases & bit != 0 {
        tried += 1
        let found = Found(kinds.map { BidiCharacter(kind: $0) }, base: base)
        let isRight = found.levels == levels && found.order == order
        if isRight {
          passed += 1
        } else {
          Issue.record("\(example.line), base \(base ?? 9): \(found)")
        }
      }
    }
    print("corpus bidi classes: \(passed) of \(tried)")
    #expect(passed == tried && tried > 0)
  }

  @Test(.enabled(if: BidiCorpusTests.exists("BidiCharacterTest.txt"), "no unicode-data"))
  func `characters come to the levels and the order of BidiCharacterTest`() throws {
    let lines = try Self.cases("BidiCharacterTest.txt").map(\.line)
    var passed = 0
    for line in lines {
      let fields = line.split(separator: ";").map { $0.split(separator: " ") }
      let characters = fields[0].map { BidiTable.shared[UInt32($0, radix: 16) ?? 0] }
      let found = Found(characters, base: UInt8(fields[1][0]).flatMap { $0 > 1 ? nil : $0 })
      let order = fields.count > 4 ? fields[4].compactMap { Int($0) } : []
      let isRight =
        found.base == UInt8(fields[2][0]) && found.levels == fields[3].map { UInt8($0) }
        && found.order == order
      if isRight { passed += 1 } else { Issue.record("\(line): \(found)") }
    }
    print("corpus bidi characters: \(passed) of \(lines.count)")
    #expect(passed == lines.count && !lines.isEmpty)
  }

  /// What the code makes of a line, in the words of the files: no level for what X9 takes away.
  struct Found {
    var base: UInt8
    var levels: [UInt8?]
    var order: [Int]

    init(_ characters: [BidiCharacter], base: UInt8?) {
      let paragraph = BidiParagraph(characters, base: base)
      self.base = paragraph.baseLevel
      var resolved = paragraph.levels
      BidiLine.reset(&resolved, characters.map(\.kind), base: paragraph.baseLevel)
      levels = zip(characters, resolved).map {
        BidiClassSet.removed.contains($0.kind) ? nil : $1
      }
      order = BidiLine.runs(resolved).flatMap {
        $0.level & 1 == 0 ? Array($0.range) : $0.range.reversed()
      }
      let kept = levels
      order.removeAll { kept[$0] == nil }
    }
  }

  private static let kinds: [String: BidiClass] = [
    "L": .l, "R": .r, "AL": .al, "EN": .en, "ES": .es, "ET": .et, "AN": .an, "CS": .cs,
    "NSM": .nsm, "BN": .bn, "B": .b, "S": .s, "WS": .ws, "ON": .on, "LRE": .lre, "LRO": .lro,
    "RLE": .rle, "RLO": .rlo, "PDF": .pdf, "LRI": .lri, "RLI": .rli, "FSI": .fsi, "PDI": .pdi,
  ]
}
