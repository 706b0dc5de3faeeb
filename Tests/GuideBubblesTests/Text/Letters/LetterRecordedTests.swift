import Foundation
import Testing

@testable import GuideText

/// What `Tests/Letters/record-letters.py` recorded of pypinyin and ICU.
@Suite struct LetterRecordedTests {
  private func lines(_ name: String) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name)")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { String($0) }
  }

  /// Neighbours whose order is ours too, in hundredths of all.
  private func agreement(_ names: [String]) -> (percent: Double, differing: [String]) {
    let keys = names.map(LetterKey.init)
    let differing = zip(zip(names, names.dropFirst()), zip(keys, keys.dropFirst()))
      .filter { $1.1 < $1.0 }.map { "\($0.0.0) > \($0.0.1)" }
    return (100 * (1 - Double(differing.count) / Double(max(1, names.count - 1))), differing)
  }

  @Test func `first letters are those of pypinyin but for characters that are read two ways`()
    throws
  {
    var (count, differing) = (0, [String]())
    for line in try lines("initials.txt") {
      let letter = String(line.prefix(1))
      for character in line.dropFirst(2) {
        count += 1
        if LetterOrder.letter(of: String(character)) != letter {
          differing.append("\(character)\(letter)")
        }
      }
    }
    print("corpus letters, pypinyin: \(count - differing.count) of \(count)", differing)
    #expect(count > 4500)
    #expect(Double(differing.count) <= 0.006 * Double(count), "\(differing)")
  }

  @Test func `names of Han characters have ICU's order`() throws {
    let names = try lines("order-han.txt")
    let (percent, differing) = agreement(names)
    print("corpus letters, ICU zh: \(percent)", differing)
    #expect(names.count > 2500)
    #expect(percent >= 99, "\(differing)")
  }

  @Test func `names of Latin letters have ICU's order`() throws {
    let names = try lines("order-latin.txt")
    let (percent, differing) = agreement(names)
    print("corpus letters, ICU root: \(percent)", differing)
    #expect(names.count > 600)
    #expect(percent >= 99, "\(differing)")
  }
}
