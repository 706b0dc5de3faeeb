/// Sorts a command's arguments by its syntax, as POSIX and GNU programs do.
///
/// `--option value`, `--option=value`, `-o value`, `-ovalue`; a lone `-` is an operand or a value;
/// after `--` everything is an operand. Options and operands may be mixed.
struct ArgumentParser {
  private let syntax: CommandSyntax
  private var rest: ArraySlice<String>
  private var parsed: ParsedArguments

  /// Sorts arguments, or says what is wrong with the first bad one.
  ///
  /// With `--help` among them nothing else is asked for, so missing operands are not an error.
  static func parse(
    _ arguments: ArraySlice<String>, as syntax: CommandSyntax
  ) throws(UsageFailure) -> ParsedArguments {
    var parser = ArgumentParser(syntax: syntax, rest: arguments)
    return try parser.parse()
  }

  private init(syntax: CommandSyntax, rest: ArraySlice<String>) {
    self.syntax = syntax
    self.rest = rest
    parsed = ParsedArguments(command: syntax.name)
  }

  private mutating func parse() throws(UsageFailure) -> ParsedArguments {
    while let argument = rest.popFirst() {
      if argument == "--" {
        for operand in rest { try take(operand: operand) }
        break
      } else if argument.hasPrefix("--") {
        try takeLong(argument.dropFirst(2))
      } else if argument.hasPrefix("-") && argument != "-" {
        try takeShort(argument.dropFirst())
      } else {
        try take(operand: argument)
      }
    }
    // Whoever asks for help need not know the operands yet.
    let missing = syntax.operands.dropFirst(parsed.operands.count)
    if let operand = missing.first, !parsed.has(.help) {
      throw UsageFailure("'\(syntax.name)' needs \(operand)", command: syntax.name)
    }
    return parsed
  }

  private mutating func take(operand: String) throws(UsageFailure) {
    let most = syntax.operands.count + syntax.optionalOperands.count
    guard parsed.operands.count < most || syntax.lastOperandRepeats else {
      throw UsageFailure("unexpected argument '\(operand)'", command: syntax.name)
    }
    parsed.append(operand: operand)
  }

  /// Takes `name` or `name=value`.
  private mutating func takeLong(_ text: Substring) throws(UsageFailure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = known.first(where: { $0.name == name }) else {
      throw unknown("--" + name)
    }
    try take(option, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// Takes `o`, `oVALUE`, or several letters of options without values.
  private mutating func takeShort(_ text: Substring) throws(UsageFailure) {
    var letters = text
    while let letter = letters.popFirst() {
      guard let option = known.first(where: { $0.letter == letter }) else {
        throw unknown("-" + String(letter))
      }
      guard option.value == nil else {
        return try take(option, attached: letters.isEmpty ? nil : String(letters))
      }
      try take(option, attached: nil)
    }
  }

  private mutating func take(
    _ option: CommandOption, attached: String?
  ) throws(UsageFailure) {
    if parsed.has(option) && !option.repeats && option != .help {
      throw UsageFailure("'\(option.spelling)' is given twice", command: syntax.name)
    }
    guard let valueName = option.value else {
      guard attached == nil else {
        throw UsageFailure("'\(option.spelling)' takes no value", command: syntax.name)
      }
      return parsed.append(option, value: nil)
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageFailure(
        "'\(option.spelling)' needs a value: \(valueName)", command: syntax.name)
    }
    parsed.append(option, value: value)
  }

  private var known: [CommandOption] { syntax.options + [.help] }

  private func unknown(_ spelling: String) -> UsageFailure {
    UsageFailure(
      "unknown option '\(spelling)'", word: spelling, among: known.map(\.spelling),
      command: syntax.name)
  }
}
