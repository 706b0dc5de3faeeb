internal import Constraints
internal import GuideScenes
internal import LayoutGeometry

/// The options that stand in for a scene's own screen, shared by all commands that solve one.
enum SceneOptions {
  static let device = CommandOption(
    name: "device", value: "NAME", summary: "Another device; 'guidectl devices' lists them.")
  static let size = CommandOption(
    name: "size", value: "WxH", summary: "Another screen size in points, such as 320x568.")
  static let scale = CommandOption(name: "scale", value: "N", summary: "Pixels a point.")
  static let orientation = CommandOption(
    name: "orientation", value: "WORD", summary: "portrait or landscape.")
  static let direction = CommandOption(name: "direction", value: "WORD", summary: "ltr or rtl.")
  static let locale = CommandOption(
    name: "locale", value: "TAG",
    summary: "The language of the texts, such as zh-Hans or de+pseudo-long.")
  static let textSize = CommandOption(
    name: "text-size", value: "WORD", summary: "The reader's text size, such as extraLarge.")
  static let keyboard = CommandOption(
    name: "keyboard", value: "N", summary: "The keyboard's height in points; 0 hides it.")
  static let flag = CommandOption(
    name: "flag", value: "NAME", repeats: true,
    summary: "Sets a flag of the scene; '!NAME' or NAME=false clears it.")

  static let font = CommandOption(
    name: "font", value: "FILE", repeats: true,
    summary:
      "A font to measure text with, asked in the order given; FILE#2 is a collection's third.")

  /// All of them, in the order of help.
  static let all = [
    device, size, scale, orientation, direction, locale, textSize, keyboard, flag, font,
  ]

  /// What the arguments ask for, checked against the scene that it is for.
  static func read(
    _ arguments: ParsedArguments, for loaded: LoadedScene, command: String,
    console: inout some Console
  ) throws(CommandFailure) -> SceneOverrides {
    let overrides = try overrides(arguments, command: command, console: &console)
    let known = loaded.scene.flags.map(\.name.text)
    for flag in overrides.flags where !known.contains(flag.name.text) {
      throw .usage(
        UsageFailure(
          "the scene has no flag '\(flag.name.text)'",
          suggestion: nearestName(to: flag.name.text, among: known), command: command))
    }
    return overrides
  }

  /// What the arguments ask for, whatever the scene has.
  static func overrides(
    _ arguments: ParsedArguments, command: String, console: inout some Console
  ) throws(CommandFailure) -> SceneOverrides {
    var overrides: SceneOverrides
    do throws(UsageFailure) {
      overrides = try self.overrides(arguments)
    } catch {
      var failure = error
      failure.command = command
      throw .usage(failure)
    }
    overrides.fonts = try FontLoading.chain(arguments.values(of: font), console: &console)
    return overrides
  }

  /// What the arguments ask for.
  static func overrides(_ arguments: ParsedArguments) throws(UsageFailure) -> SceneOverrides {
    var overrides = SceneOverrides()
    if let name = arguments.value(of: device) {
      guard let found = Device.named(name) else {
        throw unknown(name, of: device, known: Device.all.map(\.name))
      }
      overrides.device = found
    }
    if let text = arguments.value(of: size) { overrides.size = try parseSize(text) }
    overrides.scale = try number(of: scale, in: arguments, from: 0.5, through: 8)
    overrides.keyboard = try number(of: keyboard, in: arguments, from: 0, through: 10_000)
    overrides.orientation = try word(
      of: orientation, in: arguments, SceneOrientation.init, SceneOrientation.allCases)
    overrides.textSize = try word(
      of: textSize, in: arguments, TextSizeCategory.init, TextSizeCategory.allCases)
    overrides.direction = try parseDirection(arguments)
    overrides.locale = try parseLocale(arguments)
    for text in arguments.values(of: flag) { overrides.flags.append(try parseFlag(text)) }
    return overrides
  }

  private static func parseSize(_ text: String) throws(UsageFailure) -> LayoutSize {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let sides = parts.compactMap { Double($0) }.filter { (1...100_000).contains($0) }
    guard parts.count == 2, sides.count == 2 else {
      throw UsageFailure("'--size' needs two lengths such as 320x568, not '\(text)'")
    }
    return LayoutSize(width: sides[0], height: sides[1])
  }

  private static func number(
    of option: CommandOption, in arguments: ParsedArguments, from least: Double,
    through most: Double
  ) throws(UsageFailure) -> Double? {
    guard let text = arguments.value(of: option) else { return nil }
    guard let number = Double(text), (least...most).contains(number) else {
      throw UsageFailure(
        "'\(option.spelling)' needs a number from \(NumberText.text(least)) "
          + "to \(NumberText.text(most)), not '\(text)'")
    }
    return number
  }

  /// A word of an enumeration, which is spelt alike in scenes and here.
  private static func word<Word: RawRepresentable<String>>(
    of option: CommandOption, in arguments: ParsedArguments, _ make: (String) -> Word?,
    _ known: [Word]
  ) throws(UsageFailure) -> Word? {
    guard let text = arguments.value(of: option) else { return nil }
    guard let word = make(text) else {
      throw unknown(text, of: option, known: known.map(\.rawValue))
    }
    return word
  }

  private static func parseDirection(
    _ arguments: ParsedArguments
  ) throws(UsageFailure) -> UserInterfaceLayoutDirection? {
    switch arguments.value(of: direction) {
    case nil: nil
    case "ltr": .leftToRight
    case "rtl": .rightToLeft
    case .some(let text): throw unknown(text, of: direction, known: ["ltr", "rtl"])
    }
  }

  private static func parseLocale(_ arguments: ParsedArguments) throws(UsageFailure) -> String? {
    guard let tag = arguments.value(of: locale) else { return nil }
    do throws(SceneLocale.Fault) {
      _ = try SceneLocale(parsing: tag)
      return tag
    } catch {
      switch error {
      case .notATag:
        throw UsageFailure("'--locale' needs a language tag such as zh-Hans, not '\(tag)'")
      case .unknownPseudoLocale(let name):
        throw unknown(name, of: locale, known: PseudoLocale.allCases.map(\.rawValue))
      }
    }
  }

  private static func parseFlag(_ text: String) throws(UsageFailure) -> SceneFlag {
    if text.hasPrefix("!") {
      return SceneFlag(name: SceneName(String(text.dropFirst())), isOn: false)
    }
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = SceneName(String(parts[0]))
    switch parts.dropFirst().first {
    case nil, "true": return SceneFlag(name: name, isOn: true)
    case "false": return SceneFlag(name: name, isOn: false)
    default: throw UsageFailure("'--flag' is true or false, not '\(text)'")
    }
  }

  private static func unknown(
    _ text: String, of option: CommandOption, known: [String]
  ) -> UsageFailure {
    let few = known.count <= 4 ? "; known: " + known.joined(separator: ", ") : ""
    return UsageFailure(
      "'\(option.spelling)' does not know '\(text)'\(few)",
      suggestion: nearestName(to: text, among: known))
  }
}
