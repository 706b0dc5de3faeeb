extension LetterKeyBuilder {
  /// Adds a character by what it is.
  mutating func add(_ code: UInt32) {
    switch code {
    case 0x61...0x7a: addLatin(UInt8(code), .small)
    case 0x41...0x5a: addLatin(UInt8(code | 0x20), .capital)
    case 0x30...0x39: appendDigit(code - 0x30)
    case 0...0x7f: addSign(code)
    case 0x3007, 0x3400..<0x4dc0, 0x4e00..<0xa000, 0xf900..<0xfb00:
      addHan(code)
    default: addOther(code)
    }
  }

  /// Adds a Han character as it is read: as said, otherwise as usual.
  mutating func addHan(_ code: UInt32, as said: PinyinReading? = nil) {
    let entry = PinyinTable.entry(code)
    guard let reading = said ?? entry?.reading else { return addUnread(code) }
    enter(.latin(PinyinTable.initial(of: reading)))
    append(.han, UInt32(reading.number) << 6 | UInt32(entry?.strokes ?? 63))
    // What is read and written alike goes by its code.
    letters.append(Class.han.rawValue | code)
  }

  private mutating func addUnread(_ code: UInt32) {
    enter(.others)
    append(.unreadHan, code)
  }

  private mutating func addLatin(_ lower: UInt8, _ form: Form) {
    enter(.latin(lower))
    append(.latin, UInt32(lower), form: form)
  }

  /// Adds a sign; blanks before the text and what is not seen count for nothing.
  private mutating func addSign(_ code: UInt32) {
    if code < 0x20 || code == 0x7f { return }
    if code == 0x20, section == nil { return }
    enter(.others)
    append(.sign, code)
  }

  private mutating func addOther(_ code: UInt32) {
    let plain = LetterFolding.plain(code)
    if plain != code { return addFolded(plain) }
    if let parts = Composition.shared.parts(of: code) {
      add(parts.first)
      if parts.second != 0 { add(parts.second) }
      return
    }
    if let latin = LetterFolding.latin(code) { return addExpanded(latin, of: code) }
    if let kana = LetterFolding.hiragana(code) { return addKana(kana, of: code) }
    addByCategory(code)
  }

  /// Adds what a full-width, circled or half-width form stands for.
  private mutating func addFolded(_ plain: UInt32) {
    let count = forms.count
    add(plain)
    for index in count..<max(count, forms.count) {
      let isCapital = forms[index] == Form.capital.rawValue
      forms[index] = (isCapital ? Form.otherCapital : .other).rawValue
    }
  }

  /// Adds a ligature or a letter with a stroke as the letters it stands for, and tells them apart.
  private mutating func addExpanded(_ latin: StaticString, of code: UInt32) {
    let isCapital = Unicode.Scalar(code)?.properties.isUppercase ?? false
    latin.withUTF8Buffer { letters in
      for letter in letters { addLatin(letter, isCapital ? .capital : .small) }
    }
    let lower = Unicode.Scalar(code)?.properties.lowercaseMapping.unicodeScalars.first?.value
    appendAccent(lower ?? code)
  }

  private mutating func addKana(_ kana: UInt32, of code: UInt32) {
    enter(.letter(LetterFolding.row(of: kana)))
    let form: Form = code == kana ? .small : code == kana + 0x60 ? .capital : .other
    append(.letter, kana, form: form)
  }

  /// Adds a letter, mark or digit of another script, or a sign.
  private mutating func addByCategory(_ code: UInt32) {
    guard let scalar = Unicode.Scalar(code) else { return }
    switch scalar.properties.generalCategory {
    case .control, .format, .enclosingMark, .surrogate: return
    case .nonspacingMark, .spacingMark: addMark(code)
    case .decimalNumber: appendDigit(UInt32(scalar.properties.numericValue ?? 0))
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter:
      addLetter(scalar)
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: addSign(0x20)
    default: addSign(code)
    }
  }

  private mutating func addLetter(_ scalar: Unicode.Scalar) {
    if scalar.properties.isIdeographic { return addUnread(scalar.value) }
    // The title case keeps Georgian as it is written; what becomes several letters stays itself.
    let title = scalar.properties.titlecaseMapping.unicodeScalars
    let base = title.count == 1 ? title.first ?? scalar : scalar
    enter(.letter(HangulInitials.letter(base.value)))
    append(.letter, base.value, form: base == scalar && base.properties.isCased ? .capital : .small)
  }

  /// Adds an accent; vowel signs, which have no place in the order of marks, are letters.
  private mutating func addMark(_ code: UInt32) {
    if code == 0x306, letters.last == Class.letter.rawValue | 0x418 {
      // Cyrillic Й is a letter of its own.
      letters[letters.count - 1] += 1
      if letters.count == 1 { section = .letter(0x419) }
      return
    }
    let isVariant = (0xfe00...0xfe0f).contains(code) || (0xe_0100...0xe_01ef).contains(code)
    if isVariant { return }
    if Composition.shared.combiningClass(of: code) != 0 {
      appendAccent(code)
    } else {
      enter(.letter(code))
      append(.letter, code)
    }
  }
}
