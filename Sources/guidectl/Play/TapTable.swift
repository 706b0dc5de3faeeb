internal import GuideBubbles
internal import GuideFormats
internal import LayoutGeometry

/// A replay as a table for people.
struct TapTable {
  private let replay: TapReplay

  /// Prepares the table of a replay.
  init(_ replay: TapReplay) { self.replay = replay }

  /// A row for the start and one for each event.
  var text: String {
    var rows = [["EVENT", "ON", "HIT", "ASKS FOR", "REACHES THE APP", "THEN"]]
    rows.append(["start", "", "", "", "", Self.text(replay.start)])
    rows += replay.records.map(Self.row)
    let lines = TextTable.text(rows).split(separator: "\n")
    return lines.reduce("") { text, line in
      text + line.prefix(through: line.lastIndex { $0 != " " } ?? line.startIndex) + "\n"
    }
  }

  private static func row(_ record: TourRecord) -> [String] {
    let on = record.before.phase == .showing ? record.before.step ?? "" : ""
    var cells = [text(record.action), TerminalText.printable(on)]
    if let outcome = record.response.outcome {
      let action = outcome.action == .none ? "nothing" : outcome.action.rawValue
      cells += [text(outcome.hit), action, outcome.passesThrough ? "yes" : "no"]
    } else {
      cells += ["", "", ""]
    }
    return cells + [record.isMoved ? text(record.after) : "unchanged"]
  }

  private static func text(_ action: TourEvent.Action) -> String {
    switch action {
    case .tap(let point):
      "tap \(NumberText.text(point.x)),\(NumberText.text(point.y))"
    case .press(let key): "key \(key.rawValue)"
    default: ""
    }
  }

  private static func text(_ hit: TapOutcome.Hit) -> String {
    guard case .button(let text) = hit else { return hit.word }
    return "button '\(TerminalText.message(text))'"
  }

  /// Where a tour is, such as `2/3 share`.
  private static func text(_ moment: TourMoment) -> String {
    let step = moment.step.map(TerminalText.printable) ?? ""
    switch moment.phase {
    case .showing: return "\(moment.shown ?? 0)/\(moment.of) \(step)"
    case .skipped: return "skipped at \(step)"
    case .completed, .notStarted: return moment.phase.rawValue
    }
  }
}
