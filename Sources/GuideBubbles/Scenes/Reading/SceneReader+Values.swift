internal import Constraints

/// Readers of plain values. Each returns nothing after it has reported what is wrong.
extension SceneReader {
  /// Sizes beyond this, in points, are slips; they would cost the solver its precision.
  static let largestNumber = 1e7
  /// Proportions beyond this many screens are slips, of which a large screen would make lengths beyond
  /// `largestNumber`.
  static let largestFactor = 100.0

  mutating func wrongType(_ field: Field, wanted: String, help: String? = nil) {
    diagnostics.append(
      .wrongType(
        field.name, wanted: wanted, found: field.value.kindName, at: field.range, help: help))
  }

  mutating func string(_ field: Field) -> JSONString? {
    guard case .string(let string) = field.value.content else {
      wrongType(field, wanted: "a string")
      return nil
    }
    return string
  }

  /// A name: a string that is not empty.
  mutating func name(_ field: Field) -> SceneName? {
    guard let text = string(field)?.text else { return nil }
    guard !text.isEmpty else {
      report(.badValue, "'\(field.name)' must not be empty", at: field.range)
      return nil
    }
    return SceneName(text, range: field.range)
  }

  mutating func bool(_ field: Field) -> Bool? {
    guard case .bool(let value) = field.value.content else {
      wrongType(field, wanted: "true or false")
      return nil
    }
    return value
  }

  mutating func number(
    _ field: Field, in range: ClosedRange<Double> = -largestNumber...largestNumber,
    wanted: String = "a number"
  ) -> Double? {
    guard case .number(let number) = field.value.content else {
      wrongType(field, wanted: wanted, help: helpWithNumber(field))
      return nil
    }
    guard range.contains(number) else {
      diagnostics.append(
        .outOfRange(
          field.name, number.plainText, at: field.range,
          help: "it lies between \(NumberText.text(range.lowerBound)) and "
            + NumberText.text(range.upperBound)))
      return nil
    }
    return number
  }

  /// What to say where a number is wanted and there is a text of one, or a length that grows with
  /// the screen.
  private func helpWithNumber(_ field: Field) -> String? {
    guard case .string(let string) = field.value.content else { return nil }
    if Double(string.text) != nil { return "write \(string.text), without quotation marks" }
    if let (number, unit) = LengthUnit.split(string.text) {
      return unit.isOfPoints ? "lengths are points: write \(number)" : "write a number without unit"
    }
    guard (try? SceneLengthParser.parse(string.text)) != nil else { return nil }
    return "it is the same on every screen: write a number, without W and H"
  }

  /// A number that is not negative.
  mutating func magnitude(_ field: Field) -> Double? {
    number(field, in: 0...SceneReader.largestNumber)
  }

  /// A number above zero.
  mutating func positive(_ field: Field) -> Double? {
    number(field, in: 0.001...SceneReader.largestNumber)
  }

  /// A length: a number, or a text such as `43 * H/568`.
  mutating func length(_ field: Field) -> SceneLength? {
    guard case .string(let string) = field.value.content else {
      return number(field, wanted: "a length in points").map { SceneLength($0) }
    }
    do throws(SceneLengthError) {
      let length = try SceneLengthParser.parse(string.text)
      guard length.points.magnitude <= Self.largestNumber,
        max(length.widthFactor.magnitude, length.heightFactor.magnitude) <= Self.largestFactor
      else {
        let (points, factor) = (
          NumberText.text(Self.largestNumber), NumberText.text(Self.largestFactor)
        )
        diagnostics.append(
          .outOfRange(
            field.name, "'\(string.text)'", at: field.range,
            help: "it comes to at most \(points) points and \(factor) times W and H"))
        return nil
      }
      if length.grows, field.range.start < firstProportion?.start ?? .max {
        firstProportion = field.range
      }
      return length
    } catch {
      report(
        .badLength, error.message, at: string.range(of: error.range, in: field.range),
        help: error.help
          ?? "a length is a number, or linear in the screen's W and H, such as \"43 * H/568\"")
      return nil
    }
  }

  /// A length that is not negative; one that turns out to be, on some screen, is none there.
  mutating func extent(_ field: Field) -> SceneLength? {
    guard case .number = field.value.content else { return length(field) }
    return magnitude(field).map { SceneLength($0) }
  }

  /// The elements of an array of a fixed length.
  mutating func tuple(_ field: Field, count: Int, wanted: String) -> [Field]? {
    guard case .array(let elements) = field.value.content, elements.count == count else {
      if case .array(let elements) = field.value.content {
        diagnostics.append(
          .wrongType(
            field.name, wanted: wanted, found: "\(elements.count) values", at: field.range))
      } else {
        wrongType(field, wanted: wanted)
      }
      return nil
    }
    return elements.enumerated().map { field.element($0.offset, $0.element) }
  }

  mutating func lengths(_ field: Field, count: Int, wanted: String) -> [SceneLength]? {
    guard let parts = tuple(field, count: count, wanted: wanted) else { return nil }
    let lengths = parts.compactMap { length($0) }
    return lengths.count == count ? lengths : nil
  }

  mutating func rect(_ field: Field) -> SceneRect? {
    lengths(field, count: 4, wanted: "a rectangle [x, y, width, height]").map {
      SceneRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  /// Four distances, or one for all sides; these stay the same on every screen.
  mutating func physicalInsets(_ field: Field) -> LayoutInsets? {
    insets(field, order: "top, left, bottom, right") { $0.number($1) }.map {
      LayoutInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }

  /// Four distances that are not negative, or one for all sides.
  mutating func paddings(_ field: Field) -> SceneInsets? {
    insets(field, order: "top, leading, bottom, trailing") { $0.extent($1) }.map {
      SceneInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }

  /// Four distances, or one for all sides.
  mutating func logicalInsets(_ field: Field) -> SceneInsets? {
    insets(field, order: "top, leading, bottom, trailing") { $0.length($1) }.map {
      SceneInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }

  private mutating func insets<Distance>(
    _ field: Field, order: String, read: (inout SceneReader, Field) -> Distance?
  ) -> [Distance]? {
    switch field.value.content {
    case .number, .string: return read(&self, field).map { Array(repeating: $0, count: 4) }
    default:
      guard let parts = tuple(field, count: 4, wanted: "a number or four: [\(order)]")
      else { return nil }
      let distances = parts.compactMap { read(&self, $0) }
      return distances.count == 4 ? distances : nil
    }
  }

  /// A priority: a number in (0, 1000] or one of three names.
  mutating func priority(_ field: Field) -> LayoutPriority? {
    if case .string = field.value.content {
      return choice(
        field, kind: "priority",
        among: [("required", .required), ("high", .defaultHigh), ("low", .defaultLow)])
    }
    guard let number = number(field, wanted: "a priority") else { return nil }
    guard let priority = LayoutPriority(rawValue: number) else {
      diagnostics.append(
        .outOfRange(
          field.name, NumberText.text(number), at: field.range,
          help: "a priority is above 0 and at most 1000 (required)"))
      return nil
    }
    return priority
  }

  /// A colour as CSS writes it in hexadecimal: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  mutating func color(_ field: Field) -> DrawingColor? {
    guard let text = string(field)?.text else { return nil }
    guard let color = DrawingColor(hex: text) else {
      report(
        .badValue, "'\(field.name)' is no colour", at: field.range,
        help: "colours look like #2f6fed, #fff or #00000080")
      return nil
    }
    return color
  }
}

extension Double {
  /// The number as a message says it: in digits, but with an exponent where those would be many.
  fileprivate var plainText: String {
    magnitude < 1e15 && (self == 0 || magnitude >= 0.001) ? NumberText.text(self) : description
  }
}
