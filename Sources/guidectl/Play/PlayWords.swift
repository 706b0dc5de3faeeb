internal import GuideBubbles
internal import GuideFormats
internal import GuideScenes

/// What a session says in words, as safe for a terminal as the grid makes it.
struct PlayWords {
  /// Some of the words beside the picture.
  struct Paragraph: Equatable {
    /// What it says.
    var text: String
    /// Whether its strokes are heavy.
    var isBold = false
    /// Whether the scene says it, in its own direction.
    var isOfScene = false
    /// Whether a blank row follows.
    var isLast = true
  }

  private let session: PlaySession

  /// Prepares the words of a session.
  init(_ session: PlaySession) { self.session = session }

  /// What stands beside the picture, from top to bottom.
  var paragraphs: [Paragraph] {
    let heading = Paragraph(text: session.solved.title, isBold: true)
    guard let step = session.step else { return [heading, Paragraph(text: ending)] }
    var paragraphs = [heading, Paragraph(text: "Step \(count(step)): \(step.id)")]
    let title = step.bubble.title.joinedText
    let text = step.bubble.text.joinedText
    if !title.isEmpty {
      paragraphs.append(
        Paragraph(text: title, isBold: true, isOfScene: true, isLast: text.isEmpty))
    }
    if !text.isEmpty { paragraphs.append(Paragraph(text: text, isOfScene: true)) }
    paragraphs.append(Paragraph(text: hint(for: step)))
    let broken = step.bubble.promises.filter { !$0.isKept }
    if broken.isEmpty { paragraphs.append(Paragraph(text: "All promises are kept.")) }
    for report in broken {
      paragraphs.append(
        Paragraph(
          text: "Breaks \(report.promise.rawValue) by \(NumberText.text(report.shortfall)).",
          isBold: true, isLast: report == broken.last))
    }
    let skipped = session.solved.solution.skipped.map(\.id)
    if !skipped.isEmpty {
      paragraphs.append(Paragraph(text: "Left out: " + skipped.joined(separator: ", ")))
    }
    return paragraphs
  }

  /// The row that says where the tour is and what the last thing did.
  var status: String {
    var parts: [String] = []
    if let step = session.step {
      parts.append("\(count(step))  \(step.id)")
      let broken = step.bubble.promises.filter { !$0.isKept }.count
      if broken > 0 { parts.append("\(broken) broken promise\(broken == 1 ? "" : "s")") }
    } else {
      parts.append(ending)
    }
    if !session.message.isEmpty { parts.append(session.message) }
    return parts.joined(separator: "  │  ")
  }

  /// The row that says what can be done.
  var keys: String {
    guard session.step != nil else { return "Home again   q quit   ? help" }
    let isReversed = session.builder.screen.direction == .rightToLeft
    return "space \(isReversed ? "←" : "→") on   \(isReversed ? "→" : "←") back   click taps   "
      + "q quit   ? help"
  }

  /// All that can be done, a line each.
  static let help = [
    "Keys", "",
    "space, enter     the next step", "← →              back and on, in the reading direction",
    "Home             the first step again", "End              the last step",
    "Esc, q, Ctrl-C   quit", "Ctrl-Z           suspend", "",
    "A click taps the screen where it is, as a finger would: the step",
    "says what of it leads on. One click makes at most one step.", "",
    "Any key goes back to the tour.",
  ]

  private func count(_ step: SolvedStep) -> String { "\(step.shownPosition)/\(step.shownCount)" }

  private var ending: String {
    switch session.run.moment.phase {
    case .skipped: "The tour was skipped at '\(session.run.moment.step ?? "")'"
    default: session.run.moment.of == 0 ? "The tour has no steps" : "The tour is over"
    }
  }

  private func hint(for step: SolvedStep) -> String {
    switch step.advance {
    case .anywhere: "A tap anywhere leads on."
    case .target: "A tap on the target leads on."
    case .bubble: "A tap on the bubble leads on."
    case .outside: "A tap beside bubble and target leads on."
    case .button(let text): "A tap on '\(text)' leads on."
    }
  }
}
