extension CheckRule {
  /// The page as JSON, with what a check says about its bad scene now.
  public var json: JSONValue {
    let page = page
    let report = try? page.bad.report()
    let findings = report?.findings.filter { $0.rule == self } ?? []
    return .object([
      ("rule", .string(rawValue)), ("level", .string(usualLevel.rawValue)),
      ("title", .string(page.title)), ("what", .string(page.what)), ("why", .string(page.why)),
      ("wayOut", .string(page.wayOut)),
      (
        "bad",
        .object([
          ("scene", .string(page.bad.text)),
          (
            "findings",
            .array(
              findings.map { finding in
                var members: [(String, JSONValue)] = [("message", .string(finding.message))]
                if let help = finding.help { members.append(("help", .string(help))) }
                return .object(members)
              })
          ),
        ])
      ),
      ("good", .object([("scene", .string(page.good.text))])),
    ])
  }

  /// All rules in a line each: name, level and title.
  public static var list: JSONValue {
    .array(
      allCases.map { rule in
        .object([
          ("rule", .string(rule.rawValue)), ("level", .string(rule.usualLevel.rawValue)),
          ("title", .string(rule.title)),
        ])
      })
  }
}
