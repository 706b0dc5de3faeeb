/// The order of rows by their texts.
enum RowOrder {
  /// Texts in order, each with the letter of its section.
  ///
  /// - Parameter texts: What rows are sorted by.
  /// - Returns: The position of each text among those given, with its letter; equal texts stay in
  ///   order.
  static func sorted(_ texts: [String]) -> [(index: Int, letter: String)] {
    let keys = texts.map { text in (letter: letter(of: text), scalars: text.uppercased()) }
    let order = texts.indices.sorted { left, right in
      let (a, b) = (keys[left], keys[right])
      if a.letter != b.letter { return rank(a.letter) < rank(b.letter) }
      if a.scalars != b.scalars {
        return a.scalars.unicodeScalars.lexicographicallyPrecedes(b.scalars.unicodeScalars)
      }
      return left < right
    }
    return order.map { ($0, keys[$0].letter) }
  }

  private static func letter(of text: String) -> String {
    guard let first = text.first, first.isLetter else { return "#" }
    return String(first).uppercased()
  }

  /// Latin letters first, then others, then what is no letter.
  private static func rank(_ letter: String) -> UInt32 {
    letter == "#" ? .max : letter.unicodeScalars.first?.value ?? 0
  }
}
