internal import GuideFormats
internal import GuideScenes

/// `guidectl render`: one SVG a step.
enum RenderCommand {
  private static let output = CommandOption(
    name: "output", letter: "o", value: "PATH",
    summary: "The folder to write to; with --step the file, or '-' for standard output.")

  static let syntax = CommandSyntax(
    name: "render", summary: "Draws a scene: one SVG for each step of its guide.",
    operands: ["SCENE"], options: [output, SceneOptions.step, .watch] + SceneOptions.all,
    examples: [
      "guidectl render scene.json -o out/", "guidectl render scene.json --step 2 -o - > step.svg",
    ])

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    guard let path = try arguments.path(of: output) else {
      throw arguments.failure("'render' needs '--output'")
    }
    let loaded = try LoadedScene(arguments.operands[0], console: &console)
    let solved = try loaded.solved(
      SceneOptions.read(arguments, for: loaded, console: &console))
    let builder = try solved.drawingBuilder()
    if let step = try solved.step(in: arguments) {
      try console.write(document(step, builder), to: path)
      return solved.report(to: &console)
    }
    guard path != "-" else {
      throw arguments.failure("'--output -' takes one picture: choose it with '--step'")
    }
    let written = try writeAll(solved, builder, to: path, console: &console)
    let left = Self.picturesLeft(in: path, beside: written, on: console)
    if !left.isEmpty { console.writeError(Self.warning(of: left, in: path, on: console)) }
    return solved.report(with: solved.remarksOnSteps, to: &console)
  }

  /// The pictures of other steps in a folder, which an earlier run may have left there.
  private static func picturesLeft(
    in folder: String, beside written: [String], on console: some Console
  ) -> [String] {
    console.fileNames(inFolder: folder).filter { name in
      guard !written.contains(name), name.hasSuffix(".svg") else { return false }
      let position = name.dropFirst(5).dropLast(4)
      return name == "screen.svg"
        || name.hasPrefix("step-") && !position.isEmpty && position.utf8.allSatisfy(\.isDigit)
    }
  }

  /// They stay: nothing says whose they are.
  private static func warning(
    of names: [String], in folder: String, on console: some Console
  ) -> String {
    let count = names.count == 1 ? "a picture" : "pictures"
    let list =
      names.prefix(mostNamed).joined(separator: ", ") + (names.count > mostNamed ? ", …" : "")
    let text =
      "'\(folder)' also has \(count) that this scene does not draw: \(list); "
      + "remove what an earlier run has left"
    return DiagnosticPrinter.text(
      forMessage: text, severity: .warning, isColored: console.isErrorColored)
  }

  /// How many pictures are named at most.
  private static let mostNamed = 10

  /// Writes `step-1.svg` and so on; a scene without a guide becomes `screen.svg`.
  ///
  /// Everything is drawn before the first file is written, and when one cannot be written none is.
  ///
  /// - Returns: The names of the files.
  private static func writeAll(
    _ solved: SolvedScene, _ builder: DrawingBuilder, to folder: String,
    console: inout some Console
  ) throws(CommandFailure) -> [String] {
    var files = solved.solution.steps.map { step in
      ("step-\(step.position).svg", document(step, builder))
    }
    if files.isEmpty {
      let screen = SVGRenderer().document(builder.screenDrawing(), title: solved.title)
      files = [("screen.svg", screen)]
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    do throws(SystemFailure) {
      try console.writeFiles(
        files.map { OutputFile(path: prefix + $0.0, bytes: Array($0.1.utf8)) },
        makingFolder: folder)
      return files.map(\.0)
    } catch {
      throw .system(error)
    }
  }

  private static func document(_ step: SolvedStep, _ builder: DrawingBuilder) -> String {
    SVGRenderer().document(
      builder.drawing(for: step),
      title: "Step \(step.shownPosition) of \(step.shownCount): \(step.bubble.joinedText)")
  }
}
