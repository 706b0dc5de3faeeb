extension Unicode.Scalar {
  /// Whether names may have a scalar outside ASCII: letters and digits of any script, marks on them
  /// and pictures, but no spaces, punctuation, signs, or what nobody sees.
  ///
  /// Blocks rather than Unicode's properties, whose tables Embedded Swift lacks.
  internal var isNotationLetter: Bool {
    switch value {
    case 0..<0xC0: value == 0xAA || value == 0xB5 || value == 0xBA
    case 0xD7, 0xF7: false  // × and ÷
    case 0x37E, 0x61C, 0x1680, 0x180E: false
    case 0x2000...0x206F, 0x2190...0x23FF, 0x2E00...0x2E7F: false
    case 0x3000...0x3004, 0x3008...0x3020, 0x3030: false
    case 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFEFF: false
    case 0xFF00...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65: false
    case 0xFFF0...0xFFFF, 0xE0000...0x10FFFF: false
    default: true
    }
  }
}
