/// `guidectl init`: a small scene to begin with.
enum InitCommand {
  static let syntax = CommandSyntax(
    name: "init", summary: "Writes a small scene with a guide to begin with.",
    optionalOperands: ["FILE"],
    examples: ["guidectl init", "guidectl init tours/welcome.json", "guidectl init -"])

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    let path = arguments.operands.first ?? "scene.json"
    guard !path.isEmpty else { throw arguments.failure("FILE is empty") }
    guard path != "-" else { return try console.finish(FirstScene.text) }
    guard !console.isThere(path) else {
      throw .system(.cannotCreate(path, reason: "it is there already, and is not overwritten"))
    }
    try console.write(FirstScene.text, to: path)
    return .done
  }
}

/// The scene that `init` writes: it keeps all of its promises, and shows where things stand.
enum FirstScene {
  static let text = """
    {
      "version": 1,
      "screen": "iPhone 15",
      "views": [
        { "id": "background", "fill": "#f2f2f7", "pin": ["top", "leading", "bottom", "trailing"] },
        { "id": "nav", "kind": "bar", "text": "Photos", "pin": ["top", "leading", "trailing"] },
        { "id": "save", "kind": "button", "text": "Save" }
      ],
      "constraints": [
        "save.trailing == safeArea.trailing - 16",
        "save.top == nav.bottom + 8",
        "save.width >= 44",
        "save.height >= 44"
      ],
      "styles": {
        "hint": { "fill": "#1f4fbf", "textColor": "#ffffff" }
      },
      "guide": {
        "style": "hint",
        "steps": [
          { "id": "keep", "target": "save", "text": "Keeps the picture on this phone" },
          { "id": "photos", "target": "nav", "text": "Your pictures" }
        ]
      },
      "check": {
        "devices": ["iPhone SE (1st generation)", "iPhone 15", "iPad mini"],
        "orientations": ["portrait", "landscape"]
      }
    }

    """
}
