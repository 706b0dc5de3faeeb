internal import GuideFormats
internal import GuideScenes
internal import LayoutGeometry

/// `guidectl devices`: the devices that scenes and `--device` may name.
enum DevicesCommand {
  private static let format = CommandOption.choice(
    "format", of: Format.self, summary: "How to print them, by default as a table:")

  static let syntax = CommandSyntax(
    name: "devices", summary: "Lists the known devices with their screens.", options: [format])

  private enum Format: String, CaseIterable {
    case table, json
  }

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    let format: Format = try arguments.word(of: format) ?? .table
    switch format {
    case .table: return try console.finish(table)
    case .json: return try console.finish(JSONWriter.text(json) + "\n")
    }
  }

  private static var table: String {
    var rows = [["NAME", "POINTS", "SCALE", "SAFE AREA, PORTRAIT", "LANDSCAPE"]]
    rows += Device.all.map { device in
      [
        device.name,
        NumberText.text(device.size.width) + "x" + NumberText.text(device.size.height),
        NumberText.text(device.scale), text(device.portraitSafeArea),
        text(device.landscapeSafeArea),
      ]
    }
    return TextTable.text(rows)
  }

  /// The same for programs: insets are `[top, left, bottom, right]`, as a scene has them.
  private static var json: JSONValue {
    let devices = Device.all.map { device in
      JSONValue.object([
        ("name", .string(device.name)),
        ("size", numbers([device.size.width, device.size.height])),
        ("scale", .number(device.scale)),
        (
          "safeArea",
          .object([
            ("portrait", numbers(sides(of: device.portraitSafeArea))),
            ("landscape", numbers(sides(of: device.landscapeSafeArea))),
          ])
        ),
      ])
    }
    return .object([("version", .number(1)), ("devices", .array(devices))])
  }

  private static func numbers(_ numbers: [Double]) -> JSONValue {
    .array(numbers.map { .number($0) })
  }

  private static func sides(of insets: LayoutInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  private static func text(_ insets: LayoutInsets) -> String {
    "[" + sides(of: insets).map { NumberText.text($0) }.joined(separator: ", ") + "]"
  }
}
