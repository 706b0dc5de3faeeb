internal import Constraints
internal import GuideFormats

/// Values of options, read as what they stand for.
extension ParsedArguments {
  /// The path given to an option; `nil` when it was not given.
  ///
  /// An empty one, of a shell variable that is not set for example, is refused: joined to a file's
  /// name it would lead to the root of the file system. So is the scene's own, which would be lost.
  func path(of option: CommandOption) throws(CommandFailure) -> String? {
    guard let path = value(of: option) else { return nil }
    guard !path.isEmpty else { throw failure("'\(option.spelling)' is empty") }
    guard path == "-" || path != operands.first else {
      throw failure("'\(option.spelling)' is the scene itself: '\(path)'")
    }
    return path
  }

  /// The number given to an option, within bounds; `nil` when it was not given.
  func number(
    of option: CommandOption, from least: Double, through most: Double
  ) throws(CommandFailure) -> Double? {
    guard let text = value(of: option) else { return nil }
    guard let number = Self.number(text, in: least...most) else {
      throw failure(
        "'\(option.spelling)' needs a number from \(NumberText.text(least)) "
          + "to \(NumberText.text(most)), not '\(text)'")
    }
    return number
  }

  /// A number within bounds, as Swift reads its own; `nil` for any other text.
  static func number(_ text: some StringProtocol, in bounds: ClosedRange<Double>) -> Double? {
    Double(text).flatMap { bounds.contains($0) ? $0 : nil }
  }

  /// The case of an enumeration that an option names; `nil` when it was not given.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    of option: CommandOption
  ) throws(CommandFailure) -> Word? {
    guard let text = value(of: option) else { return nil }
    guard let word = Word(rawValue: text) else { throw unknown(text, of: option) }
    return word
  }

  /// What is wrong with an option's value that is none of its words: the nearest one is named, and
  /// all are listed unless they are many.
  func unknown(_ text: String, of option: CommandOption) -> CommandFailure {
    unknown(text, of: option, known: option.words)
  }

  /// What is wrong with an option's value that is none of those known.
  func unknown(_ text: String, of option: CommandOption, known: [String]) -> CommandFailure {
    let isShort = known.count <= CommandOption.mostListedWords
    let list = isShort ? "; " + KnownNames.list(known) : ""
    return failure(
      "'\(option.spelling)' does not know '\(text)'\(list)", word: text, among: known)
  }
}
