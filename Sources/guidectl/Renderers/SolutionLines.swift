internal import Constraints
internal import GuideBubbles
internal import GuideFormats
internal import GuideScenes
internal import GuideText
internal import LayoutGeometry

/// A solution one node a line, to be searched, kept and compared.
///
/// What a line is about stands first and does not depend on what else there is; values that are as
/// usual are left out. The same scene gives the same bytes.
struct SolutionLines {
  private let solution: SceneSolution
  private var lines: [String] = []

  /// Writes the lines of a solution.
  init(_ solution: SceneSolution) {
    self.solution = solution
    addScreen()
    for view in solution.views { add(view) }
    for variable in solution.variables {
      var line = LineNode("variable", variable.name)
      line.add("value", variable.value, decimals: 9)
      append(line)
    }
    for violation in solution.violations { add(violation) }
    addSteps()
  }

  /// The lines, each with its end.
  var text: String { lines.map { $0 + "\n" }.joined() }

  private mutating func append(_ line: LineNode) { lines.append(line.text) }

  private mutating func addScreen() {
    guard let screen = solution.screen else { return }
    var line = LineNode("screen")
    line.add("size", [screen.size.width, screen.size.height])
    if screen.scale != 1 { line.add("scale", screen.scale) }
    let area = screen.safeArea
    if area != LayoutInsets() {
      line.add("safeArea", [area.top, area.left, area.bottom, area.right])
    }
    if screen.direction == .rightToLeft { line.add("direction", "rtl") }
    line.add("locale", LineNode.name(screen.locale.tag))
    if screen.textSize != .large { line.add("textSize", screen.textSize.rawValue) }
    if screen.keyboard > 0 { line.add("keyboard", screen.keyboard) }
    append(line)
  }

  private mutating func add(_ view: SolvedView) {
    var line = LineNode("view", view.id)
    line.add(view.kind.rawValue)
    line.add("frame", view.frame)
    if view.isHidden { line.add("hidden") }
    if view.isOn == true { line.add("on") }
    if view.isSelected == true { line.add("selected") }
    if let text = view.text {
      line.add("lines", texts: text.lines.map(\.text))
      if text.isTruncated { line.add("truncated") }
      if text.measured == .exact { line.add("measured", "exact") }
    }
    if let list = view.list {
      line.add("rows", Double(list.rowCount))
      line.add("content", [list.contentSize.width, list.contentSize.height])
      if list.offset != LayoutPoint() { line.add("offset", [list.offset.x, list.offset.y]) }
    }
    append(line)
  }

  private mutating func add(_ violation: SolvedViolation) {
    var line = LineNode("gave-way", violation.constraint)
    line.add("priority", violation.priority.rawValue)
    line.add("by", violation.amount, decimals: 9)
    if let name = violation.name { line.add("name", LineNode.name(name)) }
    if let row = violation.row {
      line.add("row", LineNode.name(row))
      line.add("rows", Double(violation.rowCount))
    }
    append(line)
  }

  /// The steps in the order of the file, those that are left out among them.
  private mutating func addSteps() {
    var skipped = solution.skipped[...]
    func line(_ step: SkippedStep) -> LineNode {
      var line = LineNode("step", step.id)
      line.add("skipped", step.reason.rawValue)
      return line
    }
    for step in solution.steps {
      while let first = skipped.first, first.position < step.position {
        append(line(first))
        skipped.removeFirst()
      }
      for line in StepLines(step).lines { append(line) }
    }
    for rest in skipped { append(line(rest)) }
  }
}
