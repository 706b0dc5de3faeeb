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

  /// The most bytes that the pictures of a guide have together.
  ///
  /// That is some seconds of drawing, and a hundred times what a guide of a hundred steps has. One
  /// picture alone is never refused.
  static let mostBytes = 128 << 20

  /// Writes `step-1.svg` and so on; a scene without a guide becomes `screen.svg`.
  ///
  /// Each picture is written before the next one is drawn; when one cannot be written none stays.
  ///
  /// - Returns: The names of the files.
  static func writeAll(
    _ solved: SolvedScene, _ builder: DrawingBuilder, to folder: String,
    within mostBytes: Int = mostBytes, console: inout some Console
  ) throws(CommandFailure) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let steps = solved.solution.steps
    let count = max(steps.count, 1)
    var (drawn, byteCount) = (0, 0)
    do throws(SystemFailure) {
      try console.writeFiles(makingFolder: folder) { () throws(SystemFailure) in
        guard drawn < count else { return nil }
        guard byteCount <= mostBytes else {
          throw .cannotWrite(
            folder,
            reason: "the first \(drawn) of \(count) pictures have \(byteCount >> 20) MiB, and "
              + "\(mostBytes >> 20) MiB are the most; draw one at a time with '--step'")
        }
        let file =
          steps.isEmpty
          ? screen(solved, builder, in: prefix)
          : OutputFile(
            path: prefix + "step-\(steps[drawn].position).svg",
            bytes: Array(document(steps[drawn], builder).utf8))
        drawn += 1
        byteCount += file.bytes.count
        return file
      }
      return steps.isEmpty ? ["screen.svg"] : steps.map { "step-\($0.position).svg" }
    } catch {
      throw .system(error)
    }
  }

  private static func screen(
    _ solved: SolvedScene, _ builder: DrawingBuilder, in prefix: String
  ) -> OutputFile {
    let picture = SVGRenderer().document(builder.screenDrawing(), title: solved.title)
    return OutputFile(path: prefix + "screen.svg", bytes: Array(picture.utf8))
  }

  private static func document(_ step: SolvedStep, _ builder: DrawingBuilder) -> String {
    SVGRenderer().document(
      builder.drawing(for: step),
      title: "Step \(step.shownPosition) of \(step.shownCount): \(step.bubble.joinedText)")
  }
}
