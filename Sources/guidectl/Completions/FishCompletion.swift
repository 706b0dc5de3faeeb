/// The script for fish: a line for each word.
struct FishCompletion {
  let commands: [CommandSyntax]

  var text: String {
    var text = """
      # Completions of guidectl for fish. Read them with: guidectl completions fish | source

      complete -c guidectl -e
      complete -c guidectl -f
      complete -c guidectl -n __fish_use_subcommand -l help -d 'Print this help.'
      complete -c guidectl -n __fish_use_subcommand -l version -d 'Print the version.'

      """
    for command in commands {
      text += "complete -c guidectl -n __fish_use_subcommand -a \(command.name)"
      text += " -d \(CompletionScript.quoted(command.summary))\n"
    }
    for command in commands { text += lines(command) }
    return text
  }

  private func lines(_ command: CommandSyntax) -> String {
    let seen = "__fish_seen_subcommand_from \(command.name)"
    let start = "complete -c guidectl -n \(CompletionScript.quoted(seen))"
    var functions = ""
    var text = ""
    for option in command.completedOptions {
      text += start + (option.letter.map { " -s \($0)" } ?? "") + " -l \(option.name)"
      if option.value != nil {
        let name = CompletionScript.plain("__guidectl_\(command.name)_\(option.name)")
        text += arguments(option.completedValue, "-r", function: name, &functions)
      }
      text += " -d \(CompletionScript.quoted(option.summary))\n"
    }
    for (index, value) in command.completedOperands.enumerated() where value != .unknown {
      let name = CompletionScript.plain("__guidectl_\(command.name)_\(index)")
      text += start + arguments(value, "", function: name, &functions) + "\n"
    }
    return "\n" + functions + text
  }

  /// What says which values there are; words are printed by a function, one a line, as they may have
  /// blanks.
  private func arguments(
    _ value: CompletedValue, _ needs: String, function: String, _ functions: inout String
  ) -> String {
    let needs = needs.isEmpty ? "" : " " + needs
    switch value {
    case .unknown: return needs.isEmpty ? "" : " -x"
    case .file: return needs + " -F"
    case .words(let words):
      functions += "function \(function)\n    printf '%s\\n'"
      for word in words { functions += " " + CompletionScript.quoted(word) }
      functions += "\nend\n"
      return (needs.isEmpty ? "" : " -x") + " -a '(\(function))'"
    }
  }
}
