#if COUNTED_WORK
  import Constraints
  import Foundation
  import Testing

  /// What the solver does for each workload is what the table says, so that ten in a hundred more
  /// is found without a clock, and named.
  @Suite struct SolverWorkTests {
    private struct Case {
      var name: String
      var workload: Workload
    }

    private static let cases = [
      Case(name: "chain 100", workload: .chain(100)),
      Case(name: "chaintight 100", workload: .chain(100, room: 40)),
      Case(name: "fill 30", workload: .fill(30, operations: 20)),
      Case(name: "squeeze 30", workload: .squeeze(30, operations: 20)),
      Case(name: "grid 25", workload: .grid(5, operations: 8)),
      Case(name: "grid 100", workload: .grid(10, operations: 4)),
      Case(name: "churn 30", workload: .churn(30, operations: 100)),
      Case(name: "indep 10", workload: .independent(10, operations: 20)),
      Case(name: "degen 8", workload: .degenerate(segments: 8)),
      Case(name: "tree 21", workload: .tree(divisions: 2, operations: 8)),
      Case(name: "tree 85", workload: .tree(divisions: 3, operations: 4)),
    ]

    @Test func `work is what the table says`() throws {
      var rows: [(name: String, work: WorkloadWork)] = []
      for item in Self.cases {
        let workload = item.workload
        for together in [true, false] {
          let work = try WorkloadWork(
            prepare: { 0 }, work: { _ in _ = try WorkloadRun(workload, together: together) })
          rows.append(("\(item.name), \(together ? "built at once" : "row by row")", work))
        }
        if workload.operations.isEmpty { continue }
        let work = try WorkloadWork(
          prepare: { try WorkloadRun(workload, together: true) },
          work: { run in for operation in workload.operations { try run.perform(operation) } })
        rows.append(("\(item.name), operations", work))
      }
      if ProcessInfo.processInfo.environment["GUIDEBUBBLES_GOLDEN"] == "record" {
        return try WorkTable.record(rows)
      }
      let table = WorkTable()
      for row in rows { table.expect(row.work, row.name) }
    }
  }
#endif
