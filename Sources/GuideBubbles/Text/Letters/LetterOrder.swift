/// Sorts texts into a list with sections for letters, as address books show them.
package enum LetterOrder {
  /// The title of a text's section; see ``LetterKey/letter``.
  ///
  /// - Complexity: Linear in the length of the text.
  package static func letter(of text: String) -> String { LetterKey(text).letter }

  /// Where each text goes.
  ///
  /// - Parameter texts: Names or other texts, in any order.
  /// - Returns: For each place the index of its text and the title of its section. Texts with equal
  ///   keys stay in the order given.
  /// - Complexity: O(*n* log *n*) comparisons of keys; each key is made once.
  package static func sorted(_ texts: [String]) -> [(index: Int, letter: String)] {
    var builder = LetterKeyBuilder()
    return sorted(texts.map { builder.key(of: $0) }).map { ($0.index, $0.key.letter) }
  }

  /// Where each key goes, for those who keep keys.
  ///
  /// - Parameter keys: Keys in any order.
  /// - Returns: For each place the index of its key and the key; equal keys stay in order.
  /// - Complexity: O(*n* log *n*) comparisons.
  package static func sorted(_ keys: [LetterKey]) -> [(index: Int, key: LetterKey)] {
    var places = keys.indices.map { (prefix: keys[$0].prefix, index: $0) }
    // The index last makes the order total, so that an unstable sort is stable.
    places.sort { left, right in
      if left.prefix != right.prefix { return left.prefix < right.prefix }
      let (first, second) = (keys[left.index], keys[right.index])
      if first < second { return true }
      return !(second < first) && left.index < right.index
    }
    return places.map { ($0.index, keys[$0.index]) }
  }

  /// Where a key is to be inserted into sorted keys: behind those that are equal to it.
  ///
  /// - Parameters:
  ///   - key: The new text's key.
  ///   - sorted: Keys in ascending order.
  /// - Returns: An index from 0 to the number of keys.
  /// - Complexity: O(log *n*) comparisons.
  package static func insertionIndex(of key: LetterKey, in sorted: [LetterKey]) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if key < sorted[middle] { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
