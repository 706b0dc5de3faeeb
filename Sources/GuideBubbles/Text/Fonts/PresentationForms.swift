/// The code points that Unicode has for the forms of Arabic letters, for the sake of old encodings.
enum PresentationForms {
  /// How many forms each letter from U+0621 to U+064A has; they follow each other from U+FE80, in
  /// the order isolated, final, initial, medial.
  private static let counts: [UInt32] = [
    1, 2, 2, 2, 2, 4, 2, 4, 2, 4, 4, 4, 4, 4, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4,  // to ghain
    0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 2, 2, 4,  // tatweel has none
  ]
  /// Letters of Persian, Urdu and others, in the other block: first form, number of forms.
  private static let others: [(code: UInt32, first: UInt32, count: UInt32)] = [
    (0x671, 0xfb50, 2), (0x679, 0xfb66, 4), (0x67a, 0xfb5e, 4), (0x67b, 0xfb52, 4),
    (0x67e, 0xfb56, 4), (0x67f, 0xfb62, 4), (0x680, 0xfb5a, 4), (0x683, 0xfb76, 4),
    (0x684, 0xfb72, 4), (0x686, 0xfb7a, 4), (0x687, 0xfb7e, 4), (0x688, 0xfb88, 2),
    (0x68c, 0xfb84, 2), (0x68d, 0xfb82, 2), (0x68e, 0xfb86, 2), (0x691, 0xfb8c, 2),
    (0x698, 0xfb8a, 2), (0x6a4, 0xfb6a, 4), (0x6a6, 0xfb6e, 4), (0x6a9, 0xfb8e, 4),
    (0x6ad, 0xfbd3, 4), (0x6af, 0xfb92, 4), (0x6b1, 0xfb9a, 4), (0x6b3, 0xfb96, 4),
    (0x6ba, 0xfb9e, 2), (0x6bb, 0xfba0, 4), (0x6be, 0xfbaa, 4), (0x6c0, 0xfba4, 2),
    (0x6c1, 0xfba6, 4), (0x6c5, 0xfbe0, 2), (0x6c6, 0xfbd9, 2), (0x6c7, 0xfbd7, 2),
    (0x6c8, 0xfbdb, 2), (0x6c9, 0xfbe2, 2), (0x6cb, 0xfbde, 2), (0x6cc, 0xfbfc, 4),
    (0x6d0, 0xfbe4, 4), (0x6d2, 0xfbae, 2), (0x6d3, 0xfbb0, 2),
  ]

  /// The code point of a letter in a form, if there is one.
  static func code(_ form: ArabicGlyphs.Form, of letter: UInt32) -> UInt32? {
    guard let (first, count) = forms(of: letter) else { return nil }
    switch form {
    case .isolated: return first
    case .final: return count >= 2 ? first + 1 : nil
    case .initial: return count == 4 ? first + 2 : nil
    case .medial: return count == 4 ? first + 3 : nil
    }
  }

  private static func forms(of letter: UInt32) -> (first: UInt32, count: UInt32)? {
    if let other = others.first(where: { $0.code == letter }) { return (other.first, other.count) }
    guard (0x621...0x64a).contains(letter) else { return nil }
    let position = Int(letter - 0x621)
    guard counts[position] > 0 else { return nil }
    return (0xfe80 + counts[..<position].reduce(0, +), counts[position])
  }
}
