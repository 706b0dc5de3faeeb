import GuideScenes

@testable import GuideChecks

/// Reports written down by hand, so that formats can be tested without a check.
enum SampleReport {
  /// Two devices, three languages, two text sizes.
  static let matrix = CheckMatrix([
    ["iPhone SE", "iPhone 15"], [], ["en", "de", "ru"], ["large", "extraLarge"], [], [], [],
  ])

  /// Texts that mean something to a reader of some format.
  static let hostile =
    "\"<b>&]]>'</script>\u{1B}[31m\u{0}\n::error::%25\r\n##[group]\u{202E}abc\u{2028}–ä"

  /// Every kind of subject, level, outcome and extent, and hostile texts.
  static let all: CheckReport = {
    var report = CheckReport(
      scene: "Guides/first tour.json", matrix: matrix, covered: CombinationSet(0..<12),
      stepCount: 3,
      findings: [
        finding(
          .clearOfTarget, .error, .step("keep", position: 1),
          "the bubble covers 12 × 8 points of what it explains, should be 0",
          help: "shorten the text", at: (14, 7), broken: "2-5,8-11", worst: 3),
        finding(
          .noWayOn, .error, .step("keep", position: 1), "no tap leads on", at: (14, 7),
          broken: "0-11", worst: 0),
        finding(
          .textUnclipped, .error, .step("share", position: 2),
          "the bubble lacks 3 points for its text", help: "allow more 'maxWidth'", at: (19, 7),
          broken: "3", undecided: "5,9", worst: 3),
        finding(
          .wantedSideRefused, .note, .step("share", position: 2),
          "asked for above, stands below: 34 points are missing", at: (19, 7), broken: "1,3",
          worst: 1),
        finding(
          .tapTargetSize, .warning, .view("list[].more"),
          "tap area 10 × 22, should be at least 44 × 44", help: "make it larger", at: (8, 20),
          broken: "6-11", worst: 6),
        finding(
          .textTruncated, .warning, .view("title"),
          "3 of 17 letters are left out, within 2 % of the width", at: (6, 5), undecided: "4-5,10",
          worst: 4),
        finding(
          .missingTranslation, .error, .locale("ru"), "4 of 9 texts are not there in ru",
          broken: "4-5,10-11", worst: 4),
        finding(
          .conflict, .error, .item("save.width == 40"), "cannot hold with save.width >= 44",
          at: (31, 5), broken: "0-3,5", worst: 2),
        finding(
          .sceneMessage, .warning, .scene, hostile, help: hostile, broken: "0-10", worst: 10),
      ])
    report.suppressed = [
      finding(
        .contrast, .warning, .view(hostile), "contrast 3.1, should be at least 4.5", at: (9, 5),
        broken: "0-11", worst: 0)
    ]
    return report
  }()

  /// Nothing was found.
  static let clean = CheckReport(
    scene: "tour.json", matrix: matrix, covered: CombinationSet(0..<12), stepCount: 3, findings: [])

  /// Nothing was found in the only combination.
  static let small = CheckReport(
    scene: "tour.json", matrix: CheckMatrix([[], [], [], [], [], [], []]),
    covered: CombinationSet(0..<1), stepCount: 1, findings: [])

  /// Forty findings over 4,800 combinations.
  static let wide: CheckReport = {
    let names = (1...10).map { "device \($0)" }
    let matrix = CheckMatrix([
      names, ["portrait", "landscape"], ["en", "de", "ru", "ar", "zh-Hans", "pseudo-long"],
      ["small", "large", "extraLarge", "extraExtraLarge"], ["ltr", "rtl"],
      ["no keyboard", "keyboard 200", "keyboard 240", "keyboard 291", "keyboard 335"], [],
    ])
    let findings = (0..<40).map { index in
      finding(
        index % 2 == 0 ? .clearOfTarget : .tapTargetSize,
        [.error, .warning, .note, .error][index % 4], .step("step \(index)", position: index + 1),
        "too close by \(index + 1) points", at: (index + 2, 5),
        broken: index % 3 == 0 ? "0-4799" : "\(index * 100)-\(index * 100 + 479)",
        worst: index * 100)
    }
    return CheckReport(
      scene: "wide.json", matrix: matrix, covered: CombinationSet(0..<4800), stepCount: 40,
      findings: findings)
  }()

  /// As many findings as asked for, in one combination, the last of them errors.
  static func long(_ count: Int) -> CheckReport {
    let findings = (0..<count).map { index in
      finding(
        .viewsOverlap, index > count - 10 ? .error : .note, .view("view \(index)"),
        "\(index) points lie under it", at: (index + 1, 1), broken: "0", worst: 0)
    }
    return CheckReport(
      scene: "long.json", matrix: CheckMatrix([[], [], [], [], [], [], []]),
      covered: CombinationSet(0..<1), stepCount: 0, findings: findings)
  }

  static func finding(
    _ rule: CheckRule, _ level: CheckLevel, _ subject: CheckSubject, _ message: String,
    help: String? = nil, at place: (line: Int, column: Int)? = nil, broken: String = "",
    undecided: String = "", worst: Int
  ) -> CheckFinding {
    CheckFinding(
      rule: rule, level: level, outcome: broken.isEmpty ? .undecided : .broken, subject: subject,
      message: message, help: help,
      place: place.map {
        CheckFinding.Place(line: $0.line, column: $0.column, pointer: "/a/\($0.line)")
      }, amount: 1, worst: worst, marks: [LayoutRect(x: 20, y: 70, width: 60, height: 30)],
      broken: CombinationSet(broken, below: 4800) ?? CombinationSet(),
      undecided: CombinationSet(undecided, below: 4800) ?? CombinationSet())
  }
}
