#if COUNTED_WORK
  import Constraints
  import TestSupport

  /// The work of a workload, in a build that counts.
  struct WorkloadWork {
    /// What is counted, in the order of the table's columns.
    static let columns = [
      "pivots", "flips", "solves", "transposed", "factored", "entries", "steps", "bytes",
    ]
    /// How many of the columns are whole decisions, which are to be the same; the others may differ a
    /// little.
    static let exactCount = 5

    /// The numbers by column.
    var counts: [Int]

    /// Does something once, so that what is made once is there, then again, counted.
    ///
    /// - Parameters:
    ///   - prepare: Makes what the work is done to, not counted.
    ///   - work: What is counted.
    /// - Throws: What the two throw.
    init<Input: ~Copyable>(
      prepare: () throws -> Input, work: (inout Input) throws -> Void
    ) throws {
      var first = try prepare()
      try work(&first)
      var second = try prepare()
      let before = WorkCount.Kind.allCases.map(WorkCount.total)
      var bytes = 0
      let steps = try CountedWork.count {
        bytes = try AllocatedBytes.count { try work(&second) }
      }
      let after = WorkCount.Kind.allCases.map(WorkCount.total)
      counts = zip(after, before).map { $0 - $1 } + [steps, bytes]
    }
  }
#endif
