internal import GuideChecks

/// A check on all cores, with a word now and then on how far it has come.
struct ParallelCheck<World: Console>: Sendable {
  private let run: CheckRun
  private let state: Monitor<State>

  /// What the threads share.
  private struct State: Sendable {
    var console: World
    var progress: ProgressLine
    var next = 0
    var done = 0
    var findings = CheckFindings()
    /// What kept the first group that failed from being solved, whichever thread met it.
    var failure: (group: Int, diagnostics: SceneDiagnostics)?
  }

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - run: What to look at.
  ///   - console: Where a person is told how far it has come.
  ///   - patience: How long to run before that.
  init(_ run: CheckRun, on console: World, patience: Duration = ProgressLine.patience) {
    self.run = run
    state = Monitor(
      State(console: console, progress: ProgressLine(on: console, patience: patience)))
  }

  /// Looks at all combinations.
  ///
  /// - Parameter workers: How many threads do; what they find does not depend on it.
  /// - Returns: What was found, and the console.
  /// - Throws: What keeps the scene from being solved.
  func findings(
    workers: Int
  ) throws(SceneDiagnostics) -> (findings: CheckFindings, console: World) {
    Threads.run(min(workers, max(1, run.groups.count))) {
      // Findings are joined once a thread: those of a combination are few, and joining them is shared.
      var own = CheckFindings()
      while let group = takeGroup() {
        do throws(SceneDiagnostics) {
          own.add(try run.inspect(run.groups[group]))
        } catch {
          // Groups are taken in order: those before it have been taken, and end as they do.
          state.access { state in
            guard group < state.failure?.group ?? .max else { return }
            state.failure = (group, error)
          }
        }
        noteDone(run.groups[group].count)
      }
      state.access { $0.findings.add(own) }
    }
    return try state.access { (state) -> Result<(CheckFindings, World), SceneDiagnostics> in
      state.progress.hide(on: &state.console)
      if let failure = state.failure { return .failure(failure.diagnostics) }
      return .success((state.findings, state.console))
    }.get()
  }

  private func takeGroup() -> Int? {
    state.access { state in
      guard state.next < run.groups.count, state.failure == nil else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  private func noteDone(_ count: Int) {
    let total = run.covered.count
    state.access { state in
      state.done += count
      state.progress.show("\(state.done) of \(total) combinations checked", on: &state.console)
    }
  }
}
