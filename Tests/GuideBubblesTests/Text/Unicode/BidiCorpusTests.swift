import Foundation
import TestSupport
import Testing

@testable import GuideText

/// Unicode's own cases of UAX #9, where they are installed: Debian has them as `unicode-data`.
///
/// `GUIDEBUBBLES_UNICODE` names another folder. Without the campaign one line of fifty is tried.
@Suite struct BidiCorpusTests {
  private static let folder =
    ProcessInfo.processInfo.environment["GUIDEBUBBLES_UNICODE"] ?? "/usr/share/unicode"

  private static func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(name)")
  }

  private static func lines(_ name: String) throws -> [Substring] {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
    return String(decoding: bytes, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n"))
      .map(Substring.init)
  }

  private static var step: Int { Campaign.isRunning ? 1 : Campaign.whole(50, brief: 250) }

  /// Whether a line of cases is one to try, by its number from 1 on; the first one is.
  private static func isTried(_ number: Int) -> Bool { (number - 1) % step == 0 }

  @Test(.enabled(if: BidiCorpusTests.exists("BidiTest.txt"), "no unicode-data"))
  func `classes come to the levels and the order of BidiTest`() throws {
    var levels: [UInt8?] = []
    var order: [Int] = []
    var (count, tried, passed) = (0, 0, 0)
    for line in try Self.lines("BidiTest.txt") {
      switch line.utf8.first {
      case UInt8(ascii: "@"):
        let words = line.split { $0 == " " || $0 == "\t" }
        if words.first == "@Levels:" { levels = words.dropFirst().map { UInt8($0) } }
        if words.first == "@Reorder:" { order = words.dropFirst().compactMap { Int($0) } }
        continue
      case UInt8(ascii: "#"): continue
      default:
        count += 1
        guard Self.isTried(count) else { continue }
      }
      let parts = line.split(separator: ";")
      let kinds = parts[0].split(separator: " ").compactMap { Self.kinds[String($0)] }
      let bases = Int(parts[1].trimmingCharacters(in: .whitespaces)) ?? 0
      for (bit, base) in [(1, nil), (2, 0), (4, 1)] as [(Int, UInt8?)] where bases & bit != 0 {
        tried += 1
        let found = Found(kinds.map { BidiCharacter(kind: $0) }, base: base)
        let isRight = found.levels == levels && found.order == order
        if isRight { passed += 1 } else { Issue.record("\(line), base \(base ?? 9): \(found)") }
      }
    }
    print("corpus bidi classes: \(passed) of \(tried)")
    #expect(passed == tried && tried > 0)
  }

  @Test(.enabled(if: BidiCorpusTests.exists("BidiCharacterTest.txt"), "no unicode-data"))
  func `characters come to the levels and the order of BidiCharacterTest`() throws {
    var (count, tried, passed) = (0, 0, 0)
    for line in try Self.lines("BidiCharacterTest.txt")
    where line.utf8.first != UInt8(ascii: "#") {
      count += 1
      guard Self.isTried(count) else { continue }
      tried += 1
      let fields = line.split(separator: ";").map { $0.split(separator: " ") }
      let characters = fields[0].map { BidiTable.shared[UInt32($0, radix: 16) ?? 0] }
      let found = Found(characters, base: UInt8(fields[1][0]).flatMap { $0 > 1 ? nil : $0 })
      let order = fields.count > 4 ? fields[4].compactMap { Int($0) } : []
      let isRight =
        found.base == UInt8(fields[2][0]) && found.levels == fields[3].map { UInt8($0) }
        && found.order == order
      if isRight { passed += 1 } else { Issue.record("\(line): \(found)") }
    }
    print("corpus bidi characters: \(passed) of \(tried)")
    #expect(passed == tried && tried > 0)
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
