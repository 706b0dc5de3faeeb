internal import GuideScenes
internal import GuideFormats
internal import GuideScenes

/// A scene with its solution for one screen, and what its author should hear about it.
struct SolvedScene {
  /// The file.
  let source: SceneSource
  /// What it says.
  let scene: Scene
  /// The frames of everything.
  var solution: SceneSolution

  /// What pictures and pages of it are called.
  var title: String { source.title }

  /// What `solve` prints.
  var json: String { JSONWriter.text(solution.json(source: source.text)) }

  /// What draws it, or the reason why nothing can.
  func drawingBuilder() throws(CommandFailure) -> DrawingBuilder {
    guard let builder = DrawingBuilder(solution) else {
      throw .scene(
        source,
        [
          Diagnostic(
            code: "no-screen", message: "the scene has no screen to draw",
            help: "add \"screen\", or choose one with '--device' or '--size'")
        ])
    }
    return builder
  }

  /// The step at that position in the file, or with that id.
  func step(_ wanted: String, command: String) throws(CommandFailure) -> SolvedStep {
    if let found = step(wanted) { return found }
    throw .usage(UsageFailure(refusal(ofStep: wanted), command: command))
  }

  /// The step at that position in the file, or with that id, if there is one.
  func step(_ wanted: String) -> SolvedStep? {
    solution.steps.first { Int(wanted) == $0.step } ?? solution.steps.first { $0.id == wanted }
  }

  /// What is said when there is no such step.
  func refusal(ofStep wanted: String) -> String {
    let known = solution.steps.map { step in
      step.id == String(step.step) ? step.id : "\(step.step) (\(step.id))"
    }
    let list = known.isEmpty ? "the guide has no steps" : "shown: " + known.joined(separator: ", ")
    return "there is no step '\(wanted)'; \(list)"
  }

  /// Says on standard error what the solver had to say and which promises are broken.
  ///
  /// - Returns: How the run ends: 1 when a promise is broken.
  func report(to console: inout some Console) -> ExitCode {
    SolvedScene.report([self], to: &console)
  }

  /// The same for several solutions of one file; what several have in common is said once.
  static func report(_ scenes: [SolvedScene], to console: inout some Console) -> ExitCode {
    guard let source = scenes.first?.source else { return .done }
    var messages: [Diagnostic] = []
    var said: Set<Diagnostic> = []
    for scene in scenes {
      for message in scene.solution.diagnostics + scene.brokenPromises
      where said.insert(message).inserted {
        messages.append(message)
      }
    }
    if !messages.isEmpty {
      let printer = DiagnosticPrinter(source: source, isColored: console.isErrorColored)
      console.writeError(printer.text(for: messages))
    }
    return scenes.allSatisfy(\.isSatisfied) ? .done : .unsatisfied
  }

  /// Whether all required constraints and all promises are kept.
  var isSatisfied: Bool {
    brokenPromises.isEmpty && !solution.diagnostics.contains { $0.severity == .error }
  }

  /// A warning for each promise that a bubble breaks.
  private var brokenPromises: [Diagnostic] {
    solution.steps.flatMap { step in
      let range = place(of: step)
      return step.bubble.promises.filter { !$0.isKept }.map { report in
        Diagnostic(
          .warning, code: "broken-promise",
          message: "step '\(step.id)' breaks \(report.promise.rawValue) by "
            + "\(NumberText.text(report.shortfall)) points: \(report.promise.breach)",
          range: range, help: report.promise.wayOut)
      }
    }
  }

  /// The brace with which a step begins in the file.
  private func place(of step: SolvedStep) -> SourceRange? {
    let steps = scene.guide.steps
    guard steps.indices.contains(step.step - 1) else { return nil }
    return steps[step.step - 1].range.map { SourceRange(start: $0.start, end: $0.start + 1) }
  }
}

extension BubblePromise {
  /// What it means that the promise is broken.
  fileprivate var breach: String {
    switch self {
    case .insideSafeArea: "the bubble reaches out of the safe area"
    case .textUnclipped: "the bubble has too little room for its text"
    case .clearOfTarget: "the bubble covers what it explains, or the cut-out around it"
    case .arrowOnStraightEdge: "the arrow would stand on a rounded corner"
    case .arrowOnTarget: "the arrow does not point at the target"
    case .clearOfObstacles: "the bubble covers an obstacle"
    }
  }

  /// What the author of a scene can do about it.
  fileprivate var wayOut: String {
    switch self {
    case .insideSafeArea, .textUnclipped:
      "shorten the text, or give its style smaller 'textInsets', a smaller font or more 'maxWidth'"
    case .clearOfTarget:
      "shorten the text, allow any side with \"side\": \"auto\", or put it over with \"over\""
    case .arrowOnStraightEdge:
      "give the style a smaller 'cornerRadius', or an arrow of less 'width'"
    case .arrowOnTarget:
      "move the target away from the screen's edge, or give the style less 'cornerRadius', an arrow "
        + "of less 'width', or \"arrow\": false"
    case .clearOfObstacles:
      "shorten the text, allow any side with \"side\": \"auto\", or remove an obstacle"
    }
  }
}
