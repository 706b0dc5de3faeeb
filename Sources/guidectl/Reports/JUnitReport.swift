internal import GuideChecks
internal import GuideFormats

/// A report as the XML in which tests are reported, a test case for each finding.
///
/// GitLab and Jenkins show a case by its class and name, and tell cases that are new from those that were
/// there before by the same: both are made of rule, step and view alone. The first case says what was
/// covered, so that a clean check is a test that passed. Errors are failures; what is undecided or held is
/// skipped; warnings and notes pass, and say what they say in their output. GitLab shows only the text of a
/// failure, not its `message`, so that the text says everything. No times and no host are written: the same
/// findings give the same bytes. It is valid by the schema of Jenkins' xUnit plugin, `junit-10.xsd`.
struct JUnitReport {
  private let content: ReportContent
  private var places: ReportPlaces { content.places }

  /// Makes a report.
  init(_ content: ReportContent) { self.content = content }

  /// The document, which ends with a line feed.
  var text: String {
    let all = content.findings
    let failures = all.count { $0.isFailure }
    let skipped = all.count { $0.isSkipped }
    let name = Self.safe(places.path)
    let counts = "tests=\"\(all.count + 1)\" failures=\"\(failures)\" errors=\"0\""
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="guidectl check" \(counts)>
      <testsuite name="\(name)" \(counts) skipped="\(skipped)">
      <testcase classname="\(className("check"))" name="covered">
      <system-out>\(Self.safe(content.report.coverage))</system-out>
      </testcase>

      """
    for reported in all { append(reported, to: &text) }
    return text + "</testsuite>\n</testsuites>\n"
  }

  /// The class of a case: what stands before the point is what Jenkins calls a package.
  private func className(_ kind: String) -> String {
    let file = places.path.split(separator: "/").last.map(String.init) ?? places.path
    let stem = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
    let word = stem.split(separator: ".").joined(separator: "-")
    return Self.safe(word.isEmpty ? kind : word + "." + kind)
  }

  /// A text without markup, and without what reorders a line.
  private static func safe(_ text: String) -> String {
    XMLText.escaped(TerminalText.printable(text))
  }

  private func append(_ reported: ReportedFinding, to text: inout String) {
    let finding = reported.finding
    let subject = finding.subject.name.isEmpty ? "the scene" : finding.subject.name
    let name = Self.safe("\(subject): \(finding.rule.rawValue)")
    text += "<testcase classname=\"\(className(finding.subject.key))\" name=\"\(name)\">\n"
    let message = Self.safe(finding.message)
    let lines =
      [places.words(finding.place) + ": " + reported.lines[0]] + reported.lines.dropFirst()
    // A line for each: line ends of the words themselves are none.
    let body = lines.map(Self.safe).joined(separator: "\n")
    if reported.isFailure {
      text +=
        "<failure type=\"\(finding.rule.rawValue)\" message=\"\(message)\">\(body)</failure>\n"
    } else if reported.isSkipped {
      let why = reported.isHeld ? "held by the baseline" : "undecided without font files"
      text += "<skipped message=\"\(why): \(message)\"/>\n<system-out>\(body)</system-out>\n"
    } else {
      text += "<system-out>\(finding.level.rawValue): \(body)</system-out>\n"
    }
    text += "</testcase>\n"
  }
}

extension ReportedFinding {
  /// Whether it fails the check.
  fileprivate var isFailure: Bool {
    !isHeld && finding.outcome == .broken && finding.level == .error
  }

  /// Whether it neither fails nor passes.
  fileprivate var isSkipped: Bool { isHeld || finding.outcome == .undecided }
}
