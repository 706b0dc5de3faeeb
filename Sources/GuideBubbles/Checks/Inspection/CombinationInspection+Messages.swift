/// What solving the scene had to say.
extension CombinationInspection {
  /// Turns the solution's diagnostics into observations of their rules.
  mutating func inspectMessages() {
    for diagnostic in solution.diagnostics {
      guard let rule = CheckRule(diagnostic.code) else { continue }
      note(
        CheckObservation(
          rule, subject(of: diagnostic), diagnostic.message, at: diagnostic.range,
          help: diagnostic.help ?? rule.wayOut, marking: marks(of: diagnostic)))
    }
  }

  /// What a diagnostic is about: the step or the view that it stands at, else the first thing that it
  /// quotes, which stays the same when lines move.
  private func subject(of diagnostic: Diagnostic) -> CheckSubject {
    if diagnostic.code == .unseenTarget, let step = step(at: diagnostic.range) {
      return inspected.subject(ofStepAt: step)
    }
    let parts = diagnostic.message.utf8.split(
      separator: UInt8(ascii: "'"), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else {
      let words = inspected.words(at: diagnostic.range)
      return words.isEmpty ? .scene : .item(words)
    }
    return .item("'\(Substring(parts[1]))'")
  }

  private func marks(of diagnostic: Diagnostic) -> [LayoutRect] {
    guard diagnostic.code == .ambiguous || diagnostic.code == .conflict else { return [] }
    let quoted = diagnostic.message.utf8.split(separator: UInt8(ascii: "'")).map {
      String(Substring($0))
    }
    let views = solution.views.filter { view in
      quoted.contains { $0 == view.id || $0.hasPrefix(view.id + ".") }
    }
    return views.prefix(8).map(\.frame)
  }

  /// The position of the step in which something stands.
  private func step(at range: SourceRange?) -> Int? {
    guard let range else { return nil }
    let steps = inspected.scene.guide.steps
    return steps.firstIndex { step in
      step.range.map { $0.start <= range.start && range.end <= $0.end } ?? false
    }.map { $0 + 1 }
  }
}

extension CheckRule {
  /// The rule that looks for what a diagnostic says; nothing for what another rule finds by itself.
  fileprivate init?(_ code: DiagnosticCode) {
    switch code {
    case .conflict: self = .conflict
    case .ambiguous: self = .ambiguous
    case .unsettled: self = .unsettled
    case .rowHeight: self = .rowHeight
    case .numbers: self = .numbers
    case .missingFile: self = .missingFile
    case .badImage, .badSlices: self = .badImage
    case .largeMiddle: self = .largeMiddle
    case .unseenTarget: self = .targetUnseen
    case .missingGlyphs, .brokenPromise, .repeated: return nil
    default: self = .sceneMessage
    }
  }
}

extension CheckRule {
  /// What to do where a diagnostic itself has no word on it.
  fileprivate var wayOut: String? {
    switch self {
    case .numbers: "multipliers of layouts are near 1; look for a unit that was mistaken"
    case .badImage: "give insets that leave a middle, or export the image larger"
    case .sceneMessage: "let what is spoken of be there, or do not speak of it"
    default: nil
    }
  }
}
