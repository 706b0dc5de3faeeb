/// Places the bubbles of a guide over views that are solved.
struct StepSolver {
  let context: SceneContext
  let tree: SolvedTree
  let coverage: ViewCoverage
  var diagnostics: [Diagnostic] = []
  /// What was found already of bubbles and holes that are alike.
  private var known = KnownPlacements()
  /// The steps that are left out, in order.
  private(set) var skipped: [SkippedStep] = []
  /// What the bubble of each step that is shown keeps off, where that is asked for.
  private(set) var surroundings: [StepSurroundings] = []
  /// Whether bubbles say what holds them, which takes as long as another side.
  private let isExplained: Bool

  init(_ tree: SolvedTree, in context: SceneContext, isExplained: Bool = false) {
    self.context = context
    self.tree = tree
    self.isExplained = isExplained
    coverage = ViewCoverage(
      context.scene.guide.steps.isEmpty ? [] : tree.views,
      on: context.screen?.visibleFrame ?? LayoutRect())
  }

  /// The steps that are shown, numbered among themselves.
  ///
  /// - Throws: That there is too much to search or to unite.
  mutating func solve() throws(SceneDiagnostics) -> [SolvedStep] {
    let guide = context.scene.guide
    guard let screen = context.screen else {
      if let first = guide.steps.first {
        diagnostics.append(.noScreen("a guide needs", at: first.range?.firstByte, help: nil))
      }
      return []
    }
    var shown: [ShownStep] = []
    for (index, step) in guide.steps.enumerated() {
      let (targets, reason) =
        context.holds(step.condition)
        ? visibleTargets(of: step, on: screen) : ([], .condition)
      if targets.isEmpty {
        skipped.append(
          SkippedStep(id: step.id, position: index + 1, reason: reason ?? .targetAbsent))
      } else {
        shown.append(ShownStep(step: step, position: index + 1, targets: targets))
      }
    }
    guard !shown.isEmpty else { return [] }
    var placer = BubblePlacer(container: container(screen), measurer: context.measurer)
    placer.tellsBindings = isExplained  // no solution tells them
    let controls = controls(among: shown.map(\.targets))
    var steps: [SolvedStep] = []
    for (index, part) in shown.enumerated() {
      var part = part
      part.controls = controls.filter { isBeside($0, part.targets) }
      let obstacles = obstacles(for: part.step)
      placer.container.obstacles = obstacles.map(\.frame)
      if isExplained {
        surroundings.append(
          StepSurroundings(
            obstacles: obstacles,
            controls: part.controls.map {
              StepSurroundings.Part(name: tree.views[$0].id, frame: coverage.shownFrame(of: $0))
            }))
      }
      steps.append(
        try place(
          part, shownAs: (position: index + 1, count: shown.count), on: screen, with: &placer))
    }
    return steps
  }

  private func container(_ screen: SolvedScreen) -> BubbleContainer {
    BubbleContainer(
      frame: screen.frame, safeArea: screen.safeArea, keyboard: screen.keyboard,
      margins: context.insets(context.scene.guide.margins), layoutDirection: screen.direction,
      scale: screen.scale)
  }

  /// A step that is shown.
  private struct ShownStep {
    var step: SceneStep
    /// Its position in the file, from 1.
    var position: Int
    var targets: [ExplainedTarget]
    /// The views that the bubble had better not cover.
    var controls: [Int] = []
  }

  /// Places the bubble of a step, which is one of so many that are shown.
  private mutating func place(
    _ part: ShownStep, shownAs number: (position: Int, count: Int), on screen: SolvedScreen,
    with placer: inout BubblePlacer
  ) throws(SceneDiagnostics) -> SolvedStep {
    let (step, targets) = (part.step, part.targets)
    let style = bubbleStyle(of: step)
    let (title, body) = (step.text.title, step.text.body)
    let advance = context.advance(step.advance)
    let bubble = Bubble(
      title: title.map { context.shown($0) } ?? "",
      text: body.map { context.shown($0) } ?? "", buttons: advance.buttons, style: style,
      preferredSides: step.side.map { [$0] } ?? [], alignment: step.alignment,
      gap: step.gap.map { context.points($0) })
    let controls = part.controls.map { coverage.shownFrame(of: $0) }
    placer.container.controls = controls
    let highlights = targets.map(\.highlight)
    let visible = placer.container.visibleFrame
    let placement = try known.placement(of: bubble, besides: highlights, for: step, with: &placer)
    let cutouts = try known.cutouts(over: highlights, on: visible, for: step)
    return SolvedStep(
      id: step.id, position: part.position, shownPosition: number.position,
      shownCount: number.count, targets: targets.map(\.solved),
      cutouts: cutouts,
      bubble: placement, style: style, advance: advance, passesThrough: step.passesThrough,
      coveredControls: placement.coveredControls.map { tree.views[part.controls[$0]].id })
  }

  /// What a step's bubble keeps off: the screen's obstacles, views that are one, and its own; none
  /// that the step explains.
  private func obstacles(for step: SceneStep) -> [StepSurroundings.Part] {
    let explained = step.targets.compactMap { target -> String? in
      if case .view(let name) = target { tree.view(named: name.text)?.id } else { nil }
    }
    var parts: [StepSurroundings.Part] = []
    func append(_ view: SolvedView) {
      func append(_ frame: LayoutRect) {
        parts.append(StepSurroundings.Part(name: view.id, frame: frame))
      }
      guard !view.isHidden, !explained.contains(view.id) else { return }
      let clip = tree.number(of: view.id).flatMap { coverage.clip(of: $0) }
      guard let clip else { return append(view.frame) }
      // What is scrolled away of it is in nobody's way.
      guard view.frame.shows(in: clip), let shown = view.frame.intersection(clip) else { return }
      append(shown)
    }
    for obstacle in (context.scene.screen?.obstacles ?? []) + step.obstacles {
      switch obstacle {
      case .view(let name): if let view = tree.view(named: name.text) { append(view) }
      case .rect(let rect):
        parts.append(StepSurroundings.Part(frame: context.snapped(context.rect(rect))))
      }
    }
    for index in tree.obstacles { append(tree.views[index]) }
    return parts
  }
}

extension SceneContext {
  /// Which tap leads on, with the button's text as the screen shows it.
  fileprivate func advance(_ advance: SceneAdvance) -> AdvanceMode {
    if case .button(let text) = advance { return .button(shown(text)) }
    return advance.resolved(for: locale)
  }
}

extension AdvanceMode {
  /// The buttons that the bubble needs.
  fileprivate var buttons: [BubbleButton] {
    if case .button(let text) = self { [BubbleButton(text)] } else { [] }
  }
}
