/// Makes keys of texts; keeps its room from one to the next.
///
/// Weights are numbers in classes, so that they compare in this order whatever follows.
struct LetterKeyBuilder {
  /// The highest byte of a letter's weight.
  enum Class: UInt32 {
    case sign = 0x0100_0000
    case number = 0x0200_0000
    case han = 0x0300_0000
    case latin = 0x0400_0000
    case letter = 0x0500_0000
    case unreadHan = 0x0600_0000
  }

  /// How a letter is written, in ascending order; the first is left out at a key's end.
  enum Form: UInt32 {
    case small = 1
    case capital, other, otherCapital
  }

  /// An accent that is none; real ones are greater.
  static let noAccent: UInt32 = 1

  var section: LetterSection?
  var letters: [UInt32] = []
  var accents: [UInt32] = []
  var forms: [UInt32] = []
  /// The digits of a number that has not ended.
  var digits: [UInt32] = []
  var leadingZeros: UInt32 = 0

  /// The characters of the text.
  private var codes: [UInt32] = []

  init() {}

  /// The key of a text.
  mutating func key(of text: String) -> LetterKey {
    section = nil
    letters.removeAll(keepingCapacity: true)
    accents.removeAll(keepingCapacity: true)
    forms.removeAll(keepingCapacity: true)
    codes.removeAll(keepingCapacity: true)
    for scalar in text.unicodeScalars { codes.append(scalar.value) }
    let surname = SurnamePrefix(codes)
    var index = 0
    while index < codes.count {
      let code = codes[index]
      if index < surname.readings.count, let reading = surname.readings[index] {
        addHan(code, as: reading)
      } else if index + 1 < codes.count, LeadingVowels.precede(code, codes[index + 1]) {
        add(codes[index + 1])
        add(code)
        index += 1
      } else {
        add(code)
      }
      index += 1
    }
    endNumber()
    return LetterKey(section: section ?? .others, weights: weights())
  }

  /// The levels in a row; the ends of accents and forms that say nothing are cut off.
  private mutating func weights() -> [UInt32] {
    while accents.last == Self.noAccent { accents.removeLast() }
    while forms.last == Form.small.rawValue { forms.removeLast() }
    var weights: [UInt32] = []
    let count = letters.count + accents.count + forms.count + 2
    weights.reserveCapacity(count)
    weights.append(contentsOf: letters)
    if !accents.isEmpty || !forms.isEmpty {
      weights.append(0)
      weights.append(contentsOf: accents)
    }
    if !forms.isEmpty {
      weights.append(0)
      weights.append(contentsOf: forms)
    }
    return weights
  }

  /// Adds a letter with nothing on it.
  mutating func append(_ kind: Class, _ weight: UInt32, form: Form = .small) {
    endNumber()
    letters.append(kind.rawValue | weight)
    accents.append(Self.noAccent)
    forms.append(form.rawValue)
  }

  /// Adds an accent to the last letter, those of one letter in canonical order.
  mutating func appendAccent(_ code: UInt32) {
    endNumber()
    let markClass = Composition.shared.combiningClass(of: code)
    var place = accents.count
    while markClass > 0, place > 0, accents[place - 1] > Self.noAccent,
      Composition.shared.combiningClass(of: accents[place - 1] - Self.noAccent - 1) > markClass
    {
      place -= 1
    }
    accents.insert(Self.noAccent + 1 + code, at: place)
  }

  /// Says which section the text is in, unless something before has said it.
  mutating func enter(_ found: @autoclosure () -> LetterSection) {
    if section == nil { section = found() }
  }

  /// Adds a digit to the number that is being read, or begins one.
  mutating func appendDigit(_ digit: UInt32) {
    enter(.others)
    if digit == 0, digits.isEmpty {
      leadingZeros += 1
    } else {
      digits.append(digit)
    }
  }

  /// A number weighs by how many digits it has, then by these; then by zeros before it.
  private mutating func endNumber() {
    guard !digits.isEmpty || leadingZeros > 0 else { return }
    let zeros = leadingZeros
    letters.append(Class.number.rawValue | UInt32(min(digits.count, 0xff_ffff)))
    letters.append(contentsOf: digits.map { Class.number.rawValue | $0 })
    // Of a number without other digits one zero is the number itself.
    let padding = digits.isEmpty ? zeros - 1 : zeros
    accents.append(Self.noAccent + padding)
    forms.append(Form.small.rawValue)
    digits.removeAll(keepingCapacity: true)
    leadingZeros = 0
  }
}
