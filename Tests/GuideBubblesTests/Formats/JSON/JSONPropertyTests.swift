import TestSupport
import Testing

@testable import GuideFormats

@Suite struct JSONPropertyTests {
  @Test func `what is printed reads back the same, in every layout`() {
    forAll(seeds: 0..<300, generate: { JSONPropertyTests.value(&$0, depth: 4) }) { value in
      for layout in [JSONWriter.Layout.pretty, .oneLine, .compact] {
        let text = JSONWriter.text(value, layout: layout)
        guard let read = try? JSONParser.parse(Array(text.utf8)) else { return false }
        guard read.withoutPlaces == value else { return false }
        guard JSONWriter.text(read, layout: layout) == text else { return false }
      }
      return true
    }
  }

  @Test func `any bytes either read or fail inside the file`() {
    let words = [
      "{", "}", "[", "]", ":", ",", "\"", "\\u", "d83d", "1", "-", "e9", "true", " ", "é",
    ]
    forAll(
      seeds: 0..<2000,
      generate: { random in
        (0..<Int.random(in: 0..<24, using: &random)).flatMap { _ in
          Bool.random(using: &random)
            ? Array(words[Int.random(in: 0..<words.count, using: &random)].utf8)
            : [UInt8.random(in: 0...255, using: &random)]
        }
      },
      shrink: { bytes in
        bytes.indices.map { index in Array(bytes[..<index] + bytes[(index + 1)...]) }
      }
    ) { bytes in
      do throws(JSONError) {
        let value = try JSONParser.parse(bytes)
        return value.range.end <= bytes.count
      } catch {
        return error.range.start >= 0 && error.range.start <= error.range.end
          && error.range.end <= bytes.count
      }
    }
  }

  @Test func `cutting a document short fails inside the file`() throws {
    let text = JSONWriter.text(
      .object([("a", .array([.number(1), .string("é\n")])), ("b", .bool(true))]))
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count {
      let error = #expect(throws: JSONError.self) { try JSONParser.parse(Array(bytes[..<length])) }
      #expect(error.map { $0.range.end <= length } == true)
    }
  }

  @Test func `a long line breaks and a short one does not`() {
    let frame = JSONValue.array([.number(0), .number(0.5), .number(393), .number(-0.0)])
    let view = JSONValue.object([("id", .string("nav")), ("frame", frame)])
    #expect(JSONWriter.text(view) == #"{ "id": "nav", "frame": [0, 0.5, 393, 0] }"#)
    #expect(
      JSONWriter.text(.array([view]), layout: .compact)
        == #"[{"id":"nav","frame":[0,0.5,393,0]}]"#)
    let many = JSONWriter.text(.object([("views", .array([view, view, view]))]))
    #expect(
      many == """
        {
          "views": [
            { "id": "nav", "frame": [0, 0.5, 393, 0] },
            { "id": "nav", "frame": [0, 0.5, 393, 0] },
            { "id": "nav", "frame": [0, 0.5, 393, 0] }
          ]
        }
        """)
    #expect(many.split(separator: "\n").allSatisfy { $0.utf8.count <= 132 })
  }

  /// A random value whose numbers have at most three decimals.
  private static func value(_ random: inout SplitMix64, depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 4), using: &random) {
    case 0: JSONValue(.null)
    case 1: .bool(Bool.random(using: &random))
    case 2: .number(Double(Int.random(in: -9_999_999...9_999_999, using: &random)) / 1000)
    case 3: .string(text(&random))
    case 4, 5:
      .array(
        (0..<Int.random(in: 0..<6, using: &random)).map { _ in value(&random, depth: depth - 1) })
    default:
      .object(
        (0..<Int.random(in: 0..<25, using: &random)).map {
          ("\($0)" + text(&random), value(&random, depth: depth - 1))
        })
    }
  }

  private static func text(_ random: inout SplitMix64) -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "\"", "\\", "\n", "\u{0}", "\u{1f}", "é", "中", "😀", "\u{2028}",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      text.unicodeScalars.append(scalars[Int.random(in: 0..<scalars.count, using: &random)])
    }
    return text
  }
}

extension JSONValue {
  /// The value as if it stood in no file.
  var withoutPlaces: JSONValue {
    switch content {
    case .array(let elements): .array(elements.map(\.withoutPlaces))
    case .object(let members): .object(members.map { ($0.key.text, $0.value.withoutPlaces) })
    case .string(let string): .string(string.text)
    default: JSONValue(content)
    }
  }
}
