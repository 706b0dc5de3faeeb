internal import GuideChecks
internal import GuideFormats
internal import GuideScenes

extension HTMLReport {
  /// What the script needs to know; pictures are drawn on the way, in the order of the findings.
  func data(_ pictures: inout ReportPictures) -> JSONValue {
    var values: [JSONValue] = []
    for reported in findings { values.append(data(of: reported, &pictures)) }
    let axes = CheckMatrix.Axis.allCases.map { axis in
      JSONValue.object([
        ("key", .string(axis.key)), ("name", .string(axis.singular)),
        ("values", .array(report.matrix[axis].map { .string(TerminalText.printable($0)) })),
      ])
    }
    return .object([
      ("axes", .array(axes)), ("covered", .string(report.covered.text)),
      ("findings", .array(values)),
    ])
  }

  private func data(
    of reported: ReportedFinding, _ pictures: inout ReportPictures
  ) -> JSONValue {
    let finding = reported.finding
    var step: Int?
    if case .step(_, let position) = finding.subject { step = position }
    var shown: [JSONValue] = []
    for (combination, title) in combinations(of: finding) {
      guard let number = pictures.number(ofStep: step, in: combination) else { continue }
      shown.append(
        .object([
          ("drawing", .number(number)), ("title", .string(title)),
          ("name", .string(TerminalText.printable(report.matrix.name(of: combination)))),
          ("state", .string(state(of: finding, in: combination))),
          ("marks", .array(combination == finding.worst ? finding.marks.map { .rect($0) } : [])),
        ]))
    }
    return .object([
      ("id", .string(Self.id(finding))), ("word", .string(reported.word)),
      ("rule", .string(finding.rule.rawValue)),
      ("subject", .string(TerminalText.printable(finding.subject.description))),
      ("broken", .string(finding.broken.text)), ("undecided", .string(finding.undecided.text)),
      ("pictures", .array(shown)),
    ])
  }

  private func state(of finding: CheckFinding, in combination: Int) -> String {
    if finding.broken.contains(combination) { return "broken" }
    return finding.undecided.contains(combination) ? "undecided" : "kept"
  }

  /// The worst combination, and what it is compared with: the same in the base language, or where that is
  /// the worst itself, the nearest one in which nothing is broken.
  private func combinations(of finding: CheckFinding) -> [(Int, String)] {
    let worst = (finding.worst, "Worst")
    var places = report.matrix.places(of: finding.worst)
    let axis = CheckMatrix.Axis.locales.rawValue
    if places[axis] != 0 {
      places[axis] = 0
      // Of a shard, only what it looked at is known.
      let base = position(of: places)
      if report.covered.contains(base) { return [worst, (base, "Base language")] }
    }
    return [worst] + (nearest(to: finding).map { [($0, "Kept")] } ?? [])
  }

  /// The first combination that differs in the fewest axes and in which nothing is broken.
  private func nearest(to finding: CheckFinding) -> Int? {
    let worst = report.matrix.places(of: finding.worst)
    var (best, least) = (Int?.none, Int.max)
    for range in report.covered.ranges {
      for position in range where !finding.broken.contains(position) {
        guard !finding.undecided.contains(position) else { continue }
        let difference = zip(worst, report.matrix.places(of: position)).count { $0 != $1 }
        if difference < least { (best, least) = (position, difference) }
        if least == 1 { return best }
      }
    }
    return best
  }

  private func position(of places: [Int]) -> Int {
    zip(places, report.matrix.values).reduce(0) { $0 * max(1, $1.1.count) + $1.0 }
  }
}

extension CheckMatrix.Axis {
  /// What one of its values is called.
  fileprivate var singular: String {
    switch self {
    case .devices: "Device"
    case .orientations: "Orientation"
    case .locales: "Language"
    case .textSizes: "Text size"
    case .directions: "Direction"
    case .keyboards: "Keyboard"
    case .flags: "Flags"
    }
  }
}
