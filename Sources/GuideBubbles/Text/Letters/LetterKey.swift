/// What a text is sorted by in a list with sections for letters, made once a text.
///
/// Keys compare by the section (`A` to `Z`, then letters of other scripts, `#` last), then as
/// Chinese collations do: signs, numbers by their value, Han characters by syllable, tone, strokes
/// and code point, Latin letters, letters of other scripts; only then by accents, and last by case,
/// small letters first. Texts that differ in none of these have equal keys: `é` typed as one
/// character or as two, full-width and circled letters differ as case does.
///
/// No locale is asked, so that the same texts have the same order everywhere.
package struct LetterKey: Hashable, Comparable, Sendable {
  let section: LetterSection
  /// All that is compared after the section: the letters, 0, the accents, 0, the cases.
  let weights: [UInt32]

  /// Makes the key of a text.
  ///
  /// - Parameter text: Any text, such as a name. Two to four Han characters are taken for a name:
  ///   a surname at their beginning is read as a surname.
  /// - Complexity: Linear in the length of the text.
  package init(_ text: String) {
    var builder = LetterKeyBuilder()
    self = builder.key(of: text)
  }

  init(section: LetterSection, weights: [UInt32]) {
    self.section = section
    self.weights = weights
  }

  /// The title of the text's section: `A` to `Z` for Latin letters and Han characters (by their
  /// reading in Mandarin), the letter itself for other scripts (Hangul by the initial consonant,
  /// kana by the row), `#` for all else and the empty text.
  package var letter: String { section.title }

  /// Whether the text of one key stands before that of another.
  ///
  /// A total order: of two keys one is less, or they are equal.
  package static func < (left: LetterKey, right: LetterKey) -> Bool {
    if left.section != right.section { return left.section < right.section }
    return left.weights.lexicographicallyPrecedes(right.weights)
  }

  /// The section and the first weight, which decide most comparisons.
  var prefix: UInt64 { UInt64(section.rank) << 32 | UInt64(weights.first ?? 0) }
}
