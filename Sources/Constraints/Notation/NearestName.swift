/// The known name that somebody most likely meant, or `nil` when none is close.
///
/// Close means at most two letters inserted, dropped, changed or swapped with their neighbour, and
/// fewer than the name has: `x` is no slip of `y`. Of equally close names one with the same first
/// letter is taken, because slips there are rare, and of several of these the first.
///
/// - Parameters:
///   - name: The name as written.
///   - known: The names that exist, in the order in which they should be preferred.
/// - Returns: One of the known names.
/// - Complexity: O(*n* · *l*) for *n* known names of *l* letters. To ask again and again, keep the
///   names in `KnownNames`.
package func nearestName(to name: String, among known: [String]) -> String? {
  KnownNames(known).nearest(to: name)
}

/// Names with what it takes to find the nearest one fast.
package struct KnownNames: Sendable {
  /// The names, in the order in which they are preferred.
  package private(set) var names: [String] = []
  /// What is known of each name without looking at it.
  private var outlines: [NameOutline] = []

  /// Makes a list of names.
  package init(_ names: [String] = []) {
    self.names = names
    outlines = names.map { NameOutline($0) }
  }

  /// Appends a name.
  package mutating func append(_ name: String) {
    names.append(name)
    outlines.append(NameOutline(name))
  }

  /// The name that somebody most likely meant, see `nearestName(to:among:)`.
  ///
  /// - Complexity: O(*n*) for *n* names, and O(*l*) more for each of about the same letters.
  package func nearest(to name: String) -> String? {
    var search = NameSearch(name)
    for index in outlines.indices where search.mayImprove(on: outlines[index]) {
      search.consider(names[index])
    }
    return search.nearest
  }
}

/// How often each letter occurs in a name, which tells most names apart.
private struct NameOutline {
  /// Thirty-two counts of up to 7, four bits each, the upper bit free; letters share them by their
  /// first byte.
  private var counts: (UInt64, UInt64) = (0, 0)

  init(_ name: String) {
    for byte in name.utf8 where byte & 0xC0 != 0x80 {
      let shift = UInt64(byte & 0xF) * 4
      if byte & 0x10 == 0 {
        if counts.0 >> shift & 7 < 7 { counts.0 += 1 << shift }
      } else {
        if counts.1 >> shift & 7 < 7 { counts.1 += 1 << shift }
      }
    }
  }

  /// Whether a number of slips may make one name of the other.
  ///
  /// A slip brings one letter at most, and takes one away at most.
  func isWithin(_ slips: Int, of other: NameOutline) -> Bool {
    let more = Self.excess(counts.0, over: other.counts.0)
    let less = Self.excess(other.counts.0, over: counts.0)
    guard max(more, less) <= slips else { return false }
    return more + Self.excess(counts.1, over: other.counts.1) <= slips
      && less + Self.excess(other.counts.1, over: counts.1) <= slips
  }

  /// By how much counts are greater than others, summed up over those that are.
  private static func excess(_ counts: UInt64, over others: UInt64) -> UInt64 {
    let upper: UInt64 = 0x8888_8888_8888_8888
    let differences = (counts | upper) &- others  // no borrows: each is 8 more than it should be
    let mask = ((differences & upper) >> 3) &* 7  // where it is not negative
    let excess = differences & mask
    let pairs = (excess & 0x0F0F_0F0F_0F0F_0F0F) &+ (excess >> 4 & 0x0F0F_0F0F_0F0F_0F0F)
    return (pairs &* 0x0101_0101_0101_0101) >> 56
  }
}

/// The nearest name so far, and how near another one has to be.
private struct NameSearch {
  private(set) var nearest: String?
  private let written: [Unicode.Scalar]
  private let outline: NameOutline
  /// Twice the slips of the nearest name, one more when the first letters differ.
  private var best: Int
  /// Work space: the letters of a candidate.
  private var letters: [Unicode.Scalar] = []

  init(_ name: String) {
    written = Array(name.unicodeScalars)
    outline = NameOutline(name)
    best = 2 * min(3, written.count)
  }

  /// The most slips that a better name may have; negative when there is none.
  private var mostSlips: Int { (best + 1) / 2 - 1 }

  /// Whether a name may be better than the nearest one so far.
  func mayImprove(on candidate: NameOutline) -> Bool { outline.isWithin(mostSlips, of: candidate) }

  /// Takes a name if it is better than the nearest one so far.
  mutating func consider(_ candidate: String) {
    letters.removeAll(keepingCapacity: true)
    for letter in candidate.unicodeScalars { letters.append(letter) }
    let penalty = letters.first == written.first ? 0 : 1
    for slips in 0...mostSlips where 2 * slips + penalty < best {
      guard canRewrite(from: 0, 0, slips: slips) else { continue }
      best = 2 * slips + penalty
      nearest = candidate
      return
    }
  }

  /// Whether the rest of the written name becomes the rest of the candidate by so many slips.
  ///
  /// The optimal string alignment distance: Damerau 1964, with each letter changed at most once.
  /// Letters that are the same need no slip, so that only slips branch, at most twice.
  private func canRewrite(from start: Int, _ other: Int, slips: Int) -> Bool {
    var (row, column) = (start, other)
    while row < written.count, column < letters.count, written[row] == letters[column] {
      row += 1
      column += 1
    }
    let (left, right) = (written.count - row, letters.count - column)
    if left == 0 || right == 0 { return left + right <= slips }
    guard slips > 0, (left - right).magnitude <= slips else { return false }
    if left > 1, right > 1, written[row] == letters[column + 1],
      written[row + 1] == letters[column],
      canRewrite(from: row + 2, column + 2, slips: slips - 1)
    {
      return true
    }
    return canRewrite(from: row + 1, column + 1, slips: slips - 1)
      || canRewrite(from: row + 1, column, slips: slips - 1)
      || canRewrite(from: row, column + 1, slips: slips - 1)
  }
}
