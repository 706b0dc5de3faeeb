/// Looks at what a scene comes to in one combination, rule by rule.
struct CombinationInspection {
  let inspected: InspectedScene
  let solution: SceneSolution
  private let rules: CheckRules
  private let isTrial: Bool
  private(set) var observations: [CheckObservation] = []

  /// Looks at a solution.
  ///
  /// - Parameters:
  ///   - solution: What the scene comes to.
  ///   - inspected: The scene.
  ///   - rules: What is looked for.
  ///   - isTrial: Whether texts were measured otherwise than they are estimated: then only what depends
  ///     on that is looked for.
  init(
    _ solution: SceneSolution, of inspected: InspectedScene, by rules: CheckRules,
    isTrial: Bool = false
  ) {
    self.isTrial = isTrial
    self.inspected = inspected
    self.solution = solution
    self.rules = rules
    inspectMessages()
    if !isTrial { inspectLanguages() }
    if let screen = solution.screen {
      inspectViews(on: screen)
      for step in solution.steps { inspect(step, on: screen) }
    }
    inspectSkippedSteps()
  }

  /// Whether a rule is looked for.
  func wants(_ rule: CheckRule) -> Bool {
    (!isTrial || rule.dependsOnWidths) && rules[rule] != .off
  }

  /// Notes something, if its rule is looked for.
  mutating func note(_ observation: CheckObservation) {
    if wants(observation.rule) { observations.append(observation) }
  }

  /// Notes something about a step.
  mutating func note(
    _ rule: CheckRule, ofStepAt position: Int, _ message: String, by amount: Double = 1,
    help: String? = nil, marking marks: [LayoutRect] = []
  ) {
    note(
      CheckObservation(
        rule, inspected.subject(ofStepAt: position), message, by: amount,
        at: inspected.place(ofStepAt: position), help: help, marking: marks))
  }

  /// Notes something about a view.
  mutating func note(
    _ rule: CheckRule, of view: SolvedView, _ message: String, by amount: Double = 1,
    help: String? = nil, marking marks: [LayoutRect]? = nil
  ) {
    note(
      CheckObservation(
        rule, inspected.subject(ofViewNamed: view.id), message, by: amount,
        at: inspected.place(ofViewNamed: view.id), help: help, marking: marks ?? [view.frame]))
  }
}

extension Double {
  /// The number as messages say it.
  var text: String { NumberText.text((self * 100).rounded() / 100) }
}

extension CheckRule {
  /// Whether it matters for the rule how wide texts are.
  var dependsOnWidths: Bool {
    switch self {
    case .insideSafeArea, .textUnclipped, .clearOfTarget, .arrowOnStraightEdge, .arrowOnTarget,
      .clearOfObstacles, .targetCutOff, .targetUnseen, .noWayOn, .wantedSideRefused, .stepLeftOut,
      .textTruncated, .textClipped, .wordBroken, .viewOffScreen, .viewsOverlap, .tapTargetSize,
      .bubbleCoversControl, .conflict, .rowHeight:
      true
    case .ambiguous, .unsettled, .numbers, .missingFile, .badImage,
      .largeMiddle, .sceneMessage, .missingTranslation, .emptyText, .unknownLocale, .missingGlyph,
      .contrast:
      false
    }
  }
}
