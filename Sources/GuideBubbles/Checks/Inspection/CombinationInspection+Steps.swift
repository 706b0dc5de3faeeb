/// Whether a step keeps its promises, and can be read, tapped and left.
extension CombinationInspection {
  /// Looks at a step that is shown.
  mutating func inspect(_ step: SolvedStep, on screen: SolvedScreen) {
    inspectPromises(of: step)
    inspectWords(of: step)
    inspectContrast(of: step)
    inspectTaps(on: step, screen)
    noteCoveredControls(of: step)
    let wanted =
      inspected.scene.guide.steps.indices.contains(step.position - 1)
      ? inspected.scene.guide.steps[step.position - 1].side : nil
    if let wanted, wanted != step.bubble.side {
      note(
        .wantedSideRefused, ofStepAt: step.position,
        "step '\(step.id)' asks for '\(wanted.rawValue)' and is '\(step.bubble.side.rawValue)'",
        help:
          "'guidectl explain' with the scene and the step says what '\(wanted.rawValue)' would break",
        marking: [step.bubble.frame])
    }
  }

  private mutating func inspectPromises(of step: SolvedStep) {
    for report in step.bubble.promises where !report.isKept {
      let rule = CheckRule(report.promise)
      note(
        rule, ofStepAt: step.position,
        step.words(for: report),
        by: report.shortfall, help: report.scroll?.advice ?? report.promise.wayOut,
        marking: [step.bubble.frame] + (rule == .targetCutOff ? step.targets.map(\.frame) : []))
    }
  }

  /// Words that are broken although nothing ends there.
  private mutating func inspectWords(of step: SolvedStep) {
    let texts = [
      (step.bubble.title, step.bubble.titleFrame), (step.bubble.text, step.bubble.textFrame),
    ]
    for (text, frame) in texts where step.style.breakMode != .characterWrap {
      let missing = text.narrowestWidth - frame.width
      guard text.lines.count > 1, missing > Self.slack else { continue }
      note(
        .wordBroken, ofStepAt: step.position,
        "step '\(step.id)' breaks a word of \(text.narrowestWidth.text) points, and there is room "
          + "for \(frame.width.text)",
        by: missing,
        help:
          "put a soft hyphen (U+00AD) where the word may end, shorten it, or give the style more "
          + "'maxWidth'", marking: [frame])
    }
  }

  private mutating func inspectContrast(of step: SolvedStep) {
    // What a picture shows behind the text nobody knows.
    guard wants(.contrast), step.style.picture == nil,
      !(step.bubble.text.lines.isEmpty && step.bubble.title.lines.isEmpty)
    else { return }
    // A translucent fill is laid over the dimmed screen, whatever that shows there.
    let backdrops: [DrawingColor] = step.style.fill.alpha == .max ? [.black] : [.white, .black]
    let ratios = backdrops.map {
      ContrastRatio(
        text: step.style.textColor, on: [$0, DrawingPalette.dimming, step.style.fill],
        font: step.style.font)
    }
    guard let worst = ratios.min(by: { $0.ratio < $1.ratio }), !worst.isSufficient else { return }
    note(
      .contrast, ofStepAt: step.position,
      "the text of step '\(step.id)' has a contrast of \(worst.text):1, should be at least "
        + "\(worst.required.text):1",
      by: worst.required - worst.ratio, help: "darken one colour of the style or lighten the other",
      marking: [step.bubble.frame])
  }

  private mutating func noteCoveredControls(of step: SolvedStep) {
    // What other steps explain is kept clear of too, but nobody has to reach it now.
    let controls = step.coveredControls.compactMap { name in
      solution.views.first { $0.id == name && $0.kind.isControl }
    }
    guard !controls.isEmpty else { return }
    let names = controls.map { "'\($0.id)'" }.joined(separator: ", ")
    let frames = controls.map(\.frame)
    let covered = frames.reduce(0.0) { max($0, step.bubble.frame.penetration(into: $1)) }
    note(
      .bubbleCoversControl, ofStepAt: step.position,
      "the bubble of step '\(step.id)' covers \(names) by \(covered.text) points", by: covered,
      help: "allow another side, or shorten the text", marking: [step.bubble.frame] + frames)
  }

  /// Steps that are left out although nobody asked for that.
  mutating func inspectSkippedSteps() {
    let steps = inspected.scene.guide.steps
    for step in solution.skipped where step.reason != .condition {
      guard steps.indices.contains(step.position - 1), steps[step.position - 1].isOptional else {
        continue
      }
      note(
        .stepLeftOut, ofStepAt: step.position,
        "the optional step '\(step.id)' is left out: \(step.reason.words)",
        help: "make room for its target, or give the step a 'when' if that is how it should be")
    }
  }

  /// Less than this, in points, is no fault that anybody sees.
  static var slack: Double { 0.5 }
}

extension SolvedStep {
  /// A broken promise, with the number.
  fileprivate func words(for report: PromiseReport) -> String {
    let (points, bubble) = ("\(report.shortfall.text) points", "the bubble of step '\(id)'")
    switch report.promise {
    case .insideSafeArea: return "\(bubble) reaches \(points) out of the safe area"
    case .textUnclipped: return "\(bubble) has \(points) too little room for its text"
    case .clearOfTarget:
      return "\(bubble) covers its target, or the cut-out around it, by \(points)"
    case .arrowOnStraightEdge:
      return "the arrow of step '\(id)' would stand on a rounded corner by \(points)"
    case .arrowOnTarget:
      return self.bubble.arrow != nil || self.bubble.tailTip != nil
        ? "the arrow of step '\(id)' misses its target by \(points)"
        : "step '\(id)' has no room for its arrow, which would miss its target by \(points)"
    case .clearOfObstacles: return "\(bubble) covers an obstacle by \(points)"
    case .targetVisible: return "\(points) of what step '\(id)' explains cannot be seen"
    }
  }
}

extension SkippedStep.Reason {
  fileprivate var words: String {
    switch self {
    case .condition: "its condition does not hold"
    case .targetAbsent: "its target does not exist here"
    case .targetHidden: "its target is hidden"
    case .targetOffScreen: "its target is off the screen or scrolled away"
    case .targetBehindKeyboard: "its target is behind the keyboard"
    case .targetCovered: "its target is behind something opaque"
    }
  }
}

extension CheckRule {
  /// The rule that a promise is kept.
  fileprivate init(_ promise: BubblePromise) {
    switch promise {
    case .insideSafeArea: self = .insideSafeArea
    case .textUnclipped: self = .textUnclipped
    case .clearOfTarget: self = .clearOfTarget
    case .arrowOnStraightEdge: self = .arrowOnStraightEdge
    case .arrowOnTarget: self = .arrowOnTarget
    case .clearOfObstacles: self = .clearOfObstacles
    case .targetVisible: self = .targetCutOff
    }
  }
}

extension ContrastRatio {
  /// The ratio as messages say it: cut off, because 4.499 is not 4.5.
  var text: String { NumberText.text((ratio * 100).rounded(.down) / 100) }
}
