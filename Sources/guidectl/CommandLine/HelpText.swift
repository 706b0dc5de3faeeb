/// Writes help from the syntax that also parses, so that the two cannot differ.
enum HelpText {
  /// The help of one command.
  static func help(for syntax: CommandSyntax) -> String {
    var usage = "guidectl \(syntax.name)"
    for operand in syntax.operands { usage += " \(operand)" }
    if syntax.lastOperandRepeats { usage += "…" }
    for operand in syntax.optionalOperands { usage += " [\(operand)]" }
    if !syntax.options.isEmpty { usage += " [options]" }
    var text = "\(syntax.summary)\n\nUsage: \(usage)\n"
    let rows = (syntax.options + [.help]).flatMap { option in
      let words = wordLines(of: option)
      let line = ([option.summary] + words).joined(separator: " ")
      guard words.count > 1 || line.utf8.count > widestSummary else {
        return [[option.helpColumn, line]]
      }
      return [[option.helpColumn, option.summary]] + words.map { ["", $0] }
    }
    text += "\nOptions:\n" + TextTable.text(rows, indentation: "  ")
    if !syntax.examples.isEmpty {
      text += "\nExamples:\n"
      for example in syntax.examples { text += "  \(example)\n" }
    }
    return text
  }

  /// How wide the second column is that words are broken for.
  private static let widestSummary = 72

  /// The words of an option, as many lines as they need; none where there are more than people read.
  private static func wordLines(of option: CommandOption) -> [String] {
    let words = option.words
    guard !words.isEmpty, words.count <= CommandOption.mostListedWords else { return [] }
    return WrappedText.lines(of: words.joined(separator: ", ") + ".", width: widestSummary)
  }

  /// The help of the program: its commands and how runs end.
  static func overview(of commands: [CommandSyntax]) -> String {
    let rows = commands.map { [$0.name, $0.summary] }
    return """
      Solves, draws and previews guide bubbles described by a scene file.

      Usage: guidectl COMMAND [arguments]

      Commands:
      \(TextTable.text(rows, indentation: "  "))
      'guidectl COMMAND --help' says more. A scene named '-' is read from standard input.
      Exit status: 0 done, 1 a promise is broken or the scene cannot be satisfied, 64 usage,
      65 bad data, 66 cannot read, 73 cannot create, 74 cannot write.

      """
  }
}

extension CommandOption {
  /// The option's names and value as help shows them.
  fileprivate var helpColumn: String {
    (letter.map { "-\($0), " } ?? "    ") + spelling + (value.map { " \($0)" } ?? "")
  }
}
