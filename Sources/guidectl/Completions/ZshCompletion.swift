/// The script for zsh: a function for its completion system.
struct ZshCompletion {
  let commands: [CommandSyntax]

  var text: String {
    """
    #compdef guidectl
    # Completions of guidectl for zsh. Read them with: source <(guidectl completions zsh)

    _guidectl_words() {
      local -a known
      known=("${@[2,-1]}")
      _wanted values expl "$1" compadd -a known
    }

    _guidectl() {
      local curcontext=$curcontext expl
      local -a commands
      if (( CURRENT == 2 )); then
        commands=(
    \(commands.map { "      \(described($0.name, $0.summary))\n" }.joined())      \
    \(described("--help", "Print this help.")) \(described("--version", "Print the version."))
        )
        _describe command commands
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
    \(commands.map(branch).joined())  esac
    }

    if [[ $funcstack[1] == _guidectl ]]; then
      _guidectl "$@"
    else
      compdef _guidectl guidectl
    fi

    """
  }

  private func described(_ word: String, _ summary: String) -> String {
    CompletionScript.quoted(word + ":" + summary)
  }

  private func branch(_ command: CommandSyntax) -> String {
    var text = "    \(command.name)) _arguments -s -S"
    for option in command.completedOptions {
      let summary = "[\(Self.escaped(option.summary))]"
      let value = option.value.map { ":\($0):" + action(option.completedValue, name: $0) } ?? ""
      let isLong = option.value == nil ? "" : "="
      let repeats = option.repeats ? "*" : ""
      text += " \\\n      "
      if let letter = option.letter, !option.repeats {
        let short = option.value == nil ? "" : "+"
        text += "'(-\(letter) \(option.spelling))'{-\(letter)\(short),\(option.spelling)\(isLong)}"
        text += CompletionScript.quoted(summary + value)
      } else {
        text += CompletionScript.quoted(repeats + option.spelling + isLong + summary + value)
      }
    }
    let names = command.operands + command.optionalOperands
    for (index, value) in command.completedOperands.enumerated() {
      let operand = "\(index + 1):\(names[index]):" + action(value, name: names[index])
      text += " \\\n      " + CompletionScript.quoted(operand)
    }
    return text + " ;;\n"
  }

  /// What completes a value, with each word quoted for the second reading that `_arguments` gives it.
  private func action(_ value: CompletedValue, name: String) -> String {
    switch value {
    case .unknown: " "
    case .file: "_files"
    case .words(let words):
      "{_guidectl_words \(name) " + words.map { CompletionScript.quoted($0) }.joined(separator: " ")
        + "}"
    }
  }

  /// A summary without what would end the brackets around it.
  private static func escaped(_ summary: String) -> String {
    String(summary.flatMap { "[]:".contains($0) ? ["\\", $0] : [$0] })
  }
}
