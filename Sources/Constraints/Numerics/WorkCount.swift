/// Counts what the solver does in builds with `-DCOUNTED_WORK`; in all others it is nothing.
///
/// `Scripts/count-work.sh` makes such a build, and tests hold the counts to a table.
package enum WorkCount {
  /// What is counted.
  package enum Kind: Int, CaseIterable {
    /// A form takes another's row in a basis.
    case pivots
    /// A form passes to its next breakpoint within a dual step.
    case flips
    /// B·x = b is solved.
    case solves
    /// Bᵀ·z = a is solved.
    case transposedSolves
    /// A basis is factorised anew.
    case factorizations
    /// An entry of a factor is met, by a solve or because it is made.
    case entries
  }

  #if COUNTED_WORK
    /// How often each happened so far in the whole process, where nothing else may run meanwhile.
    nonisolated(unsafe) private static var counts = [Int](repeating: 0, count: Kind.allCases.count)

    /// How often something happened so far.
    package static func total(_ kind: Kind) -> Int { unsafe counts[kind.rawValue] }
  #endif

  /// Notes that something happened so many times.
  @inline(__always)  // nothing is left of a call, nor of what is counted
  static func note(_ kind: Kind, _ number: @autoclosure () -> Int = 1) {
    #if COUNTED_WORK
      unsafe counts[kind.rawValue] += number()
    #endif
  }
}
