import Constraints
import GuideBubbles

/// A tour as a pile of cards, written from the description alone: the cards behind the one that is
/// shown, that one, and the cards to come.
struct ReferenceTour {
  var passed: [GuideStep] = []
  var current: GuideStep?
  var ahead: [GuideStep]
  var ending: TourProgress.Ending?
  var hasBegun = false
  var known: Set<UInt64> = []
  var isRightToLeft = false

  init(_ tour: GuideTour) {
    ahead = tour.steps
    isRightToLeft = tour.layoutDirection == .rightToLeft
  }

  /// What is on the screen, as few words as tell it apart from everything else.
  var picture: String {
    guard hasBegun else { return "before" }
    if let current {
      return "\(current.id), \(passed.count + 1) of \(passed.count + 1 + ahead.count)"
    }
    return "\(String(describing: ending))"
  }

  /// Does what an event asks for and says whether the app gets the touch.
  mutating func handle(_ event: TourEvent) -> Bool {
    guard known.insert(event.id).inserted, event.stepID == nil || event.stepID == current?.id else {
      return false
    }
    var passesThrough = false
    switch event.action {
    case .start: if !hasBegun { next() }
    case .advance: if current != nil { next() }
    case .goBack: back()
    case .skip: skip()
    case .goTo(let id): if current != nil { go(to: id) }
    case .restart: if hasBegun { restart() }
    case .tap(let point):
      guard let current else { return true }
      let found = Self.paint(current, at: point)
      passesThrough = found.passesThrough
      switch found.action {
      case .advance: next()
      case .goBack: back()
      case .skip: skip()
      case .none: break
      }
    case .press(let key): press(key)
    }
    return passesThrough
  }

  private mutating func press(_ key: TourKey) {
    switch (key, isRightToLeft) {
    case (.arrowRight, false), (.arrowLeft, true), (.enter, _), (.space, _):
      if current != nil { next() }
    case (.arrowLeft, false), (.arrowRight, true): back()
    case (.escape, _): skip()
    case (.home, _): if hasBegun { restart() }
    case (.end, _): while !ahead.isEmpty, current != nil { next() }
    }
  }

  private mutating func next() {
    hasBegun = true
    if let current { passed.append(current) }
    current = ahead.isEmpty ? nil : ahead.removeFirst()
    if current == nil { ending = .completed }
  }

  private mutating func back() {
    guard let step = current, let before = passed.popLast() else { return }
    ahead.insert(step, at: 0)
    current = before
  }

  private mutating func skip() {
    guard let step = current else { return }
    ahead.insert(step, at: 0)
    current = nil
    ending = .skipped(atStep: step.id)
  }

  private mutating func restart() {
    ahead = passed + (current.map { [$0] } ?? []) + ahead
    passed = []
    current = nil
    if !ahead.isEmpty { next() }
  }

  private mutating func go(to id: String) {
    let all = passed + (current.map { [$0] } ?? []) + ahead
    guard current?.id != id, let index = all.firstIndex(where: { $0.id == id }) else { return }
    (passed, current, ahead) = (Array(all[..<index]), all[index], Array(all[(index + 1)...]))
  }

  /// What is seen at a point when everything is painted from the bottom to the top.
  static func paint(
    _ step: GuideStep, at point: LayoutPoint
  ) -> (hit: TapOutcome.Hit, action: TapAction, passesThrough: Bool) {
    func advances(_ modes: [AdvanceMode]) -> TapAction {
      modes.contains(step.advance) || step.advance == .anywhere ? .advance : .none
    }
    var seen: (hit: TapOutcome.Hit, action: TapAction, passesThrough: Bool)
    seen = (.outside, advances([.outside]), false)
    func isIn(_ rect: LayoutRect) -> Bool {
      rect.x <= point.x && point.x < rect.x + rect.width && rect.y <= point.y
        && point.y < rect.y + rect.height
    }
    for target in step.targets where isIn(target) {
      seen = (.target, advances([.target]), step.passesThrough && step.cutouts.isEmpty)
    }
    for hole in step.cutouts where isIn(hole.frame) && isInHole(hole, point) {
      seen = (.target, advances([.target]), step.passesThrough)
    }
    if isIn(step.bubble) {
      seen = (.bubble, advances([.bubble]), false)
      if case .button(let text) = step.advance, !step.buttons.contains(where: { $0.text == text }) {
        seen.action = .advance
      }
    }
    for button in step.buttons.reversed() where isIn(button.frame) {
      let usual = advances([.bubble, .button(button.text)])
      seen = (.button(button.text), button.action ?? usual, false)
    }
    return seen
  }

  /// Whether a point is no farther than the radius from the frame shrunk by the radius.
  private static func isInHole(_ hole: Cutout, _ point: LayoutPoint) -> Bool {
    let x = min(max(point.x, hole.frame.x + hole.radius), hole.frame.maxX - hole.radius)
    let y = min(max(point.y, hole.frame.y + hole.radius), hole.frame.maxY - hole.radius)
    let (dx, dy) = (point.x - x, point.y - y)
    return (dx * dx + dy * dy).squareRoot() <= hole.radius
  }
}
