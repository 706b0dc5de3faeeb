/// Places the bubbles of a guide over views that are solved.
struct StepSolver {
  let context: SceneContext
  let tree: SolvedTree
  var diagnostics: [Diagnostic] = []
  /// The steps that are left out, in order.
  private(set) var skipped: [SkippedStep] = []

  init(_ tree: SolvedTree, in context: SceneContext) {
    self.context = context
    self.tree = tree
  }

  /// The steps that are shown, numbered among themselves.
  mutating func solve() -> [SolvedStep] {
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
    var placer = BubblePlacer(container: container(screen), measurer: context.measurer)
    return shown.enumerated().map { index, part in
      placer.container.obstacles = obstacles(for: part.step)
      return place(part, shownAs: (position: index + 1, count: shown.count), on: screen, with: &placer)
    }
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
    var targets: [SolvedTarget]
  }

  /// Places the bubble of a step, which is one of so many that are shown.
  private func place(
    _ part: ShownStep, shownAs number: (position: Int, count: Int), on screen: SolvedScreen,
    with placer: inout BubblePlacer
  ) -> SolvedStep {
    let (step, targets) = (part.step, part.targets)
    let style = bubbleStyle(of: step)
    let cutout = step.cutout
    let highlights = targets.map { target in
      HighlightTarget(
        frames: target.frames, padding: max(0, cutout.map { context.points($0.padding) } ?? 0),
        shape: cutout?.shape,
        radius: cutout?.radius ?? 0, path: cutout?.path)
    }
    let (title, body) = (step.text.title, step.text.body)
    let advance = context.advance(step.advance)
    let bubble = Bubble(
      title: title.map { context.shown($0) } ?? "",
      text: body.map { context.shown($0) } ?? "", buttons: advance.buttons, style: style,
      preferredSides: step.side.map { [$0] } ?? [], alignment: step.alignment,
      gap: step.gap.map { context.points($0) })
    return SolvedStep(
      id: step.id, position: part.position, shownPosition: number.position,
      shownCount: number.count, targets: targets,
      cutouts: highlights.flatMap { $0.cutouts(on: screen.frame) },
      bubble: placer.place(bubble, besides: highlights), style: style,
      advance: advance, passesThrough: step.passesThrough)
  }

  /// The step's style over the guide's defaults.
  private func bubbleStyle(of step: SceneStep) -> BubbleStyle {
    var bubble = BubbleStyle()
    let name = step.style ?? context.scene.guide.style
    let style = name.flatMap { context.scene.style(named: $0.text) }
    let look = style?.look ?? SceneLook()
    bubble.font = (look.font ?? SceneFont()).resolved(
      for: context.textSize, defaultSize: bubble.font.size)
    bubble.titleFont = style?.titleFont.map { font in
      // Bold unless it says otherwise itself, whatever the text is.
      var font = font.filled(from: look.font)
      font.weight = style?.titleFont?.weight
      return font.resolved(
        for: context.textSize, defaultSize: BubbleStyle().font.size, defaultWeight: .bold)
    }
    bubble.textColor = look.textColor ?? bubble.textColor
    bubble.lineLimit = look.lineLimit ?? bubble.lineLimit
    bubble.breakMode = look.breakMode ?? bubble.breakMode
    bubble.fill = look.fill ?? bubble.fill
    bubble.border = look.border
    bubble.cornerRadius = look.cornerRadius ?? bubble.cornerRadius
    let insets = look.textInsets.map { context.insets($0) }
    bubble.textInsets = insets ?? bubble.textInsets
    bubble.picture = style.flatMap { context.pictures.picture(ofStyleNamed: $0.name) }
    if let picture = bubble.picture {
      bubble.cornerRadius = look.cornerRadius ?? 0
      bubble.textInsets =
        insets ?? picture.contentInsets(in: context.direction)
        ?? bubble.textInsets
    }
    if let width = style?.maximumWidth { bubble.maximumWidth = max(0, context.points(width)) }
    switch style?.arrow ?? .usual {
    case .usual: if bubble.picture != nil { bubble.arrow = nil }
    case .absent: bubble.arrow = nil
    case .shaped(let arrow): bubble.arrow = arrow
    }
    return bubble
  }

  /// What a step's bubble keeps off: the screen's obstacles, views that are one, and its own; none
  /// that the step explains.
  private func obstacles(for step: SceneStep) -> [LayoutRect] {
    let explained = step.targets.compactMap { target -> String? in
      if case .view(let name) = target { tree.view(named: name.text)?.id } else { nil }
    }
    var frames: [LayoutRect] = []
    func append(_ view: SolvedView) {
      guard !view.isHidden, !explained.contains(view.id), tree.scroller(hiding: view) == nil
      else { return }
      frames.append(view.frame)
    }
    for obstacle in (context.scene.screen?.obstacles ?? []) + step.obstacles {
      switch obstacle {
      case .view(let name): if let view = tree.view(named: name.text) { append(view) }
      case .rect(let rect): frames.append(context.snapped(context.rect(rect)))
      }
    }
    for index in tree.obstacles { append(tree.views[index]) }
    return frames
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
