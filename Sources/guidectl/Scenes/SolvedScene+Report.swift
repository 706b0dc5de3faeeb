internal import GuideBubbles
internal import GuideFormats
internal import GuideScenes

/// What the author of a scene should hear about its solution.
extension SolvedScene {
  /// Says on standard error what the solver had to say and which promises are broken.
  ///
  /// - Returns: How the run ends: 1 when a promise is broken.
  func report(
    with remarks: [Diagnostic] = [], to console: inout some Console
  ) -> ExitCode {
    SolvedScene.report([self], with: remarks, to: &console)
  }

  /// The same for several solutions of one file; what several have in common is said once.
  ///
  /// - Parameters:
  ///   - scenes: The solutions.
  ///   - remarks: What is to be said besides.
  ///   - console: Where it is said.
  /// - Returns: 1 when a promise is broken in one of them.
  static func report(
    _ scenes: [SolvedScene], with remarks: [Diagnostic] = [], to console: inout some Console
  ) -> ExitCode {
    guard let source = scenes.first?.source else { return .done }
    var messages = remarks
    var said: Set<Diagnostic> = []
    // In the order of the variants, each with what it adds to those before it.
    for scene in scenes {
      for message in scene.solution.diagnostics + scene.brokenPromises + scene.refusedSides
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

  /// A note for each step whose bubble lies on another side than was asked for.
  private var refusedSides: [Diagnostic] {
    solution.steps.compactMap { step in
      guard let asked = written(step), let side = asked.side, side != step.bubble.side else {
        return nil
      }
      let keepsAll = step.bubble.promises.allSatisfy(\.isKept)
      return Diagnostic(
        .note, code: .sideRefused,
        message: "step '\(step.id)' asks for '\(side.rawValue)', its bubble lies "
          + "'\(step.bubble.side.rawValue)', where "
          + (keepsAll ? "it keeps all of its promises" : "it breaks the least of them"),
        range: asked.sideRange,
        help: "shorten the text to have it there, or write \"side\": \"auto\"")
    }
  }

  /// A note where nothing is explained: for commands that show the steps of a guide.
  var remarksOnSteps: [Diagnostic] {
    guard solution.steps.isEmpty else { return [] }
    let hasSteps = !scene.guide.steps.isEmpty
    return [
      Diagnostic(
        .note, code: .noSteps,
        message: hasSteps
          ? "no step of the guide is shown, only the screen"
          : "the scene has no steps: only its screen is shown",
        help: hasSteps
          ? "set the flags that their 'when' asks for with '--flag'"
          : "write \"guide\": { \"steps\": [ { \"target\": …, \"text\": … } ] }")
    ]
  }

  /// What the file says of a step.
  private func written(_ step: SolvedStep) -> SceneStep? {
    let steps = scene.guide.steps
    return steps.indices.contains(step.position - 1) ? steps[step.position - 1] : nil
  }

  /// The brace with which a step begins in the file.
  private func place(of step: SolvedStep) -> SourceRange? {
    written(step)?.range?.firstByte
  }
}
