/// Writes JSON the same way every time: the same value gives the same bytes.
///
/// A value that fits the line is written on it, so that a frame or a view takes one line; a longer
/// one gets a line for each of its members. Numbers are rounded to nine decimals.
public struct JSONWriter {
  /// How values are laid out.
  public enum Layout: Hashable, Sendable {
    /// Lines of up to 132 columns, members indented by two spaces.
    case pretty
    /// Everything on one line.
    case oneLine
    /// Everything on one line, without the blanks that only people need.
    case compact
  }

  private static let lineLength = 132

  private let layout: Layout
  private var text = ""

  private init(layout: Layout) { self.layout = layout }

  /// The value as JSON text, without a line end behind it.
  ///
  /// - Complexity: O(*n*) for *n* bytes of text, at a bounded depth.
  public static func text(_ value: JSONValue, layout: Layout = .pretty) -> String {
    var writer = JSONWriter(layout: layout)
    writer.write(value, indentation: 0, column: 0, trailing: 0)
    return writer.text
  }

  /// Writes a value from a column on, on one line if it fits with what trails it.
  private mutating func write(
    _ value: JSONValue, indentation: Int, column: Int, trailing: Int
  ) {
    var line = JSONLine(
      limit: layout == .pretty ? JSONWriter.lineLength - column - trailing : nil,
      blank: layout == .compact ? "" : " ")
    if line.append(value) {
      text += line.text
      return
    }
    switch value.content {
    case .array(let elements) where !elements.isEmpty:
      writeMembers(elements, brackets: ("[", "]"), indentation: indentation) { _, _ in 0 }
    case .object(let members) where !members.isEmpty:
      writeMembers(members.map(\.value), brackets: ("{", "}"), indentation: indentation) {
        writer, index in
        let key = JSONLine.quoted(members[index].key.text) + ": "
        writer.text += key
        return key.utf8.count
      }
    default: text += JSONLine.scalar(value)  // longer than a line, but nowhere to break
    }
  }

  /// Writes a bracket, each member on a line of its own, and the other bracket.
  private mutating func writeMembers(
    _ values: [JSONValue], brackets: (open: String, close: String), indentation: Int,
    prefix: (inout JSONWriter, Int) -> Int
  ) {
    text += brackets.open
    let inner = indentation + 2
    for (index, value) in values.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += String(repeating: " ", count: inner)
      let column = inner + prefix(&self, index)
      write(value, indentation: inner, column: column, trailing: 1)
    }
    text += "\n" + String(repeating: " ", count: indentation) + brackets.close
  }
}

/// A value written on one line, given up as soon as it grows beyond a limit.
private struct JSONLine {
  private(set) var text = ""
  /// The most bytes; nothing for any number.
  let limit: Int?
  /// What stands where people like a blank.
  let blank: String

  init(limit: Int?, blank: String = " ") {
    self.limit = limit
    self.blank = blank
  }

  /// Appends a value; `false` when it did not fit.
  mutating func append(_ value: JSONValue) -> Bool {
    switch value.content {
    case .array(let elements): appendElements(elements)
    case .object(let members): appendMembers(members)
    default: append(JSONLine.scalar(value))
    }
  }

  private mutating func append(_ part: String) -> Bool {
    text += part
    guard let limit else { return true }
    return text.utf8.count <= limit
  }

  /// Numbers and strings stand close to the brackets; arrays and objects get room.
  private mutating func appendElements(_ elements: [JSONValue]) -> Bool {
    let room = elements.contains(where: \.isContainer) ? blank : ""
    guard append("[" + room) else { return false }
    for (index, element) in elements.enumerated() {
      guard index == 0 || append("," + blank), append(element) else { return false }
    }
    return append(room + "]")
  }

  private mutating func appendMembers(_ members: [JSONMember]) -> Bool {
    guard !members.isEmpty else { return append("{}") }
    guard append("{" + blank) else { return false }
    for (index, member) in members.enumerated() {
      guard index == 0 || append("," + blank),
        append(JSONLine.quoted(member.key.text) + ":" + blank),
        append(member.value)
      else { return false }
    }
    return append(blank + "}")
  }

  static func scalar(_ value: JSONValue) -> String {
    switch value.content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): NumberText.text(number, decimals: 9)
    case .string(let string): quoted(string.text)
    case .array: "[]"
    case .object: "{}"
    }
  }

  /// A text in quotation marks, with the escapes that JSON asks for and no others.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard !isPlain else { return "\"" + text + "\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSONValue {
  fileprivate var isContainer: Bool {
    switch content {
    case .array, .object: true
    default: false
    }
  }
}
