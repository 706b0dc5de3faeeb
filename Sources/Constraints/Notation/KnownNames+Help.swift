/// What is said to somebody who wrote a name that is none of those known.
extension KnownNames {
  /// The way out: the name that was meant most likely, and those that are known.
  ///
  ///     did you mean 'save'? known: save, cancel
  ///
  /// - Parameters:
  ///   - name: The name as written.
  ///   - none: What is said in place of a list of none.
  ///   - most: How many names are listed at most.
  /// - Returns: The text, without a period.
  package func help(
    for name: String, orNone none: String = "none is declared", listing most: Int = mostListed
  ) -> String {
    suggestion(for: name) + Self.list(names, orNone: none, listing: most)
  }

  /// The question whether the nearest name was meant, and a space; empty when none is near.
  package func suggestion(for name: String) -> String {
    nearest(to: name).map { Self.question($0) + " " } ?? ""
  }

  /// The question whether a name was meant.
  package static func question(_ name: String) -> String { "did you mean '\(name)'?" }

  /// Names as a list: `known: save, cancel`.
  package static func list(
    _ names: [String], orNone none: String = "", listing most: Int = mostListed
  ) -> String {
    guard !names.isEmpty else { return none }
    let rest = names.count > most ? ", …" : ""
    return "known: " + names.prefix(most).joined(separator: ", ") + rest
  }

  /// How many names are listed unless told otherwise.
  package static let mostListed = 40
}
