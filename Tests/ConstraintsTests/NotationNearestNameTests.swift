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

  @Test func `the band finds what the whole table finds`() {
    forAll(seeds: 0..<400) { random in
      let letters = Array("abc")
      func word() -> String {
        String(
          (0..<Int.random(in: 0...6, using: &random)).map { _ in
            letters[Int.random(in: 0...2, using: &random)]
          })
      }
      return (word(), word())
    } holds: { pair in
      let distance = fullDistance(Array(pair.0), Array(pair.1))
      let isNear = distance <= 2 && distance < pair.0.count
      return nearestName(to: pair.0, among: [pair.1]) == (isNear ? pair.1 : nil)
    }
  }

  /// The textbook table, without a band or a limit.
  private func fullDistance(_ source: [Character], _ target: [Character]) -> Int {
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
