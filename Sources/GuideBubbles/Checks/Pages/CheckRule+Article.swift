extension CheckRule {
  /// The article on the rules of `check`, as Markdown for DocC.
  ///
  /// It is a list of all rules and then the page of each.
  package static var article: String {
    let rows = allCases.map { "| `\($0.rawValue)` | \($0.usualLevel.rawValue) | \($0.title) |\n" }
    let head = """
      # Rules of a check

      What `guidectl check` looks for, why, and what to do about it.

      ## Overview

      Each finding names its rule. How much a rule counts is said in the scene, with a reason for those
      who read it, or for one run by `--rule contrast=error`:

      ```json
      { "check": { "rules": { "contrast": "error",
          "text-truncated": { "level": "off", "reason": "lists show beginnings" } } } }
      ```

      An `error` fails the check; a `warning` and a `note` do not; what is `off` is not looked for.
      `guidectl explain contrast` shows the page of a rule in a terminal, with what the tool says then.

      | rule | level | what it finds |
      |---|---|---|

      """
    return ([head + rows.joined()] + allCases.map { $0.markdown(headingLevel: 2) })
      .joined(separator: "\n")
  }
}
