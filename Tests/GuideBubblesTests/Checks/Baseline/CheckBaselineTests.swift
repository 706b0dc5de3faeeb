import GuideScenes
import TestSupport
import Testing

@testable import GuideChecks

@Suite struct CheckBaselineTests {
  private static let matrix = CheckMatrix([[], [], ["en", "de", "ru"], [], [], [], []])

  private func finding(
    _ rule: CheckRule, _ subject: CheckSubject, in broken: String, undecided: String = "",
    level: CheckLevel = .error
  ) -> CheckFinding {
    CheckFinding(
      rule: rule, level: level, outcome: broken.isEmpty ? .undecided : .broken, subject: subject,
      message: "too small", help: nil, place: nil, amount: 1, worst: 0, marks: [],
      broken: CombinationSet(broken, below: 3) ?? CombinationSet(),
      undecided: CombinationSet(undecided, below: 3) ?? CombinationSet())
  }

  private func report(
    _ findings: [CheckFinding], covered: Range<Int> = 0..<3
  ) -> CheckReport {
    CheckReport(
      scene: "tour.json", matrix: Self.matrix, covered: CombinationSet(covered), stepCount: 2,
      findings: findings)
  }

  private var sample: [CheckFinding] {
    [
      finding(.clearOfTarget, .step("keep", position: 1), in: "1-2"),
      finding(.wantedSideRefused, .step("keep", position: 1), in: "0", level: .note),
      finding(.contrast, .view("b\"<ä"), in: "0-2", level: .warning),
      finding(.contrast, .view("a"), in: "0", level: .warning),
      finding(.textTruncated, .view("a"), in: "", undecided: "1", level: .warning),
      finding(.missingTranslation, .locale("ru"), in: "2"),
      finding(.conflict, .item("x == 1"), in: "0-2"), finding(.numbers, .scene, in: "0-2"),
    ]
  }

  private let file = """
    {
      "version": 1,
      "combinations": 3,
      "held": [
        { "rule": "clear-of-target", "step": "keep", "count": 2, "reason": "until \\"May\\"" },
        { "rule": "contrast", "view": "a", "count": 1, "reason": "until \\"May\\"" },
        { "rule": "contrast", "view": "b\\"<ä", "count": 3, "reason": "until \\"May\\"" },
        { "rule": "missing-translation", "locale": "ru", "count": 1, "reason": "until \\"May\\"" },
        { "rule": "conflict", "item": "x == 1", "count": 3, "reason": "until \\"May\\"" },
        { "rule": "numbers", "count": 3, "reason": "until \\"May\\"" }
      ]
    }

    """

  @Test func `it is written sorted, one line each, and read again`() throws {
    let baseline = CheckBaseline(of: report(sample), reason: "until \"May\"")
    #expect(baseline.text == file)
    #expect(CheckBaseline(of: report(sample.reversed()), reason: "until \"May\"") == baseline)
    let read = try CheckBaseline(parsing: Array(file.utf8))
    #expect(read.text == file)
    let empty = CheckBaseline(of: report([]), reason: "none")
    #expect(try CheckBaseline(parsing: Array(empty.text.utf8)) == empty)
  }

  @Test func `what it holds is suppressed, but for notes and what is undecided`() throws {
    let baseline = try CheckBaseline(parsing: Array(file.utf8))
    let outcome = baseline.applied(to: report(sample))
    #expect(outcome.report.suppressed.count == 6)
    #expect(outcome.report.findings == [sample[1], sample[4]])
    #expect(outcome.passes && outcome.unpruned.isEmpty)
    #expect(outcome.pruned.text == file)
  }

  @Test func `more than it holds stays and says so`() throws {
    let baseline = try CheckBaseline(parsing: Array(file.utf8))
    var findings = sample
    findings[0].broken = CombinationSet(0..<3)
    let outcome = baseline.applied(to: report(findings))
    #expect(!outcome.passes && outcome.unpruned.isEmpty)
    #expect(
      outcome.report.findings[0].message
        == "too small, in 3 combinations where the baseline holds 2")
    #expect(outcome.report.findings[0].fingerprint == findings[0].fingerprint)
  }

  @Test func `what happens less has to be pruned`() throws {
    let baseline = try CheckBaseline(parsing: Array(file.utf8))
    var findings = sample
    findings[2].broken = CombinationSet(0..<1)
    findings[0].level = .note
    findings.remove(at: 3)
    let outcome = baseline.applied(to: report(findings))
    #expect(outcome.report.passes && !outcome.passes)
    #expect(
      outcome.unpruned.map(\.message) == [
        "clear-of-target of step 'keep' is held in 2 combinations, and it is a note, and notes are "
          + "not held",
        "contrast of view 'a' is held in 1 combination, and it happens in none",
        "contrast of view 'b\"<ä' is held in 3 combinations, and it happens in 1",
      ])
    let source = SourceText(Array(file.utf8))
    #expect(outcome.unpruned.map { source.position(of: $0.range?.start ?? 0).line } == [5, 6, 7])
    #expect(outcome.unpruned.allSatisfy { $0.code == .unpruned })
    let pruned = outcome.pruned
    #expect(pruned.entries.map(\.count) == [1, 1, 3, 3])
    #expect(pruned.applied(to: report(findings)).passes)
  }

  @Test func `what may still happen is not pruned`() throws {
    let baseline = try CheckBaseline(parsing: Array(file.utf8))
    var findings = sample
    findings[0] = finding(.clearOfTarget, .step("keep", position: 1), in: "", undecided: "1-2")
    let outcome = baseline.applied(to: report(findings))
    #expect(outcome.passes && outcome.report.suppressed.contains(findings[0]))
  }

  @Test func `a part of the combinations prunes nothing`() throws {
    let baseline = try CheckBaseline(parsing: Array(file.utf8))
    #expect(baseline.applied(to: report([], covered: 0..<2)).passes)
    #expect(!baseline.applied(to: report([])).passes)
    var larger = baseline
    larger.combinationCount = 4
    #expect(larger.applied(to: report([])).passes)
    #expect(larger.applied(to: report([])).pruned == larger)
  }

  @Test func `reasons are kept when it is written anew`() throws {
    let former = try CheckBaseline(parsing: Array(file.utf8))
    var findings = sample
    findings.append(finding(.noWayOn, .step("keep", position: 1), in: "0"))
    let held = former.applied(to: report(findings)).report
    let baseline = CheckBaseline(of: held, reason: "new", keeping: former)
    #expect(baseline.entries.map(\.reason).filter { $0 == "new" }.count == 1)
    #expect(baseline.entries.count == 7)
    #expect(baseline.entries[1].rule == .noWayOn && baseline.entries[1].reason == "new")
  }

  @Test(arguments: [
    ("①[]", "'a baseline' must be an object, found an array"),
    (#"{ "version": ①2, "combinations": 3, "held": [] }"#, "baselines have version 1"),
    (#"①{ "version": 1, "combinations": 3 }"#, "a baseline has no 'held'"),
    (
      #"{ "version": 1, "combinations": 3, "held": ①{} }"#,
      "'held' must be an array, found an object"
    ),
    (
      #"{ "version": 1, "combinations": 3, "held": [], ①"rules": 1 }"#,
      "unknown key 'rules' in a baseline"
    ),
    (
      #"{ "version": 1, "combinations": 3, "held": [{ "rule": ①"contrasts", "count": 1, "reason": "x" }] }"#,
      "unknown rule 'contrasts'"
    ),
    (
      #"{ "version": 1, "combinations": 3, "held": [{ "rule": "contrast", "count": ①0, "reason": "x" }] }"#,
      "'count' must be a whole number from 1 on"
    ),
    (
      #"{ "version": 1, "combinations": 3, "held": [{ "rule": "contrast", "count": 1, "reason": ①" " }] }"#,
      "'reason' is empty"
    ),
    (
      #"{ "version": 1, "combinations": 3, "held": [{ "rule": "contrast", "count": 1, "reason": "x" }, ①{ "rule": "contrast", "count": 2, "reason": "y" }] }"#,
      "contrast of the scene is held twice"
    ),
    (
      #"{ "version": 1, "combinations": 3, "held": [①{ "rule": "contrast", "step": "a", "view": "b", "count": 1, "reason": "x" }] }"#,
      "an entry holds one of step, view, not both"
    ),
    (#"{ "version": 1①, }"#, "nothing follows this comma but '}'"),
  ])
  func `what is no baseline is refused at its place`(marked: String, message: String) throws {
    let (text, offset) = (marked.replacing("①", with: ""), try #require(marked.firstRange(of: "①")))
    let start = marked[..<offset.lowerBound].utf8.count
    do {
      _ = try CheckBaseline(parsing: Array(text.utf8))
      Issue.record("it is taken")
    } catch {
      let diagnostics = (error as SceneDiagnostics).diagnostics
      #expect(diagnostics.map(\.message) == [message])
      #expect(diagnostics.first?.range?.start == start || message.hasPrefix("expected"))
      if message.hasPrefix("unknown rule") {
        #expect(diagnostics.first?.help?.hasPrefix("did you mean 'contrast'?") == true)
      }
    }
  }
}
