/// How many scenes of a batch ended how.
struct BatchTally: Equatable, Sendable {
  /// Scenes that ended in one way, and where the first of them stands.
  struct Group: Equatable, Sendable {
    /// How many.
    var count = 0
    /// The number of the first one's line; 0 when there is none.
    var firstLine = 0
  }

  /// All scenes.
  private(set) var total = 0
  /// Those that are no scenes.
  private(set) var wrong = Group()
  /// Those that break a promise or contradict themselves.
  private(set) var unsatisfied = Group()

  /// Counts a scene; they may come in any order.
  mutating func count(_ status: ExitCode, line: Int) {
    total += 1
    switch status {
    case .done: break
    case .unsatisfied: unsatisfied.add(line)
    default: wrong.add(line)
    }
  }

  /// How the run ends: as for the worst scene.
  var status: ExitCode {
    wrong.count > 0 ? .badData : unsatisfied.count > 0 ? .unsatisfied : .done
  }

  /// One line for each way in which scenes did not end well; the results say the rest.
  func text(name: String) -> String {
    var text = ""
    if wrong.count > 0 {
      text += message(wrong, name, "error", one: "is no scene", several: "are no scenes")
    }
    if unsatisfied.count > 0 {
      text += message(
        unsatisfied, name, "warning", one: "breaks a promise or contradicts itself",
        several: "break a promise or contradict themselves")
    }
    return text
  }

  private func message(
    _ group: Group, _ name: String, _ severity: String, one: String, several: String
  ) -> String {
    let which = group.count == 1 ? "it stands here" : "the first stands here"
    let what = group.count == 1 ? one : several
    return "\(TerminalText.message(name)):\(group.firstLine): \(severity): \(group.count) of "
      + "\(total) lines \(what); \(which)\n"
  }
}

extension BatchTally.Group {
  fileprivate mutating func add(_ line: Int) {
    count += 1
    firstLine = firstLine == 0 ? line : min(firstLine, line)
  }
}
