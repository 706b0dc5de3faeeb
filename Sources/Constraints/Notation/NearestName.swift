/// The known name that somebody most likely meant, or nothing when none is close.
///
/// Close means at most two letters inserted, dropped, changed or swapped with their neighbour, and
/// fewer than the name has: `x` is no slip of `y`. Of equally close names one with the same first
/// letter is taken, because slips there are rare, and of several of these the first.
///
/// - Parameters:
///   - name: The name as written.
///   - known: The names that exist, in the order in which they should be preferred.
/// - Returns: One of the known names.
/// - Complexity: O(*n* · *l*) for *n* known names of *l* letters; one much longer or shorter than
///   `name` costs nothing.
package func nearestName(to name: String, among known: some Sequence<String>) -> String? {
  let written = Array(name.unicodeScalars)
  let limit = min(3, written.count)
  var nearest: String?
  var best = 2 * limit  // twice the distance, one more when the first letters differ
  for candidate in known {
    let letters = Array(candidate.unicodeScalars)
    let distance = editDistance(from: written, to: letters, below: limit)
    let cost = 2 * distance + (letters.first == written.first ? 0 : 1)
    guard distance < limit, cost < best else { continue }
    best = cost
    nearest = candidate
  }
  return nearest
}

/// How many letters have to be inserted, dropped, changed or swapped, or `limit` if not fewer.
///
/// The optimal string alignment distance: Damerau 1964, with each letter changed at most once.
/// Only the diagonal band that can stay below the limit is filled in.
private func editDistance(
  from source: [Unicode.Scalar], to target: [Unicode.Scalar], below limit: Int
) -> Int {
  guard (source.count - target.count).magnitude < limit else { return limit }
  var beforeLast = [Int](repeating: limit, count: target.count + 1)
  var last = (0...target.count).map { min($0, limit) }
  for row in 0..<source.count {
    var current = [Int](repeating: limit, count: target.count + 1)
    if row + 1 < limit { current[0] = row + 1 }
    let band = max(0, row - limit)..<max(0, min(target.count, row + limit + 1))
    for column in band {
      let changed = last[column] + (source[row] == target[column] ? 0 : 1)
      var cost = min(changed, last[column + 1] + 1, current[column] + 1, limit)
      if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current[column + 1] = cost
    }
    beforeLast = last
    last = current
  }
  return last[target.count]
}
