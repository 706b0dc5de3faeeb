/// What the value of a key looks like.
indirect enum KeyShape: Hashable, Sendable {
  /// Anything.
  case any
  /// The literal `null`.
  case null
  /// Exactly this number.
  case constant(Double)
  /// `true` or `false`.
  case boolean
  /// Any string.
  case string
  /// A string that is not empty.
  case name
  /// A number within bounds.
  case numbers(from: Double?, to: Double?)
  /// A whole number within bounds.
  case whole(ClosedRange<Int>)
  /// A number, or a text that grows with the screen.
  case length
  /// A distance for all sides, or four, which may grow with the screen.
  case insets
  /// A distance for all sides, or four, the same on every screen.
  case physicalInsets
  /// A colour in hexadecimal.
  case color
  /// A string, or a table by language.
  case text
  /// A number above 0 up to 1000, or one of three words.
  case priority
  /// The name of a device.
  case device
  /// One of several words.
  case words([String])
  /// Values of one shape.
  case array(of: KeyShape)
  /// As many values as there are shapes.
  case tuple([KeyShape])
  /// An object whose keys are names.
  case map(of: KeyShape)
  /// An object with some of these keys, whose values are of one shape.
  case members([String], of: KeyShape)
  /// An object with the keys of a table, by its name.
  case object(String)
  /// One of several shapes.
  case oneOf([KeyShape])
  /// A template, or an object of named ones.
  case templates

  /// A number.
  static let number = KeyShape.numbers(from: nil, to: nil)
  /// A number that is not negative.
  static let magnitude = KeyShape.numbers(from: 0, to: nil)
  /// A number above 0.
  static let positive = KeyShape.numbers(from: 0.001, to: nil)
  /// A part of one.
  static let unit = KeyShape.numbers(from: 0, to: 1)
  /// A rectangle, `[x, y, width, height]`.
  static let rect = KeyShape.tuple([.length, .length, .length, .length])
  /// A point, `[x, y]`.
  static let point = KeyShape.tuple([.length, .length])
  /// Something that bubbles keep off.
  static let obstacle = KeyShape.oneOf([.name, .rect])
  /// What a step explains.
  static let target = KeyShape.oneOf([
    .name, .point, .rect, .array(of: .oneOf([.name, .point, .rect])),
  ])
  /// A line, or an object around one.
  static let constraint = KeyShape.oneOf([.string, .object("constraint")])
  /// A file's name, or an object that says more.
  static let image = KeyShape.oneOf([.name, .object("image")])
  /// Runs of pixels, each from the first to behind the last.
  static let runs = KeyShape.array(of: .tuple([.magnitude, .magnitude]))
  /// What stands above or below a section.
  static let edge = KeyShape.oneOf([.length, .object("template")])
  /// The same for all sections, or for the first one and the others.
  static let sectionEdge = KeyShape.oneOf([edge, .tuple([edge, edge])])
  /// What the last line shows of a text that is cut off.
  static let breakMode = KeyShape.words(
    LineBreakMode.allCases.map(\.rawValue) + SceneReader.breakModesOfUIKit.map(\.0))

  /// A number within bounds.
  static func number(_ bounds: ClosedRange<Double>) -> KeyShape {
    .numbers(from: bounds.lowerBound, to: bounds.upperBound)
  }

  /// A word of an enumeration.
  static func word<Word: RawRepresentable<String> & CaseIterable>(of _: Word.Type) -> KeyShape {
    .words(Word.allCases.map(\.rawValue))
  }
}
