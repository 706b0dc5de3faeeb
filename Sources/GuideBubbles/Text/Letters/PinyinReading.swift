/// How a Han character is read in Mandarin: a syllable and its tone, in one number.
///
/// Readings compare as dictionaries have them: by syllable (lu, lü, luan …), then by tone, the
/// neutral one last.
struct PinyinReading: Hashable, Comparable {
  /// Five times the syllable's place in the table, from 1 on, and the tone less one.
  let number: UInt16

  /// The tone, 1 to 4, 5 for the neutral one.
  var tone: Int { Int(number % 5) + 1 }

  /// The syllable's place in the table, from 0 on.
  var place: Int { Int(number / 5) - 1 }

  static func < (left: PinyinReading, right: PinyinReading) -> Bool { left.number < right.number }
}
