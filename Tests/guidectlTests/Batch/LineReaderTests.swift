import Testing

@testable import guidectl

@Suite struct LineReaderTests {
  @Test(arguments: [1, 2, 5, 64]) func `pieces of any length give the same lines`(length: Int) {
    let text = Array("one\n\n three\r\nfour".utf8)
    var reader = LineReader()
    var rest = text[...]
    var lines: [LineReader.Line] = []
    while let line = reader.next({
      let piece = Array(rest.prefix(length))
      rest = rest.dropFirst(length)
      return piece
    }) {
      lines.append(line)
    }
    #expect(
      lines.map { $0.bytes.map { String(decoding: $0, as: UTF8.self) } ?? "" }
        == ["one", "", " three\r", "four"])
    #expect(lines.map(\.number) == [1, 2, 3, 4])
    #expect(lines.map(\.isBlank) == [false, true, false, false])
  }
}
