/// The script for bash: one function that knows the words of each command.
struct BashCompletion {
  let commands: [CommandSyntax]

  var text: String {
    """
    # Completions of guidectl for bash. Read them with: source <(guidectl completions bash)

    # Offers those of the words given that begin as what is typed, blanks in them escaped.
    _guidectl_words() {
      local word typed=${current#[\\"\\']}
      typed=${typed//\\\\/}
      for word in "$@"; do
        [[ $word == "$typed"* ]] || continue
        case $current in
          [\\"\\']*) COMPREPLY+=("$word") ;;
          *) COMPREPLY+=("$(printf %q "$word")") ;;
        esac
      done
    }

    # Offers files and folders.
    _guidectl_files() {
      compopt -o filenames 2>/dev/null
      local file
      while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$current")
    }

    _guidectl() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      COMPREPLY=()
      # bash takes '--option=value' apart.
      if [[ $current == = ]]; then
        current=
      elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      if ((COMP_CWORD == 1)); then
        _guidectl_words \(words(commands.map(\.name) + ["--help", "--version"]))
        return
      fi
      local operand=0 index
      for ((index = 2; index < COMP_CWORD; index++)); do
        case ${COMP_WORDS[index]} in
          -* | =) ;;
          *) case ${COMP_WORDS[index - 1]} in
            \(valueOptions)) ;;
            =) ;;
            *) ((operand++)) ;;
          esac ;;
        esac
      done
      case ${COMP_WORDS[1]} in
    \(commands.map(branch).joined())  esac
    }

    complete -F _guidectl guidectl

    """
  }

  /// The options that a value follows, as a pattern.
  private var valueOptions: String {
    var names: [String] = []
    for option in commands.flatMap(\.options) where option.value != nil {
      for name in [option.spelling] + (option.letter.map { ["-\($0)"] } ?? [])
      where !names.contains(name) {
        names.append(name)
      }
    }
    return names.joined(separator: " | ")
  }

  private func branch(_ command: CommandSyntax) -> String {
    var text = "    \(command.name))\n      case $previous in\n"
    for option in command.options where option.value != nil {
      let names = (option.letter.map { "-\($0) | " } ?? "") + option.spelling
      text += "        \(names)) \(offer(option.completedValue)); return ;;\n"
    }
    text += "      esac\n      case $current in\n        -*) _guidectl_words "
    text += words(command.completedOptions.map(\.spelling)) + " ;;\n        *) case $operand in\n"
    for (index, operand) in command.completedOperands.enumerated() {
      text += "          \(index)) \(offer(operand)) ;;\n"
    }
    return text + "        esac ;;\n      esac ;;\n"
  }

  private func offer(_ value: CompletedValue) -> String {
    switch value {
    case .unknown: ":"
    case .file: "_guidectl_files"
    case .words(let known): "_guidectl_words " + words(known)
    }
  }

  private func words(_ words: [String]) -> String {
    words.map { CompletionScript.quoted($0) }.joined(separator: " ")
  }
}
