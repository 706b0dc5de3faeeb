import Testing

@testable import guidectl

@Suite struct TerminalColorsTests {
  private func colors(_ environment: [String: String]) -> TerminalColors {
    TerminalColors { environment[$0] }
  }

  @Test func `a terminal has the colours that it says it has`() {
    #expect(colors(["TERM": "xterm-256color"]) == .indexed)
    #expect(colors(["TERM": "xterm-256color", "COLORTERM": "truecolor"]) == .all)
    #expect(colors(["TERM": "xterm-direct"]) == .all)
    #expect(colors(["TERM": "vt100"]) == .none)
    #expect(colors([:]) == .none)
  }

  @Test func `NO_COLOR takes them away, unless it is empty`() {
    let terminal = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    #expect(colors(terminal.merging(["NO_COLOR": "1"]) { $1 }) == .none)
    #expect(colors(terminal.merging(["NO_COLOR": ""]) { $1 }) == .all)
  }

  @Test func `a colour has the nearest number`() {
    #expect(TerminalColors.index(red: 0, green: 0, blue: 0) == 16)
    #expect(TerminalColors.index(red: 255, green: 255, blue: 255) == 231)
    #expect(TerminalColors.index(red: 255, green: 0, blue: 0) == 196)
    #expect(TerminalColors.index(red: 118, green: 118, blue: 118) == 243)
  }
}
