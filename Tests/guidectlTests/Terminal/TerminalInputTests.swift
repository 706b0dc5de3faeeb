import TestSupport
import Testing

@testable import guidectl

@Suite struct TerminalInputTests {
  private func events(_ text: String) -> [TerminalEvent] {
    var input = TerminalInput()
    return input.take(Array(text.utf8)) + input.endSequence()
  }

  private static let keys: [(String, TerminalKey)] = [
    (" ", .character(" ")), ("q", .character("q")), ("\r", .enter), ("\n", .enter),
    ("\u{1B}", .escape), ("\u{1B}[C", .arrowRight), ("\u{1B}OD", .arrowLeft),
    ("\u{1B}[1;5C", .arrowRight), ("\u{1B}[H", .home), ("\u{1B}[1~", .home),
    ("\u{1B}[4~", .end), ("\u{1B}OF", .end), ("\u{1B}OM", .enter), ("\u{1B}[15~", .other),
    ("\u{1B}x", .other), ("é", .other), ("\u{3}", .other),
  ]

  @Test(arguments: keys)
  func `a key is told by what terminals send for it`(text: String, key: TerminalKey) {
    #expect(events(text) == [.key(key)])
  }

  @Test func `a mouse report has its cell, counted from 0`() {
    #expect(
      events("\u{1B}[<0;12;3M\u{1B}[<0;12;3m") == [
        .mouse(MouseReport(button: 0, column: 11, row: 2, isPress: true)),
        .mouse(MouseReport(button: 0, column: 11, row: 2, isPress: false)),
      ])
    #expect(
      events("\u{1B}[M\u{20}\u{2B}\u{22}\u{1B}[M\u{23}\u{2B}\u{22}") == [
        .mouse(MouseReport(button: 0, column: 10, row: 1, isPress: true)),
        .mouse(MouseReport(button: 0, column: 10, row: 1, isPress: false)),
      ])
  }

  @Test func `pieces may end anywhere`() {
    let text = "\u{1B}[<0;120;30M \u{1B}OC\u{1B}[1;2D\u{1B}[M !!é\u{1B}[<0;1;1m"
    let bytes = Array(text.utf8)
    let whole = events(text)
    #expect(whole.count == 7)
    for place in bytes.indices {
      var input = TerminalInput()
      let halves = input.take(Array(bytes[..<place])) + input.take(Array(bytes[place...]))
      #expect(halves == whole, "cut at \(place)")
    }
  }

  @Test func `only silence makes a key of a lone escape`() {
    var input = TerminalInput()
    #expect(input.take([0x1B]).isEmpty)
    #expect(input.isWithinSequence)
    #expect(input.endSequence() == [.key(.escape)])
    #expect(!input.isWithinSequence)
    #expect(input.take(Array("[C".utf8)) == [.key(.character("[")), .key(.character("C"))])
  }

  @Test(arguments: [
    "[<0;99999999999999999999;1M", "[<0;0;1M", "[<;1;1M", "[<0;1M", "[<0;1;1;1M", "[<:1;1;1M",
    "[<-1;1;1M", "[<0;1;1x", "[<" + String(repeating: "1;", count: 40_000) + "M",
  ])
  func `a report that makes no sense is passed over, and the next key is heard`(text: String) {
    #expect(events("\u{1B}" + text + "n") == [.key(.character("n"))])
  }

  @Test func `no bytes lead astray`() {
    var random = SplitMix64(seed: 16)
    let alphabet: [UInt8] = Array("\u{1B}[<;M m0123456789OAB~".utf8) + [0, 0x7F, 0x80, 0xC3, 0xFF]
    for _ in 0..<2000 {
      var input = TerminalInput()
      let bytes = (0..<40).map { _ in
        alphabet[Int(random.next() % UInt64(alphabet.count))]
      }
      for case .mouse(let report) in input.take(bytes) {
        #expect((0..<100_000).contains(report.column) && (0..<100_000).contains(report.row))
      }
      _ = input.endSequence()
      #expect(input.take([UInt8(ascii: "z")]) == [.key(.character("z"))])
    }
  }
}
