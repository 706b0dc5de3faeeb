/// What a command takes: enough to parse its arguments and to print its help.
struct CommandSyntax: Equatable, Sendable {
  /// The word that selects it.
  var name: String
  /// What it does, one line.
  var summary: String
  /// The operands it needs, by name, for example `SCENE`.
  var operands: [String] = []
  /// Whether the last of those may be given several times.
  var lastOperandRepeats = false
  /// The operands that may follow those.
  var optionalOperands: [String] = []
  /// The words that each of its operands can be, in order; none at a place for anything, and files
  /// where no place is given.
  var operandWords: [[String]] = []
  /// Its options, in the order of its help.
  var options: [CommandOption] = []
  /// What its help says below the options: examples, one a line.
  var examples: [String] = []
}

/// One option of a command.
struct CommandOption: Equatable, Sendable {
  /// The long name without its dashes.
  var name: String
  /// The one-letter name.
  var letter: Character?
  /// What its value is called in help; `nil` for an option without a value.
  var value: String?
  /// The words that its value can be; none when it can be anything else.
  var words: [String] = []
  /// Whether it may be given more than once.
  var repeats = false
  /// What it does, one line.
  var summary: String

  /// How many words help and messages list: all text sizes, but not all devices.
  static let mostListedWords = 12

  /// Makes an option whose value is a word of an enumeration.
  static func choice<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, of _: Word.Type, summary: String
  ) -> CommandOption {
    CommandOption(
      name: name, value: "WORD", words: Word.allCases.map(\.rawValue), summary: summary)
  }

  /// How messages and help write it.
  var spelling: String { "--" + name }

  /// Runs the command again whenever a file that it reads is saved; for commands that read scenes.
  static let watch = CommandOption(
    name: "watch",
    summary: "Run again when the scene or a file that it names is saved; Ctrl-C ends, with 130.")

  /// Prints a command's help; every command has it.
  static let help = CommandOption(name: "help", letter: "h", summary: "Print this help.")
}
