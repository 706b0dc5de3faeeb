/// A value of a template with holes for fields of a row.
indirect enum TemplateValue: Hashable, Sendable {
  /// A value into which no field comes.
  case fixed(JSONValue)
  /// The value of a field, whatever that is, and where the hole stands.
  case field(String, SourceRange)
  /// A string around fields, which come into it as text.
  case text(TemplateString)
  /// Values in order. An element that is absent is null, unless there may be any number of them.
  case array([TemplateValue], SourceRange, hasAnyLength: Bool)
  /// Members, of which those that are absent are left out.
  case object([Member], SourceRange)
  /// True or false as a field decides, and where the hole stands.
  case truth(TemplateCondition, SourceRange)
  /// A value that is absent where a field decides so, as a condition is that holds.
  case unless(TemplateCondition, JSONValue)

  /// A key of an object with what it has for value.
  struct Member: Hashable, Sendable {
    var key: JSONString
    var keyRange: SourceRange
    var value: TemplateValue
  }

  /// Where it stands in its template.
  var range: SourceRange {
    switch self {
    case .fixed(let value), .unless(_, let value): value.range
    case .text(let string): string.range
    case .field(_, let range), .array(_, let range, _), .object(_, let range), .truth(_, let range):
      range
    }
  }

  /// Whether a row may put something into it.
  var isOpen: Bool { if case .fixed = self { false } else { true } }
}

/// A string of a template around fields of a row.
struct TemplateString: Hashable, Sendable {
  /// A field of the row, and where it stands in the string with its braces, in UTF-8.
  struct Hole: Hashable, Sendable {
    var field: String
    var part: Range<Int>
  }

  /// The string as it is written.
  var string: JSONString
  /// Its holes in order, at least one.
  var holes: [Hole]
  /// Where it stands in the file.
  var range: SourceRange
}

/// An array of a template whose elements were read, but for those that fields decide.
enum TemplateArray<Element: Hashable & Sendable>: Hashable, Sendable {
  /// Elements in order.
  case each([TemplateElement<Element>])
  /// What is no array before a row comes into it, if ever.
  case whole(TemplateValue)
}

/// An element of an array of a template.
enum TemplateElement<Element: Hashable & Sendable>: Hashable, Sendable {
  /// One that was read with its template.
  case read(Element)
  /// One that is read when a row comes into it, or into what it names.
  case open(TemplateValue)
}
