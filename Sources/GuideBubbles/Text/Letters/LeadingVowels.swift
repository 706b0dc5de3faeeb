/// Vowels of Thai and Lao that are written before the consonant they are spoken after.
enum LeadingVowels {
  /// Whether a vowel stands before its consonant, which is sorted first.
  static func precede(_ vowel: UInt32, _ consonant: UInt32) -> Bool {
    switch vowel {
    case 0xe40...0xe44: (0xe01...0xe2e).contains(consonant)
    case 0xec0...0xec4: (0xe81...0xeae).contains(consonant)
    default: false
    }
  }
}
