internal import GuideScenes
internal import LayoutGeometry

/// The options that stand in for a scene's own screen, shared by all commands that solve one.
enum SceneOptions {
  static let device = CommandOption(
    name: "device", value: "NAME", words: Device.all.map(\.name),
    summary: "Another device; 'guidectl devices' lists them.")
  static let size = CommandOption(
    name: "size", value: "WxH", summary: "Another screen size in points, such as 320x568.")
  static let scale = CommandOption(name: "scale", value: "N", summary: "Pixels a point.")
  static let orientation = CommandOption.choice(
    "orientation", of: SceneOrientation.self, summary: "How the screen is held:")
  static let direction = CommandOption(
    name: "direction", value: "WORD", words: ["ltr", "rtl"], summary: "The direction of reading:")
  static let locale = CommandOption(
    name: "locale", value: "TAG",
    summary: "The language of the texts, such as zh-Hans or de+pseudo-long.")
  static let textSize = CommandOption.choice(
    "text-size", of: TextSizeCategory.self, summary: "The reader's text size:")
  static let keyboard = CommandOption(
    name: "keyboard", value: "N", summary: "The keyboard's height in points; 0 hides it.")
  static let flag = CommandOption(
    name: "flag", value: "NAME", repeats: true,
    summary: "Sets a flag of the scene; '!NAME' or NAME=false clears it.")

  static let font = CommandOption(
    name: "font", value: "FILE", repeats: true,
    summary:
      "A font to measure text with, asked in the order given; FILE#2 is a collection's third.")

  /// The step that is asked for; for commands that can do with one.
  static let step = CommandOption(
    name: "step", value: "N", summary: "Only this step: its position in the file, or its id.")

  /// The step that a tour begins at; for commands that step through one.
  static let start = CommandOption(
    name: "start", value: "N", summary: "The step to begin at: its position in the file, or its id."
  )

  /// All that stand in for the scene's own values, in the order of help.
  static let all = [
    device, size, scale, orientation, direction, locale, textSize, keyboard, flag, font,
  ]
}
