internal import Constraints

/// Why a text is no length, and where in it.
struct SceneLengthError: Error, Hashable {
  /// What is wrong, as a sentence without a period.
  var message: String
  /// Where, in UTF-8 bytes of the text.
  var range: Range<Int>
  /// A way out, if there is one that is certain.
  var help: String?
}

/// Reads a length such as `43 * H/568`: numbers, `W`, `H`, the four operations and parentheses.
///
/// Values are sums of points, widths and heights; a product or quotient that would not be linear is
/// refused where it stands.
struct SceneLengthParser {
  private static let maximumDepth = 32
  /// What numbers look like; signs are operators.
  private static let form: DecimalForm = [.leadingZeros, .barePoint]

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  static func parse(_ text: String) throws(SceneLengthError) -> SceneLength {
    if let (_, unit) = LengthUnit.split(text) {
      let end = text.utf8.count
      throw SceneLengthError(
        message: "'\(unit.rawValue)' is no part of a length",
        range: end - unit.rawValue.utf8.count..<end, help: unit.help)
    }
    var parser = SceneLengthParser(text)
    let length = try parser.sum()
    guard parser.next == nil else { throw parser.error("expected an operator") }
    guard length.isFinite else {
      throw SceneLengthError(message: "this length is too large", range: 0..<parser.bytes.count)
    }
    return length
  }

  private mutating func sum() throws(SceneLengthError) -> SceneLength {
    var total = try product()
    while let sign = next, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      position += 1
      let other = try product()
      total = total.adding(other, times: sign == UInt8(ascii: "+") ? 1 : -1)
    }
    return total
  }

  private mutating func product() throws(SceneLengthError) -> SceneLength {
    var result = try factor()
    while let sign = next, sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") {
      let start = position
      position += 1
      let other = try factor()
      if sign == UInt8(ascii: "*") {
        guard result.isConstant || other.isConstant else {
          throw error("a length cannot multiply W or H by each other", from: start)
        }
        result =
          result.isConstant ? other.scaled(by: result.points) : result.scaled(by: other.points)
      } else {
        guard other.isConstant else { throw error("a length cannot divide by W or H", from: start) }
        guard other.points != 0 else { throw error("this divides by zero", from: start) }
        result = result.divided(by: other.points)
      }
    }
    return result
  }

  private mutating func factor() throws(SceneLengthError) -> SceneLength {
    guard let byte = next else { throw error("expected a number, W or H") }
    switch byte {
    case UInt8(ascii: "W"):
      position += 1
      return SceneLength(0, widthFactor: 1)
    case UInt8(ascii: "H"):
      position += 1
      return SceneLength(0, heightFactor: 1)
    case UInt8(ascii: "-"):
      return try nested { (parser) throws(SceneLengthError) in try parser.factor().scaled(by: -1) }
    case UInt8(ascii: "("):
      return try nested { (parser) throws(SceneLengthError) in
        let inner = try parser.sum()
        guard parser.next == UInt8(ascii: ")") else { throw parser.error("expected ')'") }
        parser.position += 1
        return inner
      }
    case _ where byte.isDigit || byte == UInt8(ascii: "."): return try number()
    default: throw error("expected a number, W or H")
    }
  }

  /// Passes one byte and reads on, one level deeper.
  private mutating func nested(
    _ read: (inout SceneLengthParser) throws(SceneLengthError) -> SceneLength
  ) throws(SceneLengthError) -> SceneLength {
    guard depth < SceneLengthParser.maximumDepth else { throw error("nested too deeply") }
    depth += 1
    position += 1
    let length = try read(&self)
    depth -= 1
    return length
  }

  private mutating func number() throws(SceneLengthError) -> SceneLength {
    let start = position
    let number = Self.form.number(in: bytes, from: start)
    // A second point was meant as a part of it.
    while position < bytes.count, bytes[position].isDigit || bytes[position] == UInt8(ascii: ".") {
      position += 1
    }
    guard let number, number.end == position else {
      throw error("this is no number", from: start)
    }
    return SceneLength(number.value)
  }

  /// The next byte that is no space.
  private var next: UInt8? {
    mutating get {
      while position < bytes.count, bytes[position] == 0x20 { position += 1 }
      return position < bytes.count ? bytes[position] : nil
    }
  }

  private func error(_ message: String, from start: Int? = nil) -> SceneLengthError {
    let end = start == nil ? min(position + 1, bytes.count) : position
    return SceneLengthError(message: message, range: (start ?? min(position, end))..<end)
  }
}

extension SceneLength {
  fileprivate var isConstant: Bool { !grows }
  fileprivate var isFinite: Bool {
    points.isFinite && widthFactor.isFinite && heightFactor.isFinite
  }

  fileprivate func scaled(by factor: Double) -> SceneLength {
    SceneLength(
      points * factor, widthFactor: widthFactor * factor, heightFactor: heightFactor * factor)
  }

  fileprivate func divided(by divisor: Double) -> SceneLength {
    SceneLength(
      points / divisor, widthFactor: widthFactor / divisor, heightFactor: heightFactor / divisor)
  }

  fileprivate func adding(_ other: SceneLength, times factor: Double) -> SceneLength {
    SceneLength(
      points + other.points * factor, widthFactor: widthFactor + other.widthFactor * factor,
      heightFactor: heightFactor + other.heightFactor * factor)
  }
}
