internal import GuideChecks

/// The options of `check` that say what is covered, and how much findings count.
///
/// Those that other commands have too may be given several times here: they are lists that stand in for
/// those of the scene's `check`.
enum CheckOptions {
  static let device = repeating(SceneOptions.device)
  static let orientation = repeating(SceneOptions.orientation)
  static let locale = repeating(SceneOptions.locale)
  static let textSize = repeating(SceneOptions.textSize)
  static let direction = repeating(SceneOptions.direction)
  static let keyboard = repeating(SceneOptions.keyboard)
  static let flags = CommandOption(
    name: "flags", value: "LIST", repeats: true,
    summary: "A combination of flags set together, such as 'signedIn,!new'.")
  static let rule = CommandOption(
    name: "rule", value: "NAME=LEVEL", repeats: true,
    summary: "How much a rule counts: off, note, warning or error.")
  static let shard = CommandOption(
    name: "shard", value: "N/M",
    summary: "Only part N of M, for a machine each; '--merge' joins their reports.")

  /// In the order of help.
  static let all =
    [device, orientation, locale, textSize, direction, keyboard, flags] + [
      SceneOptions.size, SceneOptions.scale, SceneOptions.flag, SceneOptions.font, rule, shard,
    ]

  private static func repeating(_ option: CommandOption) -> CommandOption {
    var option = option
    option.repeats = true
    return option
  }

  /// What is the same in all combinations: what no list varies.
  static func overrides(
    _ arguments: ParsedArguments, for loaded: LoadedScene, console: inout some Console
  ) throws(CommandFailure) -> SceneOverrides {
    var overrides = try SceneOptions.read(arguments, for: loaded, console: &console)
    overrides.device = nil
    overrides.orientation = nil
    overrides.locale = nil
    overrides.textSize = nil
    overrides.direction = nil
    overrides.keyboard = nil
    overrides.files = loaded.files
    return overrides
  }

  /// The lists to cover: the scene's, and those of the arguments in their place.
  static func lists(
    _ arguments: ParsedArguments, for loaded: LoadedScene, console: inout some Console
  ) throws(CommandFailure) -> SceneCheck {
    var check = loaded.scene.check
    func values<Value: Hashable>(
      _ option: CommandOption, _ value: (SceneOverrides) -> Value?
    ) throws(CommandFailure) -> [Value]? {
      var values: [Value] = []
      for single in arguments.each(option) {
        let overrides = try SceneOptions.overrides(single, console: &console)
        // What is asked for twice is looked at once.
        if let value = value(overrides), !values.contains(value) { values.append(value) }
      }
      return values.isEmpty ? nil : values
    }
    check.devices = try values(device, \.device) ?? check.devices
    check.orientations = try values(orientation, \.orientation) ?? check.orientations
    check.locales = try values(locale, \.locale) ?? check.locales
    check.textSizes = try values(textSize, \.textSize) ?? check.textSizes
    check.directions = try values(direction, \.direction) ?? check.directions
    check.keyboards = try values(keyboard, \.keyboard) ?? check.keyboards
    if arguments.has(flags) { check.flags = try flagLists(arguments, loaded, console: &console) }
    if arguments.has(SceneOptions.size) { check.devices = [] }
    guard SceneCombinations(check).count <= SceneCombinations.most else {
      throw arguments.failure(
        "these lists have more than \(SceneCombinations.most) combinations; shorten them")
    }
    return check
  }

  private static func flagLists(
    _ arguments: ParsedArguments, _ loaded: LoadedScene, console: inout some Console
  ) throws(CommandFailure) -> [[SceneFlag]] {
    var lists: [[SceneFlag]] = []
    for list in arguments.values(of: flags) {
      var single = ParsedArguments(command: arguments.command)
      for name in list.split(separator: ",") {
        single.append(SceneOptions.flag, value: String(name))
      }
      lists.append(try SceneOptions.read(single, for: loaded, console: &console).flags)
    }
    return lists
  }

  /// How much findings count.
  static func rules(
    _ arguments: ParsedArguments, for scene: Scene
  ) throws(CommandFailure) -> CheckRules {
    var settings: [SceneRuleSetting] = []
    for text in arguments.values(of: rule) {
      let words = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let rule = CheckRule(rawValue: String(words[0])) else {
        throw arguments.unknown(
          String(words[0]), of: Self.rule, known: CheckRule.allCases.map(\.rawValue))
      }
      guard words.count == 2, let level = CheckLevel(rawValue: String(words[1])) else {
        throw arguments.failure(
          "'--rule' needs a level behind the name, such as \(rule.rawValue)=warning; levels are off, "
            + "note, warning and error")
      }
      settings.append(SceneRuleSetting(rule, level))
    }
    return CheckRules(of: scene, with: settings)
  }

  /// The combinations of the part that is asked for; nothing for all.
  static func part(
    _ arguments: ParsedArguments, of count: Int
  ) throws(CommandFailure) -> CombinationSet? {
    guard let text = arguments.value(of: shard) else { return nil }
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let parts = numbers[1], parts >= 1,
      parts <= SceneCombinations.most, (1...parts).contains(number)
    else {
      throw arguments.failure("'--shard' needs a part such as 2/8, not '\(text)'")
    }
    var part = CombinationSet()
    for position in stride(from: number - 1, to: count, by: parts) { part.insert(position) }
    return part
  }
}
