/// A way to change texts so that layouts show whether they are ready for other languages.
package enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
  /// Texts grow as they do in translations.
  case long = "pseudo-long"
  /// Latin letters carry accents, and each text stands in brackets.
  case accented = "pseudo-accented"
  /// Texts are read from right to left, and the screen with them unless it says otherwise.
  case mirrored = "pseudo-mirrored"

  /// A text as the pseudo-locale shows it; an empty one stays empty.
  ///
  /// - Complexity: O(*n*).
  package func shown(_ text: String) -> String {
    switch self {
    case .long: PseudoText.long(text)
    case .accented: PseudoText.accented(text)
    case .mirrored: PseudoText.mirrored(text)
    }
  }
}
