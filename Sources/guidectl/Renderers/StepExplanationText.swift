internal import GuideBubbles
internal import GuideFormats
internal import GuideScenes
internal import LayoutGeometry

/// Why a bubble is where it is, for people: the sides that were tried, and what holds each edge.
struct StepExplanationText {
  private let explanation: StepExplanation
  private let source: SceneSource

  /// Writes the explanation of a step of a file's scene.
  init(_ explanation: StepExplanation, in source: SceneSource) {
    self.explanation = explanation
    self.source = source
  }

  /// The text.
  var text: String {
    [heading, sides, edges, surroundings].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var bubble: BubblePlacement { explanation.step.bubble }

  private var heading: String {
    let step = explanation.step
    let name = step.id == String(step.position) ? "" : " '\(TerminalText.message(step.id))'"
    let targets = step.targets.map { target in
      target.id.map { "'\(TerminalText.message($0))'" } ?? Self.text(target.frame)
    }
    let place = source.place(explanation.range)
    var text = "step \(step.position)\(name)" + (place.isEmpty ? "" : "  \(place)") + "\n"
    text +=
      "  \(bubble.side.rawValue) \(targets.joined(separator: ", ")), at \(Self.text(bubble.frame))\n"
    for promise in bubble.promises where !promise.isKept {
      text += "  breaks \(promise.promise.rawValue) by \(NumberText.text(promise.shortfall))\n"
    }
    return text
  }

  private var sides: String {
    guard !bubble.candidates.isEmpty else {
      return "the numbers are out of range: the bubble stands at the safe area's corner\n"
    }
    var text =
      explanation.wantedSide.map { "sides tried, '\($0.rawValue)' being asked for\n" }
      ?? "sides tried, in order\n"
    let rows = bubble.candidates.map { candidate in
      [
        candidate.side == bubble.side
          ? "  > " + candidate.side.rawValue
          : "    " + candidate.side.rawValue,
        Self.count(candidate.rows, "row"),
        Self.words(for: candidate.breaches),
      ]
    }
    text += TextTable.textWithoutEnds(rows)
    if !explanation.untriedSides.isEmpty {
      let names = explanation.untriedSides.map(\.rawValue).joined(separator: ", ")
      text +=
        "    not tried: \(names), as '\(bubble.side.rawValue)' leaves nothing to be wished for\n"
    }
    return text
  }

  private static func words(for breaches: [PlacementBreach]) -> String {
    // The order of the sides is that of the lines.
    let words = breaches.filter { $0.demand != .sideOrder }.map(\.words)
    return words.isEmpty ? "keeps everything" : words.joined(separator: ", ")
  }

  private var edges: String {
    let frame = bubble.frame
    var rows: [[String]] = []
    for (edge, value) in [
      (BubbleEdge.top, frame.minY), (.bottom, frame.maxY), (.left, frame.minX),
      (.right, frame.maxX),
    ] {
      let words = bubble.bindings.filter { $0.edge == edge }.map { self.words(for: $0.source) }
      guard !words.isEmpty else { continue }
      rows.append([
        "  " + edge.rawValue, NumberText.text(value), words.joined(separator: "; "),
      ])
    }
    return rows.isEmpty
      ? "" : "edges, and what holds them\n" + TextTable.textWithoutEnds(rows, numbers: 1..<2)
  }

  private func words(for source: PlacementBinding.Source) -> String {
    switch source {
    case .safeArea(let edge): return "the safe area's \(edge.rawValue) edge"
    case .margin(let edge): return "the guide's margin at the \(edge.rawValue) edge"
    case .content: return "the size of what it says"
    case .arrow: return "the room for its arrow"
    case .target: return "the edge of its target"
    case .gap: return "the gap of \(NumberText.text(explanation.gap)) to its target"
    case .attachment: return "that it stands beside its target"
    case .alignment: return "its alignment with its target, '\(bubble.alignment.rawValue)'"
    case .tip: return "the tip of its arrow, which meets the target"
    case .otherTarget: return "another target, which it does not cover"
    case .obstacle(let index):
      guard explanation.obstacles.indices.contains(index) else { return "an obstacle" }
      return "the obstacle \(Self.text(explanation.obstacles[index]))"
    }
  }

  private var surroundings: String {
    var text = ""
    for (heading, parts) in [
      ("obstacles, which it does not cover", explanation.obstacles),
      ("controls, which it had better not cover", explanation.controls),
    ] where !parts.isEmpty {
      text += heading + "\n"
      for part in parts { text += "  \(Self.text(part))\n" }
    }
    return text
  }

  private static func text(_ part: StepExplanation.Part) -> String {
    (part.name.map { "'\(TerminalText.message($0))' at " } ?? "") + text(part.frame)
  }

  private static func text(_ frame: LayoutRect) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { NumberText.text($0) }
    return "[\(numbers.joined(separator: ", "))]"
  }

  /// For example `2 rows`.
  static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
