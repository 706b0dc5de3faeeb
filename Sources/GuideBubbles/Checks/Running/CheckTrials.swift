/// What one combination shows with widths as they are estimated, and with widths that are a little off.
struct CheckTrials {
  private struct Key: Hashable {
    var rule: CheckRule
    var subject: CheckSubject
  }

  /// The worst that was observed, and in how many trials.
  private struct Found {
    var worst: CheckObservation
    var trials = 0
  }

  /// Never iterated.
  private var found: [Key: Found] = [:]
  private var order: [Key] = []
  private var count = 0

  /// Adds a trial; the first is the one with widths as they are estimated.
  ///
  /// What is said of a finding is what the first trial says that shows it.
  mutating func add(_ observations: [CheckObservation]) {
    count += 1
    var seen: Set<Key> = []
    for observation in observations {
      let key = Key(rule: observation.rule, subject: observation.subject)
      if found[key] == nil { order.append(key) }
      var entry = found[key] ?? Found(worst: observation)
      if seen.insert(key).inserted { entry.trials += 1 }
      if entry.trials == 1, observation.amount > entry.worst.amount { entry.worst = observation }
      found[key] = entry
    }
  }

  /// What was observed, in order, and whether every trial shows it.
  var outcomes: [(observation: CheckObservation, isCertain: Bool)] {
    order.compactMap { key in
      found[key].map { ($0.worst, !key.rule.dependsOnWidths || $0.trials == count) }
    }
  }
}

extension SceneSolution {
  /// Whether the width of any text that is shown is an estimate.
  var hasEstimatedTexts: Bool {
    func isEstimated(_ text: TextLayout) -> Bool {
      text.measured == .estimated && !text.lines.isEmpty
    }
    return views.contains { $0.text.map(isEstimated) ?? false }
      || steps.contains { step in
        isEstimated(step.bubble.title) || isEstimated(step.bubble.text)
          || step.bubble.buttons.contains { isEstimated($0.text) }
      }
  }
}
