internal import GuideChecks
internal import GuideFormats
internal import GuideScenes

/// A report in SARIF 2.1.0, as code scanning reads it.
///
/// GitHub shows the first 5,000 results of a run, and knows an alert again by rule, file and fingerprint:
/// ours depends on rule and subject, not on the line. Columns are counted in UTF-16 code units.
struct SARIFReport {
  /// The most results of a run that GitHub keeps; errors come first.
  static let mostResults = 5000

  private let content: ReportContent
  private let mostResults: Int
  private let advice: (CheckRule) -> ReportAdvice
  private var report: CheckReport { content.report }
  private var places: ReportPlaces { content.places }

  /// Makes a report.
  init(
    _ content: ReportContent, mostResults: Int = Self.mostResults,
    advice: @escaping (CheckRule) -> ReportAdvice
  ) {
    (self.content, self.mostResults, self.advice) = (content, mostResults, advice)
  }

  /// The document, which ends with a line feed.
  var text: String {
    let all = content.byWeight
    let shown = all.prefix(mostResults)
    let rules = CheckRule.allCases.filter { rule in shown.contains { $0.finding.rule == rule } }
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
    var run: [(String, JSONValue)] = [
      ("tool", .object([("driver", driver(rules))])),
      ("columnKind", .string("utf16CodeUnits")),
      (
        "results", .array(shown.map { result($0, ruleIndex: indices[$0.finding.rule, default: 0]) })
      ),
    ]
    var properties: [(String, JSONValue)] = [("covered", .string(report.coverage))]
    if shown.count < all.count {
      properties.append(("omittedResults", .number(all.count - shown.count)))
    }
    run.append(("properties", .object(properties)))
    let document = JSONValue.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")), ("runs", .array([.object(run)])),
    ])
    return JSONWriter.text(document) + "\n"
  }

  private func driver(_ rules: [CheckRule]) -> JSONValue {
    .object([
      ("name", .string("guidectl")), ("rules", .array(rules.map { descriptor(of: $0) })),
    ])
  }

  private func descriptor(of rule: CheckRule) -> JSONValue {
    let advice = advice(rule)
    return .object([
      ("id", .string(rule.rawValue)), ("shortDescription", Self.message(advice.summary)),
      ("fullDescription", Self.message(advice.summary)),
      ("help", .object([("text", .string(advice.help)), ("markdown", .string(advice.help))])),
      ("defaultConfiguration", .object([("level", .string(rule.usualLevel.sarifLevel))])),
      ("properties", .object([("tags", .array([.string("layout"), .string("guide")]))])),
    ])
  }

  private func result(_ reported: ReportedFinding, ruleIndex: Int) -> JSONValue {
    let finding = reported.finding
    let isSure = finding.outcome == .broken
    var members: [(String, JSONValue)] = [
      ("ruleId", .string(finding.rule.rawValue)), ("ruleIndex", .number(ruleIndex)),
      ("kind", .string(isSure ? "fail" : "review")),
      // By the specification only failures have a level.
      ("level", .string(isSure ? finding.level.sarifLevel : "none")),
      ("message", Self.message(message(of: reported))),
      ("locations", .array([location(of: finding)])),
      (
        "partialFingerprints",
        .object([
          ("primaryLocationLineHash", .string(finding.fingerprint + ":1")),
          ("guidectlSubject/v1", .string(finding.fingerprint)),
        ])
      ),
    ]
    if reported.isHeld {
      members.append(
        ("suppressions", .array([.object([("kind", .string("external"))])])))
    }
    members.append(
      (
        "properties",
        .object([
          ("outcome", .string(finding.outcome.rawValue)),
          ("in", .number(finding.combinations.count)),
          ("of", .number(report.covered.count)),
          ("worst", .string(report.matrix.name(of: finding.worst))),
        ])
      ))
    return .object(members)
  }

  /// What is found and where, as sentences.
  private func message(of reported: ReportedFinding) -> String {
    let subject = reported.finding.subject.description
    return ([subject + ": " + reported.lines[0]] + reported.lines.dropFirst())
      .map { TerminalText.printable($0) + "." }.joined(separator: "\n")
  }

  /// A file and a line that are there: without, GitHub refuses the result.
  private func location(of finding: CheckFinding) -> JSONValue {
    var region: [(String, JSONValue)] = [("startLine", .number(finding.place?.line ?? 1))]
    if let place = finding.place {
      region.append(("startColumn", .number(places.column(place))))
    }
    var members: [(String, JSONValue)] = [
      (
        "physicalLocation",
        .object([
          ("artifactLocation", .object([("uri", .string(Self.uri(places.path)))])),
          ("region", .object(region)),
        ])
      )
    ]
    if !finding.subject.name.isEmpty {
      members.append(
        (
          "logicalLocations",
          .array([
            .object([
              ("name", .string(finding.subject.name)), ("kind", .string(finding.subject.key)),
            ])
          ])
        ))
    }
    return .object(members)
  }

  private static func message(_ text: String) -> JSONValue { .object([("text", .string(text))]) }

  /// A path as a reference by RFC 3986.
  private static func uri(_ path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "/"),
        UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return uri
  }
}

extension CheckLevel {
  /// The word that SARIF has for it.
  fileprivate var sarifLevel: String { self == .off ? "none" : rawValue }
}
