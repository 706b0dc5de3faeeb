import Foundation
import TestSupport

@testable import GuideChecks

/// A random matrix, what was covered of it, and a set of its combinations: a box, all but a box, two
/// boxes, or anything.
struct ExtentSample {
  let matrix: CheckMatrix
  let covered: CombinationSet
  let set: CombinationSet

  init(_ random: inout SplitMix64) {
    func values(_ names: [String], atMost most: Int) -> [String] {
      let count = Int(random.next() % UInt64(most + 1))
      return Array(names.prefix(count))
    }
    let names = (0..<7).map { axis in (0..<9).map { "\("dolxrkf".dropFirst(axis).prefix(1))\($0)" }
    }
    let sizes = ["medium", "large", "extraLarge", "accessibilityMedium"]
    let matrix = CheckMatrix([
      values(names[0], atMost: 7), values(names[1], atMost: 2), values(names[2], atMost: 6),
      values(sizes, atMost: 4), values(names[4], atMost: 2), values(names[5], atMost: 2),
      values(names[6], atMost: 2),
    ])
    let isShard = random.next() % 3 == 0
    var covered = CombinationSet()
    for position in 0..<matrix.count where !isShard || random.next() % 3 != 0 {
      covered.insert(position)
    }
    func box() -> [[Bool]] {
      matrix.values.map { values in
        let isWhole = random.next() % 2 == 0
        return values.map { _ in isWhole || random.next() % 4 != 0 }
      }
    }
    let (kind, boxes) = (random.next() % 5, [box(), box()])
    var set = CombinationSet()
    for position in covered.ranges.joined() {
      let places = matrix.places(of: position)
      func isInside(_ box: [[Bool]]) -> Bool {
        zip(box, places).allSatisfy { $0.isEmpty || $0[$1] }
      }
      let isChosen =
        switch kind {
        case 0: isInside(boxes[0])
        case 1: !isInside(boxes[0])
        case 2: isInside(boxes[0]) || isInside(boxes[1])
        case 3: isInside(boxes[0]) && random.next() % 2 == 0
        default: random.next() % 2 == 0
        }
      if isChosen { set.insert(position) }
    }
    (self.matrix, self.covered, self.set) = (matrix, covered, set)
  }

  /// What is said of the set.
  var words: String { CombinationExtent(matrix, covered: covered).words(for: set) }

  /// The set as a box, and as all but a box, where it is that, by nothing but the values of the box.
  var naiveWords: [String] {
    let (all, chosen) = (Set(covered.ranges.joined()), Set(set.ranges.joined()))
    guard all.count > 1, !chosen.isEmpty, chosen != all else { return [] }
    var texts: [String] = []
    for (start, positions) in [("only ", chosen), ("everywhere but ", all.subtracting(chosen))] {
      let box = values(of: positions)
      let inside = all.filter { position in
        zip(matrix.places(of: position), box).allSatisfy { $1.contains($0) }
      }
      guard inside == positions else { continue }
      let whole = values(of: all)
      let parts = box.indices.filter { box[$0] != whole[$0] }.map { axis in
        let names = box[axis].sorted().map { matrix.values[axis][$0] }
        let list =
          names.count > 1
          ? names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1] : names[0]
        return ["on", "in", "in", "at", "in", "with", "with"][axis] + " " + list
      }
      texts.append(start + parts.joined(separator: " "))
    }
    return texts
  }

  private func values(of positions: Set<Int>) -> [Set<Int>] {
    let places = positions.map { matrix.places(of: $0) }
    return matrix.values.indices.map { axis in Set(places.map { $0[axis] }) }
  }
}

/// The combinations that words describe, read without a look at what wrote them.
struct ExtentWords {
  /// The combinations, also those that were not covered.
  private(set) var positions: Set<Int> = []
  /// Whether the words claim that it happens in all of them.
  private(set) var isExact = true

  init(_ words: String, in matrix: CheckMatrix) {
    let all = Set(0..<matrix.count)
    if words == "everywhere" || words.isEmpty {
      positions = all
      isExact = words == "everywhere"
      return
    }
    if words == "here and there" {
      positions = all
      isExact = false
      return
    }
    var rest = Substring(words)
    func drop(_ prefix: String) -> Bool {
      guard rest.hasPrefix(prefix) else { return false }
      rest = rest.dropFirst(prefix.count)
      return true
    }
    if rest.hasSuffix(", not always") {
      rest = rest.dropLast(", not always".count)
      isExact = false
    }
    if drop("sometimes, but ") { isExact = false }
    let isComplement = drop("everywhere but ")
    _ = drop("only ")
    var halves: [Substring] = []
    while let cut = rest.range(of: ", and ") {
      halves.append(rest[..<cut.lowerBound])
      rest = rest[cut.upperBound...]
    }
    halves.append(rest)
    for half in halves { positions.formUnion(Self.box(half, in: matrix, among: all)) }
    if isComplement { positions = all.subtracting(positions) }
  }

  private static func box(
    _ words: Substring, in matrix: CheckMatrix, among all: Set<Int>
  ) -> Set<Int> {
    var found = all
    var (isInverse, isNextInverse) = (false, false)
    var part: (axis: Int, places: Set<Int>)?
    func close() {
      guard let (axis, places) = part else { return }
      found = found.filter { places.contains(matrix.places(of: $0)[axis]) != isInverse }
      part = nil
    }
    for word in words.split(separator: " ") {
      let name = word.hasSuffix(",") ? String(word.dropLast()) : String(word)
      switch name {
      case "not": isNextInverse = true
      case "and", "or", "but": continue
      case "on", "in", "at", "with":
        close()
        (isInverse, isNextInverse) = (isNextInverse, false)
      case "larger", "smaller":
        guard let (axis, places) = part, let only = places.first else { continue }
        let count = matrix.values[axis].count
        part = (axis, Set(name == "larger" ? only..<count : 0..<only + 1))
      default:
        for (axis, names) in matrix.values.enumerated() {
          guard let place = names.firstIndex(of: name) else { continue }
          part = (axis, (part?.places ?? []).union([place]))
        }
      }
    }
    close()
    return found
  }
}
