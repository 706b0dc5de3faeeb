internal import GuideFormats
internal import GuideScenes
internal import LayoutGeometry

/// `guidectl devices`: the devices that scenes and `--device` may name.
enum DevicesCommand {
  static let syntax = CommandSyntax(
    name: "devices", summary: "Lists the known devices with their screens.")

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    var rows = [["NAME", "POINTS", "SCALE", "SAFE AREA, PORTRAIT", "LANDSCAPE"]]
    rows += Device.all.map { device in
      [
        device.name,
        NumberText.text(device.size.width) + "x" + NumberText.text(device.size.height),
        NumberText.text(device.scale), text(device.portraitSafeArea),
        text(device.landscapeSafeArea),
      ]
    }
    return try console.finish(TextTable.text(rows))
  }

  private static func text(_ insets: LayoutInsets) -> String {
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    return "[" + sides.map { NumberText.text($0) }.joined(separator: ", ") + "]"
  }
}
