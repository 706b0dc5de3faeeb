import Testing

@testable import GuideFormats

@Suite struct JSONParserTests {
  @Test func `every kind of value is read with its place`() throws {
    let value = try parse(#" {"a": [1, -0.5e1, true], "b": null, "c": "x"} "#)
    guard case .object(let members) = value.content else { throw Missing() }
    #expect(members.map(\.key.text) == ["a", "b", "c"])
    #expect(value.range == SourceRange(start: 1, end: 46))
    #expect(members[0].keyRange == SourceRange(start: 2, end: 5))
    guard case .array(let elements) = members[0].value.content else { throw Missing() }
    #expect(elements.map(\.content) == [.number(1), .number(-5), .bool(true)])
    #expect(elements[1].range == SourceRange(start: 11, end: 17))
    #expect(members[1].value.content == .null)
  }

  @Test func `escapes are decoded`() throws {
    let value = try parse(#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00é😀""#)
    guard case .string(let string) = value.content else { throw Missing() }
    #expect(string.text == "\"\\/\u{8}\u{c}\n\r\té😀é😀")
  }

  @Test func `a byte order mark is passed over`() throws {
    #expect(try JSONParser.parse([0xef, 0xbb, 0xbf] + Array("1".utf8)).content == .number(1))
  }

  /// A text that is no JSON; `①` marks where the error starts and is taken out.
  struct Bad: CustomTestStringConvertible, Sendable {
    var marked: String
    var problem: JSONError.Problem
    var testDescription: String { marked }
  }

  static let key = #""k""#
  static let bad: [Bad] = [
    Bad(marked: "①", problem: .unexpectedEnd(expected: "a value")),
    Bad(marked: "[1①,]", problem: .trailingComma(bracket: 0x5d)),
    Bad(marked: "[\"a\"①\"b\"]", problem: .missingComma),
    Bad(
      marked: "{①a: 1}", problem: .unexpectedByte(0x61, expected: "a key in quotation marks or '}'")
    ),
    Bad(marked: "{\"a\" ①1}", problem: .unexpectedByte(0x31, expected: "':'")),
    Bad(
      marked: "{\"a\": 1①, }", problem: .trailingComma(bracket: 0x7d)),
    Bad(
      marked: "{\"k\": 1, ①\"k\": 2}",
      problem: .duplicateKey("k", first: SourceRange(start: 1, end: 4))),
    Bad(
      marked: "{\"k\": 1, ①\"\\u006b\": 2}",
      problem: .duplicateKey("k", first: SourceRange(start: 1, end: 4))),
    Bad(marked: "[①NaN]", problem: .badNumber), Bad(marked: "[①-Infinity]", problem: .badNumber),
    Bad(marked: "[①01]", problem: .badNumber), Bad(marked: "[①1.]", problem: .badNumber),
    Bad(marked: "[①.5]", problem: .badNumber), Bad(marked: "[①+1]", problem: .badNumber),
    Bad(marked: "[①1e]", problem: .badNumber), Bad(marked: "[①-]", problem: .badNumber),
    Bad(marked: "[①0x10]", problem: .badNumber), Bad(marked: "[①1e999]", problem: .numberOverflow),
    Bad(marked: "[①tru]", problem: .unexpectedByte(0x74, expected: "a value or ']'")),
    Bad(marked: "1 ①2", problem: .trailingText),
    Bad(marked: #""①\x""#, problem: .badEscape), Bad(marked: #""①\u12g4""#, problem: .badEscape),
    Bad(marked: #""①\ud83dx""#, problem: .loneSurrogate),
    Bad(marked: #""①\ude00""#, problem: .loneSurrogate),
    Bad(marked: "\"a①\u{1}\"", problem: .controlCharacter(1)),
    Bad(marked: "①\"a\n\"", problem: .unclosedString(curly: nil)),
    Bad(marked: "①\"abc", problem: .unclosedString(curly: nil)),
    Bad(marked: "[① // no\n1]", problem: .unexpectedByte(0x2f, expected: "a value or ']'")),
  ]

  @Test(arguments: bad) func `what is no JSON is refused where it goes wrong`(_ bad: Bad) {
    let marked = Array(bad.marked.utf8)
    let mark = Array("①".utf8)
    let start = marked.indices.first { marked[$0...].starts(with: mark) } ?? 0
    let bytes = Array(marked[..<start] + marked[(start + mark.count)...])
    let error = #expect(throws: JSONError.self) { try JSONParser.parse(bytes) }
    #expect(error?.problem == bad.problem)
    let space = bytes[start...].prefix { $0 == 0x20 }.count
    #expect(error?.range.start == start + space)
    #expect(error.map { $0.diagnostic.message.isEmpty } == false)
  }

  @Test(
    arguments: [
      [0x80], [0xc0, 0x80], [0xe0, 0x80, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80],
      [0xf4, 0x90, 0x80, 0x80], [0xe4, 0xb8], [0xff],
    ] as [[UInt8]])
  func `bytes that are no UTF-8 are refused`(_ bytes: [UInt8]) {
    let error = #expect(throws: JSONError.self) { try JSONParser.parse([0x22] + bytes + [0x22]) }
    #expect(error?.problem == .invalidUTF8)
    #expect(error?.range.start == 1)
  }

  @Test func `nesting stops at the limit`() throws {
    let limit = JSONParser.maximumDepth
    let open = String(repeating: "[", count: limit)
    let close = String(repeating: "]", count: limit)
    #expect(throws: Never.self) { try parse(open + close) }
    let error = #expect(throws: JSONError.self) { try parse("[" + open + close + "]") }
    #expect(error?.problem == .tooDeep)
    #expect(error?.range.start == limit)
    #expect(throws: JSONError.self) { try parse(String(repeating: "[{\"a\":", count: 100_000)) }
  }

  @Test func `a large object's duplicate key is found`() {
    let members = (0..<500).map { "\"k\($0)\": 1" } + ["\"k250\": 2"]
    let error = #expect(throws: JSONError.self) { try parse("{\(members.joined(separator: ","))}") }
    guard case .duplicateKey("k250", _) = error?.problem else {
      Issue.record("got \(String(describing: error))")
      return
    }
  }

  @Test func `an offset in a decoded string leads back to the file`() throws {
    let value = try parse(#"["ab\n\ud83d\ude00é.width"]"#)
    guard case .array(let elements) = value.content, case .string(let string) = elements[0].content
    else { throw Missing() }
    let place = { (part: Range<Int>) in string.range(of: part, in: elements[0].range) }
    #expect(place(0..<2) == SourceRange(start: 2, end: 4))
    #expect(place(2..<3) == SourceRange(start: 4, end: 6))  // \n
    #expect(place(3..<7) == SourceRange(start: 6, end: 18))  // the pair
    #expect(place(4..<5) == SourceRange(start: 6, end: 18))  // inside the pair: all of it
    #expect(place(7..<9) == SourceRange(start: 18, end: 20))  // é as it is
    #expect(place(10..<15) == SourceRange(start: 21, end: 26))
  }

  @Test func `a place has a pointer`() throws {
    let source = #"{"views": [{"id": "a"}, {"a/b~": 7}]}"#
    let value = try parse(source)
    let at = { (text: String) -> String in
      let bytes = Array(source.utf8)
      let start = bytes.indices.first { bytes[$0...].starts(with: text.utf8) } ?? 0
      return value.pointer(to: SourceRange(start: start, end: start + text.utf8.count))
    }
    #expect(at("7") == "/views/1/a~1b~0")
    #expect(at("\"id\"") == "/views/0/id")
    #expect(at("{\"id\"") == "/views/0")
    #expect(at("{\"views\"") == "")
  }

  private struct Missing: Error {}

  private func parse(_ text: String) throws(JSONError) -> JSONValue {
    try JSONParser.parse(Array(text.utf8))
  }
}
