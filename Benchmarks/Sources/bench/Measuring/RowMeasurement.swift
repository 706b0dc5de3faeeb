import Constraints

/// What was measured for one workload at one size.
///
/// Times are seconds, one a run.
struct RowMeasurement: Codable {
  var workload = ""
  var n = 0
  var variables: Int
  var rows: Int
  /// Building in one transaction.
  var bulk: [Double] = []
  /// Building with one solve a row; empty when it took longer than the cap.
  var oneByOne: [Double] = []
  /// One operation; empty when there are none.
  var operation: [Double] = []
  /// How many operations the first run performed, and how many there are.
  var performed = 0
  var total = 0
  /// By how much the most memory held grew with the first run, in megabytes.
  var memory = 0.0
  /// The largest violation of a required row after the last operation of the first run.
  var worstRequired = 0.0
  /// The sums of violations after it, by strength.
  var sums: [String: Double] = [:]
  /// What was not as expected.
  var complaint: String?
}

extension RowMeasurement {
  /// Measures building in bulk and operating.
  init(_ workload: Workload, _ caps: Caps) throws(SolverError) {
    variables = workload.variableCount
    rows = workload.builtCount
    total = workload.operations.count
    let before = peakMemory()
    Alarm.set(after: caps.build + caps.operations)
    let start = now()
    let firstBulk = try measureFirst(workload, caps)
    memory = peakMemory() - before
    let runs = caps.runs(afterFirst: now() - start)
    if runs == 0 {
      bulk = [firstBulk]
    } else {
      operation.removeAll()
    }
    for _ in 0..<runs {
      bulk.append(try measureOne(workload, operationsWithin: caps.repeatedOperations))
    }
    Alarm.cancel()
  }

  /// A run with all operations that the cap allows, and a check of what came out.
  private mutating func measureFirst(_ workload: Workload, _ caps: Caps) throws(SolverError)
    -> Double
  {
    let start = now()
    var run = SolverRun(workload)
    _ = try run.buildInBulk()
    let built = now() - start
    let seconds = try run.perform(within: caps.operations)
    note(seconds, run, workload)
    performed = run.lineCount
    let check = ViolationCheck(
      workload, values: run.values, isInForce: run.isInForce, lines: run.lineCount)
    worstRequired = check.worstRequired
    for (strength, sum) in check.sums { sums[strength.word] = sum }
    complaint = check.complaint(
      expecting: workload.expectation.sums(after: run.solveCount, of: solveTotal(workload)))
    return built
  }

  private func solveTotal(_ workload: Workload) -> Int {
    workload.operations.reduce(0) {
      if case .suggest(_, _, false) = $1 { $0 } else { $0 + 1 }
    }
  }

  private mutating func measureOne(
    _ workload: Workload, operationsWithin cap: Double
  ) throws(SolverError) -> Double {
    let start = now()
    var run = SolverRun(workload)
    _ = try run.buildInBulk()
    let built = now() - start
    note(try run.perform(within: cap), run, workload)
    return built
  }

  private mutating func note(_ seconds: Double, _ run: borrowing SolverRun, _ workload: Workload) {
    let count = workload.countsSuggestions ? run.lineCount : run.solveCount
    if count > 0 { operation.append(seconds / Double(count)) }
  }

  /// Measures building with one solve a row, and leaves `oneByOne` empty when it takes too long.
  mutating func measureOneByOne(_ workload: Workload, _ caps: Caps) throws(SolverError) {
    var times: [Double] = []
    var runs = 1
    while times.count < runs {
      Alarm.set(after: caps.build)
      let start = now()
      var run = SolverRun(workload)
      guard try run.buildOneByOne(within: caps.build) else { return Alarm.cancel() }
      times.append(now() - start)
      if times.count == 1 { runs += caps.runs(afterFirst: times[0]) }
    }
    Alarm.cancel()
    oneByOne = times.count > 1 ? Array(times.dropFirst()) : times
  }

  /// Measures appending boxes with one solve a row: an operation is one of the last boxes.
  init(appending workload: Workload, _ caps: Caps) throws(SolverError) {
    variables = workload.variableCount
    rows = workload.builtCount
    total = rows / 3
    let before = peakMemory()
    var runs = 1
    var number = 0
    while number < runs {
      var run = SolverRun(workload)
      let times = try run.appendBoxes(within: caps.build)
      if number == 0 {
        memory = peakMemory() - before
        runs += caps.runs(afterFirst: times.reduce(0, +))
        performed = times.count
      }
      guard times.count == total else { return }
      if number > 0 || runs == 1 {
        oneByOne.append(times.reduce(0, +))
        operation.append(Samples(Array(times.suffix(51))).median)
      }
      number += 1
    }
  }
}
