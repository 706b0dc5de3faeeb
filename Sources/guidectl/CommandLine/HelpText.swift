/// Writes help from the syntax that also parses, so that the two cannot differ.
enum HelpText {
  /// The help of one command.
  static func help(for syntax: CommandSyntax) -> String {
    var usage = "guidectl \(syntax.name)"
    for operand in syntax.operands { usage += " \(operand)" }
    if !syntax.options.isEmpty { usage += " [options]" }
    var text = "\(syntax.summary)\n\nUsage: \(usage)\n"
    let rows = (syntax.options + [.help]).map { ($0.helpColumn, $0.summary) }
    text += "\nOptions:\n" + table(rows)
    if !syntax.examples.isEmpty {
      text += "\nExamples:\n"
      for example in syntax.examples { text += "  \(example)\n" }
    }
    return text
  }

  /// The help of the program: its commands and how runs end.
  static func overview(of commands: [CommandSyntax]) -> String {
    """
    Solves, draws and previews guide bubbles described by a scene file.

    Usage: guidectl COMMAND [arguments]

    Commands:
    \(table(commands.map { ($0.name, $0.summary) }))
    'guidectl COMMAND --help' says more. A scene named '-' is read from standard input.
    Exit status: 0 done, 1 a promise is broken or the scene cannot be satisfied, 64 usage,
    65 bad data, 66 cannot read, 73 cannot create, 74 cannot write.

    """
  }

  /// Two columns, the second one in line.
  private static func table(_ rows: [(left: String, right: String)]) -> String {
    let width = rows.map(\.left.count).max() ?? 0
    var text = ""
    for row in rows {
      let space = String(repeating: " ", count: width - row.left.count + 2)
      text += "  \(row.left)\(space)\(row.right)\n"
    }
    return text
  }
}

extension CommandOption {
  /// The option's names and value as help shows them.
  fileprivate var helpColumn: String {
    (letter.map { "-\($0), " } ?? "    ") + spelling + (value.map { " \($0)" } ?? "")
  }
}
