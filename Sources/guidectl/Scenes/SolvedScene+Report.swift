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
