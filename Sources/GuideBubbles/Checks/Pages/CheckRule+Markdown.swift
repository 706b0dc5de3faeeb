/// A rule's page as text.
extension CheckRule {
  /// The page as Markdown, with what a check says about its bad scene now.
  ///
  /// - Parameter level: How many `#` stand before its name.
  /// - Returns: The page, which ends with a line feed.
  public func markdown(headingLevel level: Int = 1) -> String {
    let page = page
    var parts = [
      String(repeating: "#", count: level) + " \(rawValue)",
      "\(page.title): \(Self.name(of: usualLevel)) unless the scene says otherwise.",
      page.what, "**Why it matters.** " + page.why, "**What to do.** " + page.wayOut,
      "A scene that has it:", Self.fence(page.bad.text, "json"),
    ]
    let output = page.bad.output(of: self)
    if !output.isEmpty { parts += ["What `guidectl check` says:", Self.fence(output, "text")] }
    parts += ["Set right:", Self.fence(page.good.text, "json")]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func fence(_ text: String, _ language: String) -> String {
    "```\(language)\n\(text)```"
  }

  private static func name(of level: CheckLevel) -> String {
    switch level {
    case .off: "not looked for"
    case .note: "a note"
    case .warning: "a warning"
    case .error: "an error"
    }
  }
}

extension CheckRuleSample {
  /// What a check says about the scene by one rule, as its findings are printed; empty where it says
  /// nothing.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - fonts: The font files that texts are measured with.
  /// - Returns: A line for each, and one for its help.
  public func output(of rule: CheckRule, fonts: FontChain = FontChain()) -> String {
    let findings = (try? report(fonts: fonts))?.findings ?? []
    return findings.filter { $0.rule == rule }.map { finding in
      let place = finding.place.map { ":\($0.line):\($0.column)" } ?? ""
      let help = finding.help.map { "help: \($0)\n" } ?? ""
      return "scene.json\(place): \(finding.level.rawValue)[\(rule.rawValue)]: \(finding.message)\n"
        + help
    }.joined()
  }
}
