import TestSupport
import Testing

@testable import GuideChecks

@Suite struct CombinationExtentTests {
  private static let matrix = CheckMatrix([
    ["iPhone SE (1st generation)", "iPhone 15", "iPad mini"], ["portrait", "landscape"],
    ["en", "de", "fr", "ru", "ar"], ["large", "extraLarge", "accessibilityLarge"], [],
    ["no keyboard", "keyboard 216"], [],
  ])

  struct Case: CustomTestStringConvertible, Sendable {
    var words: String
    /// Whether it happens, by the positions of device, orientation, locale, size and keyboard.
    var happens: @Sendable ([Int]) -> Bool
    var testDescription: String { words }

    init(_ words: String, _ happens: @escaping @Sendable ([Int]) -> Bool) {
      self.words = words
      self.happens = happens
    }
  }

  @Test(arguments: [
    Case("everywhere") { _ in true },
    Case("only in de") { $0[2] == 1 },
    Case("only on iPhone SE (1st generation) in en with keyboard 216") {
      $0[0] == 0 && $0[2] == 0 && $0[5] == 1
    },
    Case("everywhere but in ar") { $0[2] != 4 },
    Case("everywhere but on iPad mini in landscape") { !($0[0] == 2 && $0[1] == 1) },
    Case("only in landscape but not in ar") { $0[1] == 1 && $0[2] != 4 },
    Case("everywhere but at large") { $0[3] >= 1 },
    Case("only in de and fr at extraLarge and larger") { $0[3] >= 1 && [1, 2].contains($0[2]) },
    Case("only in portrait in de, and in landscape in fr") { $0[2] == ($0[1] == 0 ? 1 : 2) },
    Case("only in de and ru, not always") {
      [1, 3].contains($0[2]) && ($0[0] + $0[1] + $0[5]) % 2 == 0
    },
    Case("sometimes, but not in ar") { $0[2] != 4 && ($0[0] + $0[1] + $0[2]) % 2 == 0 },
    Case("here and there") { $0.reduce(0, +) % 2 == 0 },
  ])
  func `where something happens is said in words`(wanted: Case) {
    let covered = CombinationSet(0..<Self.matrix.count)
    var set = CombinationSet()
    for position in 0..<Self.matrix.count where wanted.happens(Self.matrix.places(of: position)) {
      set.insert(position)
    }
    let extent = CombinationExtent(Self.matrix, covered: covered)
    #expect(extent.words(for: set) == wanted.words)
  }

  @Test func `of one combination nothing is said`() {
    let matrix = CheckMatrix([["a"], [], [], [], [], [], []])
    let all = CombinationSet(0..<1)
    #expect(CombinationExtent(matrix, covered: all).words(for: all) == "")
  }

  @Test func `words are true of any set of any matrix`() {
    forAll(seeds: 0..<600, generate: ExtentSample.init) { sample in
      let words = sample.words
      let described = ExtentWords(words, in: sample.matrix)
      let covered = Set(sample.covered.ranges.joined())
      let said = described.positions.intersection(covered)
      let set = Set(sample.set.ranges.joined())
      return described.isExact ? said == set : said.isSuperset(of: set)
    }
  }

  @Test func `what is a box, or all but a box, is said exactly and as short as by its values`() {
    forAll(seeds: 1000..<1400, generate: ExtentSample.init) { sample in
      let naive = sample.naiveWords
      guard let shortest = naive.map(\.utf8.count).min() else { return true }
      let words = sample.words
      return ExtentWords(words, in: sample.matrix).isExact && words.utf8.count <= shortest
    }
  }

  @Test func `samples are of all kinds`() {
    var kinds: Set<String> = []
    for seed in UInt64(0)..<600 {
      var random = SplitMix64(seed: seed)
      let words = ExtentSample(&random).words
      kinds.insert(
        words == "everywhere" || words == "here and there" || words.isEmpty
          ? words : words.hasSuffix("not always") ? "not always" : String(words.prefix(4)))
      if words.contains(", and ") { kinds.insert("halves") }
      if words.contains(" but not ") { kinds.insert("but not") }
    }
    #expect(
      kinds == [
        "everywhere", "here and there", "", "not always", "only", "ever", "halves", "but not",
        "not ", "some",
      ])
  }
}
