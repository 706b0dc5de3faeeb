internal import GuideFormats
internal import GuideScenes

/// A scene with its solution for one screen, and what its author should hear about it.
struct SolvedScene {
  /// The file.
  let source: SceneSource
  /// What it says.
  let scene: Scene
  /// The frames of everything.
  private(set) var solution: SceneSolution

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
            code: .noScreen, message: "the scene has no screen to draw",
            help: "add \"screen\", or choose one with '--device' or '--size'")
        ])
    }
    return builder
  }

  /// The step that `--step` names; `nil` when it was not given.
  func step(in arguments: ParsedArguments) throws(CommandFailure) -> SolvedStep? {
    try step(named: arguments.value(of: SceneOptions.step), in: arguments)
  }

  /// The step that `--start` names; `nil` when it was not given.
  func start(in arguments: ParsedArguments) throws(CommandFailure) -> SolvedStep? {
    try step(named: arguments.value(of: SceneOptions.start), in: arguments)
  }

  private func step(
    named wanted: String?, in arguments: ParsedArguments
  ) throws(CommandFailure) -> SolvedStep? {
    guard let wanted else { return nil }
    if let found = step(wanted) { return found }
    throw arguments.failure(refusal(ofStep: wanted))
  }

  /// The step at that position in the file, or with that id; `nil` when there is none.
  func step(_ wanted: String) -> SolvedStep? {
    solution.steps.first { Int(wanted) == $0.position } ?? solution.steps.first { $0.id == wanted }
  }

  /// The same with only that step.
  func narrowed(to step: SolvedStep) -> SolvedScene {
    var narrowed = self
    narrowed.solution.steps = [step]
    return narrowed
  }

  /// What is said when there is no such step.
  func refusal(ofStep wanted: String) -> String {
    let known = solution.steps.map { step in
      step.id == String(step.position) ? step.id : "\(step.position) (\(step.id))"
    }
    let list = known.isEmpty ? "the guide has no steps" : "shown: " + known.joined(separator: ", ")
    return "there is no step '\(wanted)'; \(list)"
  }
}
