/// A command's arguments, sorted into operands and options.
struct ParsedArguments: Sendable {
  /// The command that they were given to.
  let command: String
  /// What stood alone, in order.
  private(set) var operands: [String] = []
  /// The options in the order they were given; the value is `nil` for one that takes none.
  private var options: [(name: String, value: String?)] = []

  /// Makes the arguments of a command, none as yet.
  init(command: String) { self.command = command }

  mutating func append(operand: String) { operands.append(operand) }

  mutating func append(_ option: CommandOption, value: String?) {
    options.append((option.name, value))
  }

  /// Whether an option was given.
  func has(_ option: CommandOption) -> Bool {
    options.contains { $0.name == option.name }
  }

  /// The value given to an option; `nil` when it was not given.
  func value(of option: CommandOption) -> String? {
    options.last { $0.name == option.name }?.value
  }

  /// The values of an option that may be repeated, in order.
  func values(of option: CommandOption) -> [String] {
    options.filter { $0.name == option.name }.compactMap(\.value)
  }

  /// The same command with one value of one option and nothing else, for each of its values in order.
  func each(_ option: CommandOption) -> [ParsedArguments] {
    values(of: option).map { value in
      var arguments = ParsedArguments(command: command)
      arguments.append(option, value: value)
      return arguments
    }
  }

  /// The values of two options that may be repeated, in the order in which they were given.
  func values(
    ofEither first: CommandOption, _ second: CommandOption
  ) -> [(option: CommandOption, value: String)] {
    options.compactMap { given in
      guard let option = [first, second].first(where: { $0.name == given.name }),
        let value = given.value
      else { return nil }
      return (option, value)
    }
  }

  /// What is wrong with these arguments.
  func failure(_ message: String) -> CommandFailure {
    .usage(UsageFailure(message, command: command))
  }

  /// What is wrong with a word that is none of those known.
  func failure(_ message: String, word: String, among known: [String]) -> CommandFailure {
    .usage(UsageFailure(message, word: word, among: known, command: command))
  }
}
