internal import GuideFormats
internal import GuideScenes

/// One way to look at a tour: a scene solved for a language, a device, a direction.
struct PreviewVariant: Sendable {
  /// What the switch calls it.
  let label: String
  /// The screen.
  let screen: SolvedScreen
  /// The steps that are shown.
  let steps: [SolvedStep]
  /// What draws them.
  let builder: DrawingBuilder
  /// The texts on the screen, for people who do not see it.
  let screenText: String

  /// Makes a variant from a solution and what draws it.
  init(solution: SceneSolution, builder: DrawingBuilder) {
    label = LanguageName.text(builder.screen.locale)
    screen = builder.screen
    self.builder = builder
    steps = solution.steps
    screenText = solution.views.filter { !$0.isHidden }.compactMap { $0.text?.joinedText }
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Whether the device has a cut-out for its camera and no home button.
  var isNotched: Bool {
    max(screen.safeArea.top, screen.safeArea.left, screen.safeArea.right) >= 40
      && screen.safeArea.bottom > 0
  }

  /// Whether it is held so that the camera's cut-out is at the top.
  var isUpright: Bool { screen.size.height > screen.size.width }

  /// How many times its size the screen is shown where there is room: small ones larger.
  var enlargement: Double {
    min(max(800 / max(screen.size.width, screen.size.height, 1), 1), 1.5)
  }

  /// The language of the texts as the page says it; without a pseudo-locale, which is no language.
  private var language: String { screen.locale.textLanguage ?? "und" }

  /// What the script needs to know.
  var data: JSONValue {
    .object([
      ("lang", .string(language)),
      ("dir", .string(screen.direction == .rightToLeft ? "rtl" : "ltr")),
      ("steps", .array(steps.map(\.previewData))),
    ])
  }
}

extension SolvedStep {
  /// What the script needs to know about a step.
  fileprivate var previewData: JSONValue {
    let direction = (bubble.title.lines + bubble.text.lines).first?.direction ?? .leftToRight
    let hitMap = GuideStep(self).hitMap
    return .object([
      ("id", .string(id)), ("shown", .number(shownPosition)), ("of", .number(shownCount)),
      ("text", .string(bubble.joinedText)),
      ("dir", .string(direction == .rightToLeft ? "rtl" : "ltr")),
      ("advance", .string(advance.name)),
      ("areas", .array(hitMap.areas.map(\.previewData))),
      ("rest", .string(hitMap.rest.action.rawValue)),
    ])
  }
}

extension HitMap.Area {
  fileprivate var previewData: JSONValue {
    var members: [(String, JSONValue)] = [
      ("frame", .rect(frame)), ("radius", .number(cornerRadius)),
    ]
    if let outline { members.append(("outline", outline.previewData)) }
    members.append(("action", .string(outcome.action.rawValue)))
    return .object(members)
  }
}

extension OutlinePath {
  /// Its lines and arcs: `[x, y, x, y]`, and for an arc also the centre and the radius.
  fileprivate var previewData: JSONValue {
    .array(
      segments.map { segment in
        var numbers = [segment.start.x, segment.start.y, segment.end.x, segment.end.y]
        if let circle = segment.circle {
          numbers += [circle.center.x, circle.center.y, circle.radius]
        }
        return .array(numbers.map { .number($0) })
      })
  }
}

extension AdvanceMode {
  fileprivate var name: String {
    switch self {
    case .anywhere: "anywhere"
    case .target: "target"
    case .bubble: "bubble"
    case .outside: "outside"
    case .button: "button"
    }
  }
}
