/// Where a finding happens, in the fewest words that are true.
///
/// A set of combinations is described by a box: for each axis the values that come into it. A set that
/// fills its box happens "in" it, one whose complement does happens "everywhere but in" it, two boxes are
/// named beside each other; of any other set only the box around it is said, and that it is not all of it.
struct CombinationExtent {
  private let matrix: CheckMatrix
  private let covered: CombinationSet
  /// How many combinations apart two values are that follow each other on an axis, and how many there are.
  private let axes: [(stride: Int, count: Int)]

  /// Prepares the words for sets of combinations of a check.
  ///
  /// - Parameters:
  ///   - matrix: What the check covers.
  ///   - covered: The combinations that were looked at.
  init(_ matrix: CheckMatrix, covered: CombinationSet) {
    self.matrix = matrix
    self.covered = covered
    var stride = 1
    axes = Array(
      matrix.values.reversed().map { values in
        defer { stride *= max(1, values.count) }
        return (stride, max(1, values.count))
      }.reversed())
  }

  /// The position of a combination's value on an axis.
  private func place(of position: Int, on axis: Int) -> Int {
    position / axes[axis].stride % axes[axis].count
  }

  /// The words for a set, such as `only in de and ru`; `everywhere` for all of several combinations, and
  /// nothing where there is only one.
  ///
  /// - Complexity: O(*n*) for *n* ranges of the set, and of what is covered where that is not all; up to
  ///   ``mostParted`` combinations of the set are looked at one by one besides.
  func words(for set: CombinationSet) -> String {
    guard covered.count > 1, !set.isEmpty else { return "" }
    if set.count == covered.count { return "everywhere" }
    let all = box(around: covered)
    let rest = covered.subtracting(set)
    var candidates: [String] = []
    let own = box(around: set)
    let other = box(around: rest)
    let isAllBut = isFilled(other, by: rest)
    if isFilled(own, by: set) {
      // Where little is left out, that it happens is said as well.
      for inverts in isAllBut ? [false] : [true, false] {
        let words = words(own, within: all, inverts: inverts)
        candidates.append(words.hasPrefix("not ") ? words : "only " + words)
      }
    }
    if isAllBut {
      candidates.append("everywhere but " + words(other, within: all, inverts: false))
    }
    if candidates.isEmpty, let (one, two) = halves(of: set) {
      let halves = [one, two].map { words($0, within: all, inverts: false) }
      candidates.append("only \(halves[0]), and \(halves[1])")
    }
    if let shortest = candidates.min(by: { $0.utf8.count < $1.utf8.count }) { return shortest }
    let around = words(own, within: all)
    if around.isEmpty { return "here and there" }
    return around.hasPrefix("not ") ? "sometimes, but \(around)" : "only \(around), not always"
  }

  /// The values of each axis, by their positions.
  private typealias Box = [[Int]]

  /// The most combinations of a set that two boxes are looked for in: twice those of ten devices both ways
  /// up in six languages at four text sizes, and little enough for each of a thousand findings.
  private static let mostParted = 10_000

  private func positions(of set: CombinationSet) -> [Int] { set.ranges.flatMap(Array.init) }

  private func box(around set: CombinationSet) -> Box {
    axes.map { axis in
      guard axis.count > 1 else { return [0] }
      var seen = [Bool](repeating: false, count: axis.count)
      for range in set.ranges {
        // Values follow each other in a range, from the last to the first again.
        let first = range.lowerBound / axis.stride
        let last = (range.upperBound - 1) / axis.stride
        for value in first...min(last, first + axis.count - 1) { seen[value % axis.count] = true }
      }
      return seen.indices.filter { seen[$0] }
    }
  }

  private func box(around positions: [Int]) -> Box {
    box(around: positions.reduce(into: CombinationSet()) { $0.insert($1) })
  }

  /// Whether a set is all that was covered of its box.
  private func isFilled(_ box: Box, by set: CombinationSet) -> Bool {
    isFilled(box, byAsManyAs: set.count)
  }

  private func isFilled(_ box: Box, byAsManyAs count: Int) -> Bool {
    let size = box.reduce(1) { $0 * $1.count }
    if size == count { return true }
    guard covered.count < matrix.count else { return false }
    // Of a shard, only what it covers counts.
    let places = box.map { Set($0) }
    let inside = self.positions(of: covered).count { position in
      places.indices.allSatisfy { places[$0].contains(place(of: position, on: $0)) }
    }
    return inside == count
  }

  /// Two boxes that together are a set, parted along one axis.
  private func halves(of set: CombinationSet) -> (Box, Box)? {
    guard set.count <= Self.mostParted else { return nil }
    let positions = positions(of: set)
    for axis in matrix.values.indices where matrix.values[axis].count > 1 {
      var slices: [Int: [Int]] = [:]
      for position in positions {
        slices[place(of: position, on: axis), default: []].append(position)
      }
      // Slices that are alike elsewhere belong together.
      var groups: [(shape: Box, positions: [Int])] = []
      for value in slices.keys.sorted() {
        guard let slice = slices[value] else { continue }
        var shape = box(around: slice)
        shape[axis] = []
        if let index = groups.firstIndex(where: { $0.shape == shape }) {
          groups[index].positions += slice
        } else {
          groups.append((shape, slice))
          if groups.count > 2 { break }
        }
      }
      guard groups.count == 2 else { continue }
      let boxes = groups.map { box(around: $0.positions.sorted()) }
      if zip(boxes, groups).allSatisfy({ isFilled($0, byAsManyAs: $1.positions.count) }) {
        return (boxes[0], boxes[1])
      }
    }
    return nil
  }

  /// What sets a box apart within another one: `on iPad mini in de and fr but not with no keyboard`.
  ///
  /// - Parameters:
  ///   - box: The box.
  ///   - all: The box around it.
  ///   - inverts: Whether few values that are not in it may be named in place of many that are.
  /// - Returns: The words; none where the boxes are alike.
  private func words(_ box: Box, within all: Box, inverts: Bool = true) -> String {
    var named: [String] = []
    var left: [String] = []
    for axis in CheckMatrix.Axis.allCases {
      let (places, known) = (box[axis.rawValue], all[axis.rawValue])
      guard places.count < known.count else { continue }
      let chosen = Set(places)
      let rest = known.filter { !chosen.contains($0) }
      if inverts, places.count > 3, rest.count < places.count {
        left.append("not " + axis.words(for: rest, among: matrix[axis], known: known, "or"))
      } else {
        named.append(axis.words(for: places, among: matrix[axis], known: known, "and"))
      }
    }
    let parts = [named.joined(separator: " "), left.joined(separator: " and ")]
    return parts.filter { !$0.isEmpty }.joined(separator: " but ")
  }
}

extension CheckMatrix.Axis {
  /// How some of an axis' values are spoken of.
  fileprivate func words(
    for places: [Int], among names: [String], known: [Int], _ conjunction: String
  ) -> String {
    let preposition =
      switch self {
      case .devices: "on "
      case .textSizes: "at "
      case .keyboards, .flags: "with "
      case .orientations, .locales, .directions: "in "
      }
    let words = preposition + Self.list(places.map { names[$0] }, conjunction)
    guard self == .textSizes, let range = textSizeWords(places, names, known) else { return words }
    return range.utf8.count <= words.utf8.count ? range : words
  }

  /// `at extraLarge and larger`, where that is what they are.
  private func textSizeWords(_ places: [Int], _ names: [String], _ known: [Int]) -> String? {
    func rank(_ place: Int) -> Int {
      TextSizeCategory(rawValue: names[place]).flatMap {
        TextSizeCategory.allCases.firstIndex(of: $0)
      } ?? 0
    }
    guard places.count > 1, let least = places.min(by: { rank($0) < rank($1) }),
      let most = places.max(by: { rank($0) < rank($1) })
    else { return nil }
    let chosen = Set(places)
    let others = known.filter { !chosen.contains($0) }.map(rank)
    if others.allSatisfy({ $0 < rank(least) }) { return "at \(names[least]) and larger" }
    if others.allSatisfy({ $0 > rank(most) }) { return "at \(names[most]) and smaller" }
    return nil
  }

  private static func list(_ names: [String], _ conjunction: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

extension CheckReport {
  /// Where a finding happens, in the fewest words that are true, such as `only in de and ru`; empty
  /// where only one combination was looked at.
  ///
  /// - Complexity: O(*n*) for *n* combinations covered.
  public func extent(of finding: CheckFinding) -> String {
    extent(of: finding.combinations)
  }

  /// The same for any of the combinations.
  public func extent(of combinations: CombinationSet) -> String {
    CombinationExtent(matrix, covered: covered).words(for: combinations)
  }
}
