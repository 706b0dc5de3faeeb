/// Finds the word that somebody perhaps meant.
enum NearestSpelling {
  /// The known word with the fewest edits, at most two and fewer than half its letters; the first
  /// of several.
  static func of(_ word: String, among known: [String]) -> String? {
    var best: (word: String, distance: Int)?
    for candidate in known {
      let distance = editDistance(Array(word.unicodeScalars), Array(candidate.unicodeScalars))
      let limit = min(2, (candidate.unicodeScalars.count - 1) / 2)
      if distance <= limit && distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// How many letters must be put in, left out, changed or swapped with their neighbour.
  ///
  /// Optimal string alignment: Damerau 1964, without edits inside a swapped pair.
  static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let change = last[column] + (left[row] == right[column] ? 0 : 1)
        var distance = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          distance = min(distance, beforeLast[column - 1] + 1)
        }
        current.append(distance)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
