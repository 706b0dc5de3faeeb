internal import GuideScenes

/// `guidectl diff`: what moved between two scenes, by how much and because of which lines.
enum DiffCommand {
  private static let format = CommandOption(
    name: "format", value: "WORD", summary: "text, the default, or json.")
  private static let all = CommandOption(
    name: "all",
    summary: "Compares over all combinations of the second scene's 'check', one entry a node.")

  static let syntax = CommandSyntax(
    name: "diff", summary: "Says what moved between two scenes, how far and why.",
    operands: ["OLD", "NEW"], options: [all, format] + SceneOptions.all,
    examples: [
      "guidectl diff old.json new.json", "guidectl diff old.json new.json --all",
      "git show HEAD:tour.json | guidectl diff - tour.json",
    ])

  private enum Format: String, CaseIterable {
    case text, json
  }

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    let format: Format = try arguments.word(of: format) ?? .text
    guard arguments.operands.count(where: { $0 == "-" }) < 2 else {
      throw arguments.failure("only one of the scenes can be standard input")
    }
    let old = try LoadedScene(arguments.operands[0], console: &console)
    let new = try LoadedScene(arguments.operands[1], console: &console)
    let overrides = try SceneOptions.read(arguments, for: new, console: &console)
    let combinations =
      arguments.has(all)
      ? Array(new.scene.combinations(with: overrides))
      : [SceneCombination(name: "as written", overrides: overrides)]
    let comparison = try SceneComparison(old, new, over: combinations)
    let text =
      switch format {
      case .text: ComparisonText(comparison, old.source, new.source).text
      case .json: ComparisonJSON(comparison, old.source, new.source).text
      }
    try console.write(text, to: "-")
    return comparison.entries.isEmpty ? .done : .unsatisfied
  }
}
