import TestSupport
import Testing

@testable import guidectl

/// Lines that nobody would write: each ends in a result, in bounded time and memory.
@Suite struct BatchHostileTests {
  private static let good = #"{"variables":["x"],"constraints":["x == 3"]}"#

  private func lines(_ bytes: [UInt8]) -> [Substring] {
    var console = MemoryConsole()
    console.input = bytes
    _ = runGuidectl(["solve", "--batch", "-"], console: &console)
    return console.output.split(separator: "\n")
  }

  @Test func `a line that is too long is refused, and the next one read`() {
    let long = [UInt8](repeating: UInt8(ascii: "["), count: LineReader.mostBytes + 1)
    let lines = lines(long + Array("\n\(Self.good)\n".utf8) + long)
    #expect(lines.count == 3)
    for line in [lines.first, lines.last] {
      #expect(
        line?.contains(#""code":"too-long","message":"the line is longer than 4 MiB""#) == true)
    }
    #expect(lines.last?.contains(#""line":3"#) == true)
    #expect(lines.dropFirst().first?.contains(#""value":3"#) == true)
  }

  @Test func `deep nesting is refused on every thread`() {
    let deep = String(repeating: "[", count: 100_000)
    let nested = String(repeating: #"{"views":[{"children":"#, count: 40)
    let text = Array(repeating: deep + "\n" + nested, count: 20).joined(separator: "\n")
    #expect(lines(Array(text.utf8)).filter { $0.hasPrefix(#"{"error""#) }.count == 40)
  }

  @Test func `a line with endless mistakes has few messages`() throws {
    let names = (0..<5_000).map { "\"n\($0)\":1" }.joined(separator: ",")
    let line = try #require(lines(Array("{\(names)}".utf8)).first)
    #expect(line.contains(#""omitted":4950"#))
    #expect(line.utf8.count < 50_000)
  }

  @Test func `a carriage return within a line begins none`() {
    let lines = lines(Array("\r\r{}\n{\r\r\"a\":1}\n".utf8))
    #expect(lines.last?.contains(#"{"error":{"line":2,"#) == true)
    #expect(lines.last?.contains(#""line":2,"column":4,"pointer":"/a""#) == true)
  }

  @Test func `bytes that are no text are refused`() {
    forAll(
      seeds: 0..<50,
      generate: { random in
        (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }.filter { $0 != 0x0a }
      },
      holds: { bytes in
        let lines = lines(bytes + [0x0a] + Array(Self.good.utf8))
        return lines.last?.contains(#""value":3"#) == true
          && lines.dropLast().allSatisfy { $0.hasPrefix(#"{"error":"#) }
      })
  }
}
