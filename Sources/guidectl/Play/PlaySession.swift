internal import GuideBubbles
internal import GuideFormats
internal import GuideScenes
internal import LayoutGeometry

/// A tour that a person steps through at a terminal: what is known of it, and what each key and tap
/// changes.
///
/// Nothing here touches a terminal: events go in, rows of cells come out.
struct PlaySession: Sendable {
  /// The scene.
  let solved: SolvedScene
  /// What draws it.
  let builder: DrawingBuilder
  /// How many colours the terminal has.
  let colors: TerminalColors
  /// The tour.
  private(set) var run: TourRun
  /// How many cells the terminal has.
  private(set) var size: TerminalSize
  /// What the last thing that happened did, in words.
  private(set) var message = ""
  /// Whether the keys are listed instead of the tour.
  private(set) var isHelpShown = false
  /// Whether the person has left.
  private(set) var isOver = false
  /// Where the mouse button went down, and the step that was on the screen then.
  private var pressed: (column: Int, row: Int, step: String?)?
  /// The step that was drawn last: what whoever taps has seen.
  private var drawnStep: String?

  /// Starts a session.
  init(
    _ solved: SolvedScene, builder: DrawingBuilder, at start: SolvedStep?, size: TerminalSize,
    colors: TerminalColors
  ) {
    self.solved = solved
    self.builder = builder
    self.colors = colors
    self.size = size
    run = TourRun(solved.solution, at: start)
  }

  /// The step that is shown; `nil` before and after the tour.
  var step: SolvedStep? { run.progress.currentIndex.map { solved.solution.steps[$0] } }

  /// Takes another size of the terminal in.
  mutating func resize(to size: TerminalSize) {
    self.size = size
    pressed = nil
  }

  /// Does what a key or the mouse asks for.
  mutating func take(_ event: TerminalEvent) {
    switch event {
    case .key(let key): take(key)
    case .mouse(let report): take(report)
    }
  }

  private mutating func take(_ key: TerminalKey) {
    if key == .character("q") || key == .character("Q") { return isOver = true }
    if isHelpShown || key == .character("?") { return isHelpShown.toggle() }
    guard let tourKey = TourKey(key) else { return }
    if step == nil, tourKey != .home { return isOver = true }
    let record = run.perform(.press(tourKey))
    if tourKey == .escape { isOver = true }
    message = Self.text(of: record)
  }

  /// Takes a report of the mouse: a tap is the main button going down and up in one place.
  private mutating func take(_ report: MouseReport) {
    guard report.isMainButton, !isHelpShown else { return }
    guard !report.isPress else { return pressed = (report.column, report.row, drawnStep) }
    guard let down = pressed else { return }
    pressed = nil
    guard abs(down.column - report.column) <= 1, abs(down.row - report.row) <= 1 else { return }
    guard let point = PlayLayout(self)?.point(down.column, down.row) else {
      return message = "that is beside the screen"
    }
    message = Self.text(of: run.perform(.tap(at: point), on: down.step))
  }

  /// Draws everything anew; from then on taps are meant for the step that is drawn.
  mutating func draw() -> CellGrid {
    drawnStep = step?.id
    return PlayScreen(self).grid
  }

  /// What happened, in words.
  private static func text(of record: TourRecord) -> String {
    var text = ""
    if case .tap(let point) = record.action {
      text = "tap at \(NumberText.text(point.x, decimals: 0)), "
      text += NumberText.text(point.y, decimals: 0)
      guard let outcome = record.response.outcome else { return text + " came too late" }
      switch outcome.hit {
      case .bubble: text += " hit the bubble"
      case .button(let name): text += " hit '\(name)'"
      case .target: text += " hit the target"
      case .outside: text += " hit neither bubble nor target"
      }
      if outcome.passesThrough { text += ", reaches the app" }
    } else if case .press(let key) = record.action {
      text = "key \(key.rawValue)"
    }
    return text + ": " + effect(of: record)
  }

  private static func effect(of record: TourRecord) -> String {
    guard record.isMoved else { return "nothing changes" }
    switch record.after.phase {
    case .showing: return "shows '\(record.after.step ?? "")'"
    case .completed: return "completes the tour"
    case .skipped: return "skips the rest"
    case .notStarted: return ""
    }
  }
}

extension TourKey {
  /// The key of a tour that a key of a terminal is; `nil` for others.
  init?(_ key: TerminalKey) {
    switch key {
    case .arrowLeft: self = .arrowLeft
    case .arrowRight: self = .arrowRight
    case .home: self = .home
    case .end: self = .end
    case .escape: self = .escape
    case .enter: self = .enter
    case .character(" "): self = .space
    case .character, .arrowUp, .arrowDown, .other: return nil
    }
  }
}
