import ExactJudge
import SolverLives

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Many systems, one a seed.
struct Campaign {
  private let options: Options
  private let judge = Judge()
  private var tallies: [NumberClass: Tally] = [:]
  private var shown = 0
  private var began = ContinuousClock.now

  /// Whether an answer was wrong.
  var hasFound: Bool { tallies.values.contains { $0.grades[.wrong] != nil } }

  init(_ options: Options) { self.options = options }

  mutating func run() {
    let classes = NumberClass.allCases
    for seed in options.seeds {
      let numbers = options.numbers ?? classes[Int(seed % UInt64(classes.count))]
      let life = Life(
        numbers, Decisions(seed: seed), judge: judge, keepsLog: options.isVerbose)
      tallies[numbers, default: Tally()].count(life.verdict, isRefused: life.refusals > 0)
      let isBad = life.verdict.grade >= (options.showsCoarse ? .coarse : .unjudged)
      if options.isVerbose {
        show(life, seed, numbers)
      } else if isBad, shown < options.shown {
        shown += 1
        show(
          Life(numbers, Decisions(seed: seed), judge: judge, keepsLog: true), seed, numbers)
      }
      if seed % 100_000 == 99_999 { progress(seed) }
    }
  }

  private func show(_ life: borrowing Life, _ seed: UInt64, _ numbers: NumberClass) {
    print("seed \(seed) (\(numbers.rawValue)): \(life.verdict.grade), refusals \(life.refusals)")
    for finding in life.verdict.findings {
      print("  \(finding.grade) \(finding.kind): \(finding.details)")
    }
    for line in life.log { print("  " + line) }
    fflush(nil)
  }

  private func progress(_ seed: UInt64) {
    var sum = Tally()
    for tally in tallies.values { sum.add(tally) }
    print("... \(seed + 1): \(sum.cells.joined(separator: " "))")
    fflush(nil)
  }

  /// Prints the counts by class, as a table.
  func report() {
    let grades = Grade.allCases.map { "\($0)" }
    print("| numbers | systems | \(grades.joined(separator: " | ")) | refused | wrong by kind |")
    print("|---|" + String(repeating: "---|", count: grades.count + 3))
    var sum = Tally()
    for numbers in NumberClass.allCases {
      guard let tally = tallies[numbers] else { continue }
      sum.add(tally)
      print("| \(numbers.rawValue) | \(tally.cells.joined(separator: " | ")) |")
    }
    print("| all | \(sum.cells.joined(separator: " | ")) |")
    let seconds = Double((ContinuousClock.now - began).components.seconds)
    print("\(sum.systems) systems in \(seconds) s")
  }
}

/// Ends the process.
func exitProcess(_ status: Int32) -> Never {
  fflush(nil)
  exit(status)
}
