internal import GuideFormats

/// Makes a saved state from JSON.
struct TourStateReader {
  /// The one version that there is.
  static let version = 1

  /// What the phases are called in the text.
  enum PhaseName: String {
    case notStarted, showing, completed, skipped
  }

  private var values: [(key: TourStateError.Key, value: JSONValue)] = []

  /// Takes the object apart.
  ///
  /// - Throws: `TourStateError` when it is no object, of another version, or has an unknown key.
  init(_ value: JSONValue) throws(TourStateError) {
    guard case .object(let members) = value.content else { throw .notAnObject(value.range) }
    for member in members {
      // Another version may have other keys, so that the version is looked at first.
      guard member.key.text == TourStateError.Key.version.rawValue else { continue }
      guard case .number(let version) = member.value.content else {
        throw .invalid(.version, member.value.range)
      }
      guard version == Double(Self.version) else { throw .unknownVersion(version) }
    }
    for member in members {
      guard let key = TourStateError.Key(rawValue: member.key.text) else {
        throw .unknownKey(member.key.text, member.keyRange)
      }
      values.append((key, member.value))
    }
    guard self[.version] != nil else { throw .missing(.version) }
  }

  /// The state, if everything fits together.
  func state() throws(TourStateError) -> TourState {
    let (name, range) = try string(.phase)
    guard let phaseName = PhaseName(rawValue: name) else { throw .invalid(.phase, range) }
    let steps = try strings(.steps).map(\.text)
    let phase: TourProgress.Phase =
      switch phaseName {
      case .notStarted: .notStarted
      case .completed: .finished(.completed)
      case .skipped: .finished(.skipped(atStep: try string(.step).text))
      case .showing: .showing(index: try place(in: steps))
      }
    if let step = self[.step], phaseName != .skipped, phaseName != .showing {
      throw .invalid(.step, step.range)
    }
    if let occurrence = self[.occurrence], phaseName != .showing {
      throw .invalid(.occurrence, occurrence.range)
    }
    return TourState(steps: steps, phase: phase, seen: try seen())
  }

  private subscript(_ key: TourStateError.Key) -> JSONValue? {
    values.first { $0.key == key }?.value
  }

  private func value(_ key: TourStateError.Key) throws(TourStateError) -> JSONValue {
    guard let value = self[key] else { throw .missing(key) }
    return value
  }

  private func string(
    _ key: TourStateError.Key
  ) throws(TourStateError) -> (text: String, range: SourceRange) {
    let value = try value(key)
    guard case .string(let string) = value.content else { throw .invalid(key, value.range) }
    return (string.text, value.range)
  }

  private func strings(
    _ key: TourStateError.Key
  ) throws(TourStateError) -> [(text: String, range: SourceRange)] {
    let value = try value(key)
    guard case .array(let elements) = value.content else { throw .invalid(key, value.range) }
    var strings: [(text: String, range: SourceRange)] = []
    for element in elements {
      guard case .string(let string) = element.content else { throw .invalid(key, element.range) }
      strings.append((string.text, element.range))
    }
    return strings
  }

  /// The index of the step that is shown.
  private func place(in steps: [String]) throws(TourStateError) -> Int {
    let (id, range) = try string(.step)
    let places = steps.indices.filter { steps[$0] == id }
    guard !places.isEmpty else { throw .invalid(.step, range) }
    guard let occurrence = self[.occurrence] else { return places[0] }
    guard case .number(let number) = occurrence.content, let ordinal = Int(exactly: number),
      (1...places.count).contains(ordinal)
    else { throw .invalid(.occurrence, occurrence.range) }
    return places[ordinal - 1]
  }

  private func seen() throws(TourStateError) -> SeenEvents {
    let strings = try strings(.seen)
    var ranges: [ClosedRange<UInt64>] = []
    for (text, range) in strings {
      guard let names = Self.names(text) else { throw .invalid(.seen, range) }
      ranges.append(names)
    }
    guard let seen = SeenEvents(ranges: ranges) else {
      throw .invalid(.seen, try value(.seen).range)
    }
    return seen
  }

  /// A number or two with a hyphen between them, the first the smaller one.
  private static func names(_ text: String) -> ClosedRange<UInt64>? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy(\.isDigit) ? UInt64(part) : nil
    }
    guard numbers.count == parts.count, let first = numbers.first, let last = numbers.last,
      parts.count == 1 || parts.count == 2 && first < last
    else { return nil }
    return first...last
  }
}
