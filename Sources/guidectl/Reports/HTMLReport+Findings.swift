internal import GuideChecks

extension HTMLReport {
  /// A finding as an element that opens.
  func item(_ reported: ReportedFinding) -> String {
    let finding = reported.finding
    let word = reported.word
    var facts = [("Where", reported.frequency), ("Worst", reported.worst ?? "")]
    facts.append(("Line", places.words(finding.place)))
    let rows = facts.filter { !$0.1.isEmpty }.map { name, text in
      "<dt>\(name)</dt><dd>\(Self.safe(text))</dd>"
    }
    let help =
      finding.help.map { "<p class=\"help\"><b>What to do</b> \(Self.safe($0))</p>\n" } ?? ""
    let level = word == finding.level.rawValue ? "" : " · \(finding.level.rawValue)"
    return """
      <li><details id="\(Self.id(finding))">
      <summary><span class="level \(word)">\(word)</span> <span class="what">\
      <strong>\(Self.safe(finding.message))</strong>\
      <span class="quiet"><b>\(Self.safe(finding.subject.description))</b> · \
      <code>\(finding.rule.rawValue)</code>\(level)</span></span> \
      <span class="often">\(Self.safe(reported.frequency))</span></summary>
      <div class="body">
      <div class="facts">\(help)<dl>\(rows.joined())</dl></div>
      <div class="pictures"></div>
      </div>
      </details></li>

      """
  }

  /// The element's id: what stays the same from run to run, so that addresses keep their meaning.
  static func id(_ finding: CheckFinding) -> String { "f-" + finding.fingerprint }
}
