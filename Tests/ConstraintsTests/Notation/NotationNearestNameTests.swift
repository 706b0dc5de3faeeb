import Constraints
import TestSupport
import Testing

@Suite struct NotationNearestNameTests {
  @Test(arguments: [
    ("widht", "width"), ("hight", "height"), ("tralling", "trailing"), ("Width", "width"),
    ("centerx", "centerX"), ("lef", "left"), ("bottomm", "bottom"), ("leding", "leading"),
  ])
  func `a slip of two letters is found`(written: String, meant: String) {
    let known = ["left", "leading", "trailing", "bottom", "width", "height", "centerX", "centerY"]
    #expect(nearestName(to: written, among: known) == meant)
  }

  @Test(arguments: ["", "a", "ab", "middle", "wwiiddtthh", "zzzzzz"])
  func `a name unlike all others has none`(written: String) {
    #expect(nearestName(to: written, among: ["width", "height", "xyz"]) == nil)
  }

  @Test func `of equally close names one with the same first letter is taken, then the first`() {
    #expect(nearestName(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(nearestName(to: "cat", among: ["hut", "hat", "bat"]) == "hat")
    #expect(nearestName(to: "hight", among: ["right", "height"]) == "height")
  }

  @Test func `letters outside ASCII count as one`() {
    #expect(nearestName(to: "保存按扭", among: ["保存按钮"]) == "保存按钮")
  }

  @Test func `the short way finds what the whole table finds`() {
    forAll(seeds: 0..<3000) { random in
      let letters = Self.alphabets.randomElement(using: &random) ?? []
      let names = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        Self.word(of: letters, using: &random)
      }
      let name =
        Bool.random(using: &random)
        ? Self.word(of: letters, using: &random)
        : Self.slipped(names[0], letters, using: &random)
      return (name, names)
    } holds: { pair in
      nearestName(to: pair.0, among: pair.1) == plainNearest(to: pair.0, among: pair.1)
    }
  }

  @Test func `a list that grows finds what a list as a whole finds`() {
    var random = SplitMix64(seed: 7)
    var known = KnownNames()
    var names: [String] = []
    for _ in 0..<200 {
      names.append("view\(Int.random(in: 0...400, using: &random))")
      known.append(names[names.count - 1])
      let name = "veiw\(Int.random(in: 0...400, using: &random))"
      #expect(known.nearest(to: name) == nearestName(to: name, among: names))
    }
    #expect(known.names == names)
  }

  private static let alphabets = [
    ["a", "b", "c"], ["a", "q", "1", "A", "é", "e\u{301}"], ["保", "存", "按", "钮", "👩‍👧", "."],
    Array("abcdefghijklmnopqrstuvwxyz0123456789.[]").map { String($0) },
  ]

  /// Short words and words with a long part in common.
  private static func word(of letters: [String], using random: inout SplitMix64) -> String {
    let start = Int.random(in: 0...5, using: &random) == 0 ? "thread[3].bubble" : ""
    return (0..<Int.random(in: 0...8, using: &random)).reduce(start) { word, _ in
      word + (letters.randomElement(using: &random) ?? "")
    }
  }

  /// A word with a few letters dropped, brought in, changed or swapped.
  private static func slipped(
    _ word: String, _ letters: [String], using random: inout SplitMix64
  ) -> String {
    var scalars = Array(word.unicodeScalars)
    for _ in 0..<Int.random(in: 0...3, using: &random) where !scalars.isEmpty {
      let place = Int.random(in: 0..<scalars.count, using: &random)
      let letter = letters.randomElement(using: &random)?.unicodeScalars.first ?? "x"
      switch Int.random(in: 0..<4, using: &random) {
      case 0: scalars.remove(at: place)
      case 1: scalars.insert(letter, at: place)
      case 2: scalars[place] = letter
      default: if place > 0 { scalars.swapAt(place, place - 1) }
      }
    }
    var slipped = String.UnicodeScalarView()
    slipped.append(contentsOf: scalars)
    return String(slipped)
  }

  /// What the function promises, said as plainly as can be.
  private func plainNearest(to name: String, among known: [String]) -> String? {
    let written = Array(name.unicodeScalars)
    var nearest: String?
    var best = Int.max
    for candidate in known {
      let letters = Array(candidate.unicodeScalars)
      let distance = fullDistance(written, letters)
      let cost = 2 * distance + (letters.first == written.first ? 0 : 1)
      guard distance <= 2, distance < written.count, cost < best else { continue }
      best = cost
      nearest = candidate
    }
    return nearest
  }

  /// The textbook table, without a band or a limit.
  private func fullDistance(_ source: [Unicode.Scalar], _ target: [Unicode.Scalar]) -> Int {
    var table = [[Int]](
      repeating: [Int](repeating: 0, count: target.count + 1), count: source.count + 1)
    for row in 0...source.count { table[row][0] = row }
    for column in 0...target.count { table[0][column] = column }
    for row in 0..<source.count {
      for column in 0..<target.count {
        let change = source[row] == target[column] ? 0 : 1
        var cost = min(
          table[row][column] + change, table[row][column + 1] + 1, table[row + 1][column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1],
          source[row - 1] == target[column]
        {
          cost = min(cost, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = cost
      }
    }
    return table[source.count][target.count]
  }
}
