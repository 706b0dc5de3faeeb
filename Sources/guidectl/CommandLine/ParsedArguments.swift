/// A command's arguments, sorted into operands and options.
struct ParsedArguments: Equatable, Sendable {
  /// What stood alone, in order.
  private(set) var operands: [String] = []
  /// The options in the order they were given; the value is nothing for one that takes none.
  private var options: [(name: String, value: String?)] = []

  /// Whether an option was given.
  func has(_ option: CommandOption) -> Bool {
    options.contains { $0.name == option.name }
  }

  /// The value given to an option; nothing when it was not given.
  func value(of option: CommandOption) -> String? {
    options.last { $0.name == option.name }?.value
  }

  /// The path given to an option; nothing when it was not given.
  ///
  /// An empty one, of a shell variable that is not set for example, is refused: joined to a file's
  /// name it would lead to the root of the file system. So is the scene's own, which would be lost.
  func path(of option: CommandOption, for command: String) throws(CommandFailure) -> String? {
    guard let path = value(of: option) else { return nil }
    guard !path.isEmpty else {
      throw .usage(UsageFailure("'\(option.spelling)' is empty", command: command))
    }
    guard path == "-" || path != operands.first else {
      throw .usage(
        UsageFailure("'\(option.spelling)' is the scene itself: '\(path)'", command: command))
    }
    return path
  }

  /// The values of an option that may be repeated, in order.
  func values(of option: CommandOption) -> [String] {
    options.filter { $0.name == option.name }.compactMap(\.value)
  }

  mutating func append(operand: String) { operands.append(operand) }

  mutating func append(_ option: CommandOption, value: String?) {
    options.append((option.name, value))
  }

  static func == (left: ParsedArguments, right: ParsedArguments) -> Bool {
    left.operands == right.operands && left.options.elementsEqual(right.options, by: ==)
  }
}
