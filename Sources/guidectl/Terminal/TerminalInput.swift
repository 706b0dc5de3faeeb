/// Finds keys and mouse reports in what a terminal sends.
///
/// Bytes come in pieces that may end anywhere. Escape is both a key and the first byte of most
/// sequences: only silence tells the two apart. What is no known sequence is passed over, however
/// long, up to the byte that ends it, as ECMA-48 has it.
struct TerminalInput: Sendable {
  private enum State: Sendable {
    /// Between two keys.
    case ground
    /// Behind an escape.
    case escape
    /// Behind the introducer of a control sequence.
    case sequence
    /// Behind `ESC O`, before the one byte that tells the key.
    case singleShift
    /// In the three bytes of a mouse report in the oldest form.
    case oldMouse
  }

  private var state = State.ground
  private var parameters: [UInt8] = []
  private var isOverlong = false

  /// The longest parameters that are looked at: three numbers of a mouse report take less.
  private static let mostParameters = 32
  /// The largest number that is taken for a cell: no terminal is larger.
  private static let mostCells = 100_000

  /// Whether a sequence has begun and has not ended: a lone escape, or a piece of more.
  var isWithinSequence: Bool { state != .ground }

  /// What people did, as far as these bytes tell.
  mutating func take(_ bytes: [UInt8]) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for byte in bytes { take(byte, &events) }
    return events
  }

  /// What an unfinished sequence comes to when nothing follows: a lone escape is the key.
  mutating func endSequence() -> [TerminalEvent] {
    defer { state = .ground }
    return state == .escape ? [.key(.escape)] : []
  }

  private mutating func take(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch state {
    case .ground: takeKey(byte, &events)
    case .escape: takeAfterEscape(byte, &events)
    case .sequence: takeInSequence(byte, &events)
    case .singleShift:
      guard byte != 0x1B else { return state = .escape }
      state = .ground
      events.append(.key(Self.key(final: byte, parameters: [])))
    case .oldMouse:
      parameters.append(byte)
      guard parameters.count == 3 else { return }
      state = .ground
      let report = Self.oldMouse(parameters)
      if let report { events.append(.mouse(report)) }
    }
  }

  private mutating func takeKey(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x0A, 0x0D: events.append(.key(.enter))
    case 0x20..<0x7F: events.append(.key(.character(Unicode.Scalar(byte))))
    case 0x80..<0xC0: break  // the rest of a character
    default: events.append(.key(.other))
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case 0x1B: events.append(.key(.escape))
    case UInt8(ascii: "["):
      state = .sequence
      parameters.removeAll(keepingCapacity: true)
      isOverlong = false
    case UInt8(ascii: "O"): state = .singleShift
    default:  // a key with Alt
      state = .ground
      events.append(.key(.other))
    }
  }

  private mutating func takeInSequence(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case 0x1B: state = .escape  // the sequence is given up for a new one
    case 0x20..<0x40:
      if parameters.count < Self.mostParameters {
        parameters.append(byte)
      } else {
        isOverlong = true
      }
    case UInt8(ascii: "M") where parameters.isEmpty && !isOverlong: state = .oldMouse
    case 0x40..<0x7F:
      state = .ground
      guard !isOverlong else { return }
      if parameters.first == UInt8(ascii: "<") {
        if let report = Self.mouse(final: byte, parameters) { events.append(.mouse(report)) }
      } else {
        events.append(.key(Self.key(final: byte, parameters: parameters)))
      }
    default: state = .ground
    }
  }

  /// The key that a sequence stands for, as xterm and its likes send it.
  private static func key(final: UInt8, parameters: [UInt8]) -> TerminalKey {
    switch final {
    case UInt8(ascii: "A"): return .arrowUp
    case UInt8(ascii: "B"): return .arrowDown
    case UInt8(ascii: "C"): return .arrowRight
    case UInt8(ascii: "D"): return .arrowLeft
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "M"): return .enter  // of the number pad
    case UInt8(ascii: "~"):
      switch parameters.first {
      case UInt8(ascii: "1"), UInt8(ascii: "7"): return parameters.count == 1 ? .home : .other
      case UInt8(ascii: "4"), UInt8(ascii: "8"): return parameters.count == 1 ? .end : .other
      default: return .other
      }
    default: return .other
    }
  }

  /// A report as `<button;column;row` with `M` for down or `m` for up, cells counted from 1.
  private static func mouse(final: UInt8, _ parameters: [UInt8]) -> MouseReport? {
    guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
    var numbers = [-1]
    for byte in parameters.dropFirst() {
      switch byte {
      case UInt8(ascii: ";"): numbers.append(-1)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let number = max(numbers[numbers.count - 1], 0) * 10 + Int(byte - UInt8(ascii: "0"))
        guard number <= mostCells else { return nil }
        numbers[numbers.count - 1] = number
      default: return nil
      }
    }
    guard numbers.count == 3, numbers[0] >= 0, numbers[1] > 0, numbers[2] > 0 else { return nil }
    return MouseReport(
      button: numbers[0], column: numbers[1] - 1, row: numbers[2] - 1,
      isPress: final == UInt8(ascii: "M"))
  }

  /// A report of three bytes: the button above 32, the cell above 33; button 3 is any that goes up.
  private static func oldMouse(_ bytes: [UInt8]) -> MouseReport? {
    guard bytes[0] >= 32, bytes[1] > 32, bytes[2] > 32 else { return nil }
    let button = Int(bytes[0]) - 32
    let isRelease = button & 0b100_0011 == 3
    return MouseReport(
      button: isRelease ? button - 3 : button, column: Int(bytes[1]) - 33,
      row: Int(bytes[2]) - 33, isPress: !isRelease)
  }
}
