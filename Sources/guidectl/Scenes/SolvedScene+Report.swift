internal import GuideBubbles
internal import GuideFormats
internal import GuideScenes

/// What the author of a scene should hear about its solution.
extension SolvedScene {
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
    // In the order of the variants, each with what it adds to those before it.
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
          .warning, code: .brokenPromise,
          message: "step '\(step.id)' breaks \(report.promise.rawValue) by "
            + "\(NumberText.text(report.shortfall)) points: \(report.promise.breach)",
          range: range, help: report.scroll?.advice ?? report.promise.wayOut)
      }
    }
  }

  /// The brace with which a step begins in the file.
  private func place(of step: SolvedStep) -> SourceRange? {
    let steps = scene.guide.steps
    guard steps.indices.contains(step.position - 1) else { return nil }
    return steps[step.position - 1].range?.firstByte
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
    case .targetVisible: "a part of what it explains cannot be seen"
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
    case .targetVisible:
      "move the target, or what hides it"
    case .clearOfObstacles:
      "shorten the text, allow any side with \"side\": \"auto\", or remove an obstacle"
    }
  }
}
