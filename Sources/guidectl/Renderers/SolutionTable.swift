internal import Constraints
internal import GuideBubbles
internal import GuideFormats
internal import GuideScenes
internal import LayoutGeometry

/// A solution as tables for people: views with their frames, variables, steps, what gave way.
struct SolutionTable {
  private let solved: SolvedScene

  /// Prepares the tables of a solution.
  init(_ solved: SolvedScene) { self.solved = solved }

  /// The tables that have rows, a blank line between two; one line when there is none.
  var text: String {
    let tables = [screen, views, variables, steps, violations].filter { !$0.isEmpty }
    return tables.isEmpty ? "the scene is empty\n" : tables.joined(separator: "\n")
  }

  private var screen: String {
    guard let screen = solved.solution.screen else { return "" }
    let safeArea = screen.safeArea
    var row = [
      NumberText.text(screen.size.width) + "x" + NumberText.text(screen.size.height),
      NumberText.text(screen.scale),
      [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right].map { NumberText.text($0) }
        .joined(separator: " "),
      screen.direction == .leftToRight ? "ltr" : "rtl", screen.locale.tag, screen.textSize.rawValue,
    ]
    var header = ["SCREEN", "SCALE", "SAFE AREA", "DIRECTION", "LOCALE", "TEXT SIZE"]
    if screen.keyboard > 0 {
      header.append("KEYBOARD")
      row.append(NumberText.text(screen.keyboard))
    }
    return TextTable.text([header, row.map(TerminalText.printable)])
  }

  /// Children stand below their parent, further in.
  private var views: String {
    let views = solved.solution.views
    guard !views.isEmpty else { return "" }
    var depths: [Int] = []
    var rows = [["VIEW", "X", "Y", "WIDTH", "HEIGHT", ""]]
    for view in views {
      let depth = view.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      let name = String(repeating: "  ", count: depth) + TerminalText.printable(view.id)
      rows.append([name] + Self.cells(view.frame) + [view.isHidden ? "hidden" : ""])
    }
    return TextTable.textWithoutEnds(rows, numbers: 1..<5)
  }

  private var variables: String {
    let variables = solved.solution.variables
    guard !variables.isEmpty else { return "" }
    let rows = variables.map {
      [TerminalText.printable($0.name), NumberText.text($0.value, decimals: 9)]
    }
    return TextTable.textWithoutEnds([["VARIABLE", "VALUE"]] + rows, numbers: 1..<2)
  }

  private var steps: String {
    let steps = solved.solution.steps
    guard !steps.isEmpty else { return "" }
    var rows = [["STEP", "X", "Y", "WIDTH", "HEIGHT", "SIDE", "TARGET", "PROMISES"]]
    for step in steps {
      let name = step.id == String(step.position) ? step.id : "\(step.position) \(step.id)"
      let targets = step.targets.map { target in
        target.id
          ?? target.frames.map { "[" + Self.cells($0).joined(separator: ", ") + "]" }
          .joined(separator: " ")
      }
      let broken = step.bubble.promises.filter { !$0.isKept }.map {
        "\($0.promise.rawValue) broken by \(NumberText.text($0.shortfall))"
      }
      rows.append(
        [TerminalText.printable(name)] + Self.cells(step.bubble.frame) + [
          step.bubble.side.rawValue, TerminalText.printable(targets.joined(separator: ", ")),
          broken.isEmpty ? "kept" : broken.joined(separator: ", "),
        ])
    }
    return TextTable.textWithoutEnds(rows, numbers: 1..<5)
  }

  private var violations: String {
    let violations = solved.solution.violations
    guard !violations.isEmpty else { return "" }
    var rows: [[String]] = []
    for violation in violations {
      let name = violation.name.map { "\($0): " } ?? ""
      rows.append([
        TerminalText.message(name + violation.constraint),
        NumberText.text(violation.priority.rawValue),
        NumberText.text(violation.amount, decimals: 9), solved.source.place(violation.range),
      ])
      if let row = violation.row {
        let rest = violation.rowCount - 1
        let others = rest == 0 ? "" : ", less in \(rest) more"
        rows.append(["  in " + TerminalText.message(row) + others, "", "", ""])
      }
      for reason in violation.reasons {
        rows.append([
          "  to " + TerminalText.message(reason.text), "", "", solved.source.place(reason.range),
        ])
      }
    }
    return TextTable.textWithoutEnds(
      [["GAVE WAY", "PRIORITY", "BY", "PLACE"]] + rows, numbers: 1..<3)
  }

  private static func cells(_ frame: LayoutRect) -> [String] {
    [frame.x, frame.y, frame.width, frame.height].map { NumberText.text($0) }
  }
}
