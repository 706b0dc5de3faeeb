import SolverLives

/// What is asked for on the command line.
struct Options {
  static let usage = """
    usage: judge-numbers [--seeds FROM..<TO] [--class NAME] [--show COUNT] [--coarse]
           judge-numbers --seed N [--class NAME]     one system in full
    The class of a seed is the seed modulo their number, unless one is named: \
    \(NumberClass.allCases.map(\.rawValue).joined(separator: ", ")).
    Ends with 1 when an answer is wrong.
    """

  /// The systems to make.
  var seeds: Range<UInt64> = 0..<100_000
  /// The one class to make.
  var numbers: NumberClass?
  /// How many wrong answers are shown in full.
  var shown = 10
  /// Whether coarse answers are shown too.
  var showsCoarse = false
  /// Whether each system is told in full.
  var isVerbose = false

  init?(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--verbose": isVerbose = true
      case "--coarse": showsCoarse = true
      case "--seed":
        guard let seed = rest.popFirst().flatMap({ UInt64($0) }) else { return nil }
        seeds = seed..<seed + 1
        isVerbose = true
      case "--seeds":
        let bounds = (rest.popFirst() ?? "").split(separator: "..<").compactMap { UInt64($0) }
        guard bounds.count == 2, bounds[0] <= bounds[1] else { return nil }
        seeds = bounds[0]..<bounds[1]
      case "--class":
        guard let numbers = rest.popFirst().flatMap(NumberClass.init) else { return nil }
        self.numbers = numbers
      case "--show":
        guard let count = rest.popFirst().flatMap({ Int($0) }) else { return nil }
        shown = count
      default: return nil
      }
    }
  }
}
