/// Scripts whose letters touch each other, so that nothing may come between two of them.
package enum JoinedScripts {
  /// Blocks of the scripts that are written joined, as Arabic and Mongolian are, and of those whose
  /// letters hang on a line or stack, as Devanagari's and Tibetan's do.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x600...0x77f, 0x7c0...0x7ff, 0x840...0xdff, 0xf00...0x109f, 0x1780...0x18af, 0xa840...0xa87f,
    0xa8e0...0xa8ff, 0xa9e0...0xa9ff, 0xaa60...0xaa7f, 0xfb50...0xfdff, 0xfe70...0xfefc,
    0x1_0ac0...0x1_0aff, 0x1_0b80...0x1_0baf, 0x1_0d00...0x1_0d3f, 0x1_0f30...0x1_0fdf,
    0x1_1000...0x1_1fff, 0x1_e900...0x1_e95f,
  ]

  /// Whether a text has a character of such a script.
  ///
  /// - Complexity: O(*n*).
  package static func has(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.value >= 0x600 && blocks.contains { $0.contains(scalar.value) }
    }
  }
}
