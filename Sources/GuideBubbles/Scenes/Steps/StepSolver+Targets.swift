internal import Constraints

extension StepSolver {
  /// What a step explains, as far as it can be seen, and why the first unseen target is unseen; no
  /// targets when the step is left out.
  ///
  /// A target that is absent, hidden, or of which nothing can be seen is an error, unless the step is
  /// optional; what is left of several is explained all the same.
  mutating func visibleTargets(
    of step: SceneStep, on screen: SolvedScreen
  ) -> (targets: [ExplainedTarget], unseen: SkippedStep.Reason?) {
    var visible: [ExplainedTarget] = []
    var unseen: SkippedStep.Reason?
    for target in step.targets {
      switch sighting(of: target, by: step, on: screen) {
      case .seen(let explained): visible.append(explained)
      case .unseen(let reason, let why, let advice):
        unseen = unseen ?? reason
        guard !step.isOptional else { continue }
        diagnostics.append(
          Diagnostic(
            code: .unseenTarget, message: "the step '\(step.id)' explains \(why)",
            range: target.range ?? step.range?.firstByte,
            help: (advice.map { "\($0), " } ?? "")
              + "mark the step \"optional\": true, or give it a 'when'"))
      }
    }
    return (visible, unseen)
  }

  private enum Sighting {
    case seen(ExplainedTarget)
    /// Why it cannot be seen, in words too, and what would help.
    case unseen(SkippedStep.Reason, String, advice: String?)
  }

  private func sighting(
    of target: SceneTarget, by step: SceneStep, on screen: SolvedScreen
  ) -> Sighting {
    switch target {
    case .view(let name):
      guard let view = tree.view(named: name.text) else {
        return .unseen(
          .targetAbsent, "'\(name.text)', which does not exist here", advice: nil)
      }
      guard !view.isHidden else {
        return .unseen(.targetHidden, "'\(name.text)', which is hidden", advice: nil)
      }
      return sighting(of: view, named: name.text, by: step, on: screen)
    case .rect(let rect):
      return sighting(
        of: [context.snapped(context.rect(rect))], "a rectangle", by: step, on: screen)
    case .point(let x, let y):
      let point = LayoutRect(x: context.points(x), y: context.points(y))
      return sighting(of: [context.snapped(point)], "a point", by: step, on: screen)
    case .lines(let fragments):
      let lines = fragments.map { context.snapped(context.rect($0)) }.joinedIntoLines()
      return sighting(of: lines, "lines", by: step, on: screen)
    }
  }

  private func sighting(
    of view: SolvedView, named name: String, by step: SceneStep, on screen: SolvedScreen
  ) -> Sighting {
    var highlight = highlight([view.frame], by: step)
    highlight.cornerRadius = view.outlineRadius
    // The index of a list is no view of its own: it lies on its list.
    let number = tree.number(of: name)
    let owner = number ?? view.parent
    highlight.clip =
      number.map { coverage.clip(of: $0) } ?? owner.flatMap { coverage.clip(inside: $0) }
    let shown = view.frame.intersection(screen.visibleFrame) ?? view.frame
    let covers = coverage.covers(
      of: view.frame, margin: highlight.clearFrame(of: view.frame).overflow(beyond: view.frame),
      shown: highlight.clip.flatMap { shown.intersection($0) } ?? shown,
      from: owner.map { coverage.end(of: $0) } ?? tree.views.count)
    highlight.covers = covers.map(\.frame)
    let scroller = scroller(of: view)
    highlight.scrollContainer = scroller?.id
    let visibility = highlight.visibility(on: screen.visibleFrame)
    let advice = visibility.scroll.map { TargetScroll(by: $0, in: scroller?.id).advice }
    if visibility.parts.contains(where: { !$0.isEmpty }) {
      return .seen(explained(highlight, id: name, view: number, visibility))
    }
    if let (reason, place) = unseenPlace(of: view.frame, on: screen) {
      return .unseen(reason, "'\(name)', which is \(place)", advice: advice)
    }
    if let clip = highlight.clip, let scroller, !view.frame.shows(in: clip) {
      return .unseen(
        .targetOffScreen, "'\(name)', which is scrolled out of '\(scroller.id)'",
        advice: advice)
    }
    let cover = covers.max { $0.area(over: view.frame) < $1.area(over: view.frame) }
    let coverName = cover.map { "'\(tree.views[$0.index].id)'" } ?? "something opaque"
    return .unseen(
      .targetCovered, "'\(name)', which is behind \(coverName)", advice: advice)
  }

  private func sighting(
    of frames: [LayoutRect], _ what: String, by step: SceneStep, on screen: SolvedScreen
  ) -> Sighting {
    let highlight = highlight(frames, by: step)
    let visibility = highlight.visibility(on: screen.visibleFrame)
    if visibility.parts.contains(where: { !$0.isEmpty }) {
      return .seen(explained(highlight, id: nil, view: nil, visibility))
    }
    let all = frames.dropFirst().reduce(frames.first ?? LayoutRect()) { $0.union($1) }
    let (reason, place) =
      unseenPlace(of: all, on: screen) ?? (.targetOffScreen, "off the screen")
    return .unseen(reason, "\(what) \(place)", advice: nil)
  }

  /// What a bubble of a step is placed beside.
  private func highlight(_ frames: [LayoutRect], by step: SceneStep) -> HighlightTarget {
    var highlight = HighlightTarget(
      frames: frames, shape: step.cutout?.shape, radius: step.cutout?.radius,
      path: step.cutout?.path)
    let padding = step.cutout.map { context.insets($0.padding) } ?? DirectionalInsets()
    highlight.padding = padding.resolved(for: context.direction)
    return highlight
  }

  private func explained(
    _ highlight: HighlightTarget, id: String?, view: Int?, _ visibility: TargetVisibility
  ) -> ExplainedTarget {
    ExplainedTarget(
      solved: SolvedTarget(
        id: id, frames: highlight.frames,
        visibleParts: visibility.parts.flatMap { $0.map(\.frame) }),
      view: view, highlight: highlight)
  }

  /// Where a frame is of which the screen shows nothing; `nil` when it shows some of it.
  private func unseenPlace(
    of frame: LayoutRect, on screen: SolvedScreen
  ) -> (SkippedStep.Reason, String)? {
    if !frame.shows(in: screen.frame) { return (.targetOffScreen, "off the screen") }
    if !frame.shows(in: screen.visibleFrame) {
      return (.targetBehindKeyboard, "behind the keyboard")
    }
    return nil
  }

  /// What has to scroll for more of a view: the innermost container that scrolls and cuts it, or else
  /// the innermost that scrolls.
  private func scroller(of view: SolvedView) -> SolvedView? {
    var (next, innermost) = (view.parent, SolvedView?.none)
    while let parent = next {
      let holder = tree.views[parent]
      if holder.kind == .scroll || holder.kind == .list {
        if view.frame.overflow(beyond: holder.frame) > GeometryTolerance.length { return holder }
        innermost = innermost ?? holder
      }
      next = holder.parent
    }
    return innermost
  }
}

extension ViewCoverage.Cover {
  /// How much of a frame it hides, in square points.
  fileprivate func area(over target: LayoutRect) -> Double {
    frame.intersection(target).map { $0.width * $0.height } ?? 0
  }
}

extension SceneTarget {
  /// Where its name stands; `nil` for what has none.
  fileprivate var range: SourceRange? {
    if case .view(let name) = self { name.range } else { nil }
  }
}
