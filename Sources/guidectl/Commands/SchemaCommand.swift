internal import GuideFormats
internal import GuideScenes

/// `guidectl schema`: the JSON Schema of scenes, for editors.
enum SchemaCommand {
  private static let output = CommandOption(
    name: "output", letter: "o", value: "FILE",
    summary: "Where to write; '-' is standard output, which is the default.")

  static let syntax = CommandSyntax(
    name: "schema", summary: "Prints the JSON Schema of scenes, from which editors complete keys.",
    options: [output],
    examples: ["guidectl schema -o scene.schema.json", "{ \"$schema\": \"scene.schema.json\", … }"])

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    let path = try arguments.path(of: output) ?? "-"
    try console.write(JSONWriter.text(SceneSchema.json) + "\n", to: path)
    return .done
  }
}
