/// The section of a list in letters that a text belongs to.
///
/// Sections compare as lists show them: `A` to `Z`, then letters of other scripts by their code
/// points, `#` last.
struct LetterSection: Hashable, Comparable {
  /// 1 to 26 for A to Z, the letter's code point for other letters, `.max` for `#`.
  let rank: UInt32

  /// Digits, signs, emoji, characters without a known reading, and the empty text.
  static let others = LetterSection(rank: .max)

  /// The section of a Latin letter.
  static func latin(_ lower: UInt8) -> LetterSection {
    LetterSection(rank: UInt32(lower & 31))
  }

  /// The section of a letter of another script.
  static func letter(_ code: UInt32) -> LetterSection { LetterSection(rank: code) }

  /// What stands over the section.
  var title: String {
    switch rank {
    case 1...26: String(Unicode.Scalar(UInt8(rank) + 0x40))
    case .max: "#"
    default: Unicode.Scalar(rank).map { String($0) } ?? "#"
    }
  }

  static func < (left: LetterSection, right: LetterSection) -> Bool { left.rank < right.rank }
}
