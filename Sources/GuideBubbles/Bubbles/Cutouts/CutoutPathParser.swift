internal import GuideFormats

/// Reads the language of SVG's `d` attribute, smooth curves excepted.
struct CutoutPathParser {
  /// The largest number that a path may have, in either direction.
  private static let largestNumber = 1e7
  /// What numbers look like.
  private static let form: DecimalForm = [.minus, .plus, .leadingZeros, .barePoint, .exponent]

  private let bytes: [UInt8]
  private var position = 0
  private var strokes: [CutoutPath.Stroke] = []
  /// Where the pen is, and where the open part began.
  private var pen = LayoutPoint()
  private var first = LayoutPoint()
  private var isOpen = false

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// The strokes that a text draws.
  ///
  /// - Throws: What is no path, and where, or that it has too many strokes.
  static func parse(_ text: String) throws(CutoutPathError) -> [CutoutPath.Stroke] {
    var parser = CutoutPathParser(text)
    var command: UInt8?
    while let byte = parser.next {
      let start = parser.position
      if byte.isLetter {
        parser.position += 1
        command = byte
        if parser.strokes.isEmpty, byte | 0x20 != UInt8(ascii: "m") {
          throw parser.error("a path begins with M", from: start)
        }
      } else if parser.strokes.isEmpty || command.map({ $0 | 0x20 == UInt8(ascii: "z") }) ?? true {
        throw parser.error("expected a command such as M or L")
      }
      try parser.follow(command ?? byte, from: start)
      // Further pairs behind a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
    guard !parser.strokes.isEmpty else { throw parser.error("this path is empty") }
    return parser.strokes
  }

  /// Reads what one command needs and draws it.
  private mutating func follow(_ command: UInt8, from start: Int) throws(CutoutPathError) {
    let isRelative = command >= UInt8(ascii: "a")
    let origin = isRelative ? pen : LayoutPoint()
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      pen = try point(from: origin)
      first = pen
      isOpen = true
      strokes.append(.move(to: pen))
    case UInt8(ascii: "l"): try line(to: point(from: origin))
    case UInt8(ascii: "h"): try line(to: LayoutPoint(x: origin.x + number(), y: pen.y))
    case UInt8(ascii: "v"): try line(to: LayoutPoint(x: pen.x, y: origin.y + number()))
    case UInt8(ascii: "c"):
      let (one, two) = (try point(from: origin), try point(from: origin))
      try curve(one, two, to: point(from: origin))
    case UInt8(ascii: "q"):
      let control = try point(from: origin)
      let end = try point(from: origin)
      try curve(pen.twoThirds(to: control), end.twoThirds(to: control), to: end)
    case UInt8(ascii: "a"): try arc(from: origin)
    case UInt8(ascii: "z"):
      strokes.append(.close)
      (pen, isOpen) = (first, false)
    default:
      position = start + 1
      throw error("there is no command like this; there are M, L, H, V, C, Q, A and Z", from: start)
    }
    guard strokes.count <= CutoutPath.maximumStrokes else {
      throw error("this path has more than \(CutoutPath.maximumStrokes) strokes", from: start)
    }
  }

  private mutating func line(to point: LayoutPoint) throws(CutoutPathError) {
    open()
    strokes.append(.line(to: point))
    pen = point
  }

  private mutating func curve(
    _ one: LayoutPoint, _ two: LayoutPoint, to end: LayoutPoint
  ) throws(CutoutPathError) {
    open()
    strokes.append(.curve(one, two, to: end))
    pen = end
  }

  /// Behind a Z, the next part begins where the last one did.
  private mutating func open() {
    if !isOpen { strokes.append(.move(to: pen)) }
    isOpen = true
  }

  private mutating func arc(from origin: LayoutPoint) throws(CutoutPathError) {
    let radii = try LayoutPoint(x: number(), y: number())
    let rotation = try number()
    let (isLarge, isClockwise) = (try flag(), try flag())
    let end = try point(from: origin)
    let arc = EllipticalArc(
      start: pen, end: end, radii: radii, rotation: rotation, isLarge: isLarge,
      isClockwise: isClockwise)
    guard let curves = arc?.curves else { return try line(to: end) }
    for part in curves { try curve(part.first, part.second, to: part.end) }
  }

  private mutating func point(from origin: LayoutPoint) throws(CutoutPathError) -> LayoutPoint {
    try LayoutPoint(x: origin.x + number(), y: origin.y + number())
  }

  /// A 0 or a 1, which needs nothing between it and what follows.
  private mutating func flag() throws(CutoutPathError) -> Bool {
    guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw error("expected 0 or 1")
    }
    position += 1
    return byte == UInt8(ascii: "1")
  }

  private mutating func number() throws(CutoutPathError) -> Double {
    guard next != nil, let (number, end) = Self.form.number(in: bytes, from: position) else {
      throw error("expected a number")
    }
    let start = position
    position = end
    guard number.magnitude <= CutoutPathParser.largestNumber else {
      throw error("this number is too large", from: start)
    }
    return number
  }

  /// The next byte that is no white space and no comma.
  private var next: UInt8? {
    mutating get {
      while position < bytes.count, bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: ",")
      {
        position += 1
      }
      return position < bytes.count ? bytes[position] : nil
    }
  }

  private func error(_ message: String, from start: Int? = nil) -> CutoutPathError {
    let end = start == nil ? min(position + 1, bytes.count) : position
    return CutoutPathError(message: message, range: (start ?? min(position, end))..<end)
  }
}

extension LayoutPoint {
  /// The point two thirds of the way to another: where a cubic curve has the control of a quadratic.
  fileprivate func twoThirds(to control: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: x + (control.x - x) * 2 / 3, y: y + (control.y - y) * 2 / 3)
  }
}
