internal import GuideChecks
internal import GuideFormats
internal import GuideScenes

/// `guidectl explain`: why a value or a bubble is what it is, or what a rule of `check` means.
///
/// A word that stands alone is a rule. What the second operand names is looked for in this order: a step by its position or id; a view or a
/// part of a list, alone or with an attribute behind a point; a variable.
enum ExplainCommand {
  private static let format = CommandOption(
    name: "format", value: "WORD", words: Format.allCases.map(\.rawValue),
    summary: "How to print it, as text by default:")
  private static let step = CommandOption(
    name: "step", value: "N", summary: "The step: its position in the file, or its id.")

  static let syntax = CommandSyntax(
    name: "explain",
    summary: "Says why a view, a value or a bubble is what it is, or what a rule of 'check' means.",
    optionalOperands: ["SCENE|RULE", "NAME"], options: [step, format] + SceneOptions.all,
    examples: [
      "guidectl explain scene.json save.width", "guidectl explain scene.json save",
      "guidectl explain scene.json 'thread[m3].bubble.width'",
      "guidectl explain scene.json --step 2 --device 'iPhone 15'",
      "guidectl explain", "guidectl explain contrast",
    ])

  private enum Format: String, CaseIterable {
    case text, json
  }

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    let format: Format = try arguments.word(of: format) ?? .text
    if let text = try rule(in: arguments, isJSON: format == .json) {
      return try console.finish(text)
    }
    let word = try word(in: arguments)
    let loaded = try LoadedScene(arguments.operands[0], console: &console)
    let explainer = try loaded.explainer(
      SceneOptions.read(arguments, for: loaded, console: &console))
    let subject = try subject(named: word, in: explainer, arguments)
    let text: String
    switch (subject, format) {
    case (.step(let position), _):
      guard let explanation = explainer.explanation(ofStep: position) else {
        throw notShown(position, in: explainer, of: loaded, arguments)
      }
      text =
        format == .json
        ? JSONWriter.text(explanation.json(source: loaded.source.text)) + "\n"
        : StepExplanationText(explanation, in: loaded.source).text
    case (_, .json):
      text = JSONWriter.text(explainer.values(of: subject).json(source: loaded.source.text)) + "\n"
    case (_, .text):
      text = ValueExplanationText(explainer.values(of: subject), in: loaded.source).text
    }
    try console.write(text, to: "-")
    return report(explainer.solution.diagnostics, of: loaded, to: &console)
  }

  /// What is said of the rule that the arguments name, or of all where they name nothing; nothing where
  /// they name a scene.
  private static func rule(
    in arguments: ParsedArguments, isJSON: Bool
  ) throws(CommandFailure) -> String? {
    guard let word = arguments.operands.first else {
      return isJSON ? ExplainedRule.listJSON : ExplainedRule.list
    }
    guard arguments.operands.count == 1, !arguments.has(step) else { return nil }
    if let rule = CheckRule(rawValue: word) {
      return isJSON ? ExplainedRule.json(rule) : ExplainedRule.text(rule)
    }
    // No rule has a point or a slash in its name, and files mostly do.
    if word == "-" || word.contains(".") || word.contains("/") { return nil }
    throw ExplainedRule.unknown(word, in: arguments)
  }

  /// The word that says what to explain, by its operand or by `--step`.
  private static func word(in arguments: ParsedArguments) throws(CommandFailure) -> String {
    let name = arguments.operands.dropFirst().first
    switch (name, arguments.value(of: step)) {
    case (let name?, nil): return name
    case (nil, let step?): return step
    case (.some, .some):
      throw arguments.failure("'explain' takes a NAME or '--step', not both")
    case (nil, nil):
      throw arguments.failure(
        "'explain' needs to know of what: a view such as 'save', a value such as 'save.width', "
          + "a variable, or a step")
    }
  }

  private static func subject(
    named word: String, in explainer: borrowing SceneExplainer, _ arguments: ParsedArguments
  ) throws(CommandFailure) -> ExplanationSubject {
    if arguments.has(step) {
      if let position = explainer.step(named: word) { return .step(position) }
      throw arguments.failure(
        "the guide has no step '\(word)'", word: word, among: explainer.stepNames)
    }
    if let subject = explainer.subject(named: word) { return subject }
    throw arguments.failure(
      "nothing here is called '\(word)': no step, no view or part of a list, no value of one, no "
        + "variable",
      word: word, among: explainer.names(near: word))
  }

  private static func notShown(
    _ position: Int, in explainer: borrowing SceneExplainer, of loaded: LoadedScene,
    _ arguments: ParsedArguments
  ) -> CommandFailure {
    let step = loaded.scene.guide.steps[position - 1]
    let reason = explainer.solution.skipped.first { $0.position == position }?.reason
    return .scene(
      loaded.source,
      [
        Diagnostic(
          code: .unseenTarget,
          message: "the step '\(step.id)' is not shown here: "
            + (reason?.words ?? "the scene has no screen"),
          range: step.range?.firstByte)
      ])
  }

  /// Says what keeps the scene from being as it is written; the rest is not what was asked.
  private static func report(
    _ diagnostics: [Diagnostic], of loaded: LoadedScene, to console: inout some Console
  ) -> ExitCode {
    let errors = diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty else { return .done }
    let printer = DiagnosticPrinter(source: loaded.source, isColored: console.isErrorColored)
    console.writeError(printer.text(for: errors))
    return .unsatisfied
  }
}
