internal import Constraints
internal import GuideFormats
internal import GuideScenes

/// Why values are what they are, for people: what holds each, what gave way, what is open.
struct ValueExplanationText {
  /// The text, each value with a blank line between.
  let text: String
  private let source: SceneSource

  /// Writes explanations of a file's scene.
  init(_ explanations: [ValueExplanation], in source: SceneSource) {
    self.source = source
    var parts: [String] = []
    let writer = Writer(source: source)
    for explanation in explanations { parts.append(writer.text(of: explanation)) }
    text = parts.joined(separator: "\n")
  }

  /// Writes one explanation after the other.
  private struct Writer {
    let source: SceneSource

    func text(of value: ValueExplanation) -> String {
      var text =
        "\(TerminalText.message(value.name)) is \(NumberText.text(value.value, decimals: 3))\n"
      var rows: [[String]] = []
      var through: String?
      for reason in value.holds {
        if reason.through != through, let width = reason.through {
          rows.append(["  and through \(TerminalText.message(width)), by"])
        } else if rows.isEmpty {
          rows.append(["  held by"])
        }
        through = reason.through
        rows.append([
          "    " + TerminalText.message(reason.text), notes(of: reason), source.place(reason.range),
        ])
      }
      if !value.gaveWay.isEmpty {
        rows.append(["  gave way"])
        for violation in value.gaveWay { rows += self.rows(of: violation) }
      }
      text += TextTable.textWithoutEnds(rows)
      if let open = value.open { text += openText(open, value.settlingLine) }
      return text
    }

    /// The priority of a reason, and by how much the value follows it where that is not point by
    /// point.
    private func notes(of reason: ValueReason) -> String {
      var notes: [String] = []
      if let priority = reason.priority {
        notes.append(
          priority == .required ? "required" : "@" + NumberText.text(priority.rawValue))
      }
      if let effect = reason.effect, (effect.magnitude - 1).magnitude > 1e-6 {
        notes.append("× " + NumberText.text(effect.magnitude))
      }
      return notes.joined(separator: " ")
    }

    private func rows(of violation: SolvedViolation) -> [[String]] {
      let name = violation.name.map { "\($0): " } ?? ""
      let amount = "by " + NumberText.text(violation.amount)
      var rows = [
        [
          "    " + TerminalText.message(name + violation.constraint), amount,
          source.place(violation.range),
        ]
      ]
      for reason in violation.reasons {
        rows.append([
          "      to " + TerminalText.message(reason.text), "", source.place(reason.range),
        ])
      }
      return rows
    }

    private func openText(_ open: LayoutOpenRange, _ line: String?) -> String {
      var text = "  open\n    "
      switch (open.lower, open.upper) {
      case (let lower?, let upper?):
        text += "any value from \(NumberText.text(lower)) to \(NumberText.text(upper)) is as good"
      case (let lower?, nil): text += "any value from \(NumberText.text(lower)) up is as good"
      case (nil, let upper?): text += "any value up to \(NumberText.text(upper)) is as good"
      case (nil, nil): text += "any other value is as good"
      }
      if let line { text += "; add \"\(TerminalText.message(line))\" to keep it as it is" }
      return text + "\n"
    }
  }
}
