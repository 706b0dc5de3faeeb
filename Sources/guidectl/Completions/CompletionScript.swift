/// What a shell reads to complete the words of this program, made of the syntax of its commands.
enum CompletionScript: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script.
  ///
  /// - Parameter commands: The syntax of every command, in the order of help.
  /// - Returns: Lines to be read by the shell.
  func text(for commands: [CommandSyntax]) -> String {
    switch self {
    case .bash: BashCompletion(commands: commands).text
    case .zsh: ZshCompletion(commands: commands).text
    case .fish: FishCompletion(commands: commands).text
    }
  }

  /// A text as one word of a shell.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// A word as a part of the name of a function.
  static func plain(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}

/// What may stand at a place of a command line.
enum CompletedValue: Equatable {
  /// Nothing that is known.
  case unknown
  /// A file or a folder.
  case file
  /// One of several words.
  case words([String])
}

extension CommandOption {
  /// What its value may be.
  var completedValue: CompletedValue {
    if !words.isEmpty { return .words(words) }
    return value == "FILE" || value == "PATH" ? .file : .unknown
  }
}

extension CommandSyntax {
  /// What its operands may be, in order.
  var completedOperands: [CompletedValue] {
    (operands + optionalOperands).indices.map { index in
      guard operandWords.indices.contains(index) else { return .file }
      return operandWords[index].isEmpty ? .unknown : .words(operandWords[index])
    }
  }

  /// Its options, that for help among them.
  var completedOptions: [CommandOption] { options + [.help] }
}
