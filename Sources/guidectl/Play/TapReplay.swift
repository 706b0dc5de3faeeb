internal import GuideBubbles
internal import GuideFormats
internal import GuideScenes
internal import LayoutGeometry

/// Taps and keys replayed on the tour of a scene, without a terminal.
struct TapReplay {
  private let screen: SolvedScreen
  private let skipped: [SkippedStep]
  /// Where the tour was before the first event.
  let start: TourMoment
  /// What came of each event, in order.
  let records: [TourRecord]

  /// Replays events one after the other.
  ///
  /// - Parameters:
  ///   - actions: What happens, in order.
  ///   - solution: The scene whose tour it happens to.
  ///   - screen: The scene's screen.
  ///   - step: The step to begin at; the first one when there is none.
  init(
    _ actions: [TourEvent.Action], on solution: SceneSolution, screen: SolvedScreen,
    at step: SolvedStep?
  ) {
    self.screen = screen
    skipped = solution.skipped
    var run = TourRun(solution, at: step)
    start = run.moment
    records = actions.map { run.perform($0) }
  }

  /// What `tap` prints: the state at the start, then each event with the state after it.
  var json: String {
    var members: [(String, JSONValue)] = [("version", .number(1))]
    let size = [JSONValue.number(screen.size.width), .number(screen.size.height)]
    members.append(("screen", .object([("size", .array(size))])))
    if !skipped.isEmpty { members.append(("skipped", .array(skipped.map(\.json)))) }
    members.append(("start", start.json))
    members.append(("events", .array(records.map(\.json))))
    return JSONWriter.text(.object(members))
  }
}

extension SkippedStep {
  fileprivate var json: JSONValue {
    .object([
      ("id", .string(id)), ("step", .number(position)), ("reason", .string(reason.rawValue)),
    ])
  }
}

extension TourMoment {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [("phase", .string(phase.rawValue))]
    if let step { members.append(("step", .string(step))) }
    if let shown {
      members.append(("shown", .number(shown)))
      members.append(("of", .number(of)))
    }
    return .object(members)
  }
}

extension TourRecord {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = []
    switch action {
    case .tap(let point):
      members.append(("tap", .array([.number(point.x), .number(point.y)])))
    case .press(let key): members.append(("key", .string(key.rawValue)))
    default: break
    }
    if before.phase == .showing, let step = before.step { members.append(("on", .string(step))) }
    if let outcome = response.outcome {
      members.append(("hit", .string(outcome.hit.word)))
      if case .button(let text) = outcome.hit { members.append(("button", .string(text))) }
      members.append(("action", .string(outcome.action.rawValue)))
      members.append(("passesThrough", .bool(outcome.passesThrough)))
    }
    members.append(("moved", .bool(isMoved)))
    members.append(("after", after.json))
    return .object(members)
  }
}

extension TapOutcome.Hit {
  /// What was hit, as one word.
  var word: String {
    switch self {
    case .bubble: "bubble"
    case .button: "button"
    case .target: "target"
    case .outside: "outside"
    }
  }
}
