internal import Constraints

extension StepSolver {
  /// What a step explains, as far as it can be seen, and why the first unseen target is unseen; no
  /// targets when the step is left out.
  ///
  /// A target that is absent, hidden or wholly off the screen is an error, unless the step is
  /// optional; what is left of several is explained all the same.
  mutating func visibleTargets(
    of step: SceneStep, on screen: SolvedScreen
  ) -> (targets: [SolvedTarget], unseen: SkippedStep.Reason?) {
    var visible: [SolvedTarget] = []
    var unseen: SkippedStep.Reason?
    for target in step.targets {
      switch state(of: target, on: screen.frame) {
      case .visible(let solved): visible.append(solved)
      case .unseen(let reason, let why, let range):
        unseen = unseen ?? reason
        guard !step.isOptional else { continue }
        diagnostics.append(
          Diagnostic(
            code: .unseenTarget, message: "the step '\(step.id)' explains \(why)",
            range: range ?? step.range?.firstByte,
            help: "mark the step \"optional\": true, or give it a 'when'"))
      }
    }
    return (visible, unseen)
  }

  private enum TargetState {
    case visible(SolvedTarget)
    case unseen(SkippedStep.Reason, String, SourceRange?)
  }

  private func state(of target: SceneTarget, on screen: LayoutRect) -> TargetState {
    switch target {
    case .view(let name):
      guard let view = tree.view(named: name.text) else {
        return .unseen(
          .targetAbsent, "'\(name.text)', which does not exist here", name.range)
      }
      guard !view.isHidden else {
        return .unseen(.targetHidden, "'\(name.text)', which is hidden", name.range)
      }
      guard view.frame.shows(in: screen) else {
        return .unseen(
          .targetOffScreen, "'\(name.text)', which is off the screen", name.range)
      }
      if let scroller = tree.scroller(hiding: view) {
        return .unseen(
          .targetOffScreen, "'\(name.text)', which is scrolled out of '\(scroller.id)'", name.range)
      }
      return .visible(SolvedTarget(id: name.text, frame: view.frame))
    case .rect(let rect):
      return state(of: context.snapped(context.rect(rect)), "a rectangle", on: screen)
    case .point(let x, let y):
      let point = LayoutRect(x: context.points(x), y: context.points(y))
      return state(of: context.snapped(point), "a point", on: screen)
    case .lines(let fragments):
      let lines = fragments.map { context.snapped(context.rect($0)) }.joinedIntoLines()
        .filter { $0.shows(in: screen) }
      return lines.isEmpty
        ? .unseen(.targetOffScreen, "lines off the screen", nil)
        : .visible(SolvedTarget(id: nil, frames: lines))
    }
  }

  private func state(
    of frame: LayoutRect, _ what: String, on screen: LayoutRect
  ) -> TargetState {
    frame.shows(in: screen)
      ? .visible(SolvedTarget(id: nil, frame: frame))
      : .unseen(.targetOffScreen, "\(what) off the screen", nil)
  }
}
