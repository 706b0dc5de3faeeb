extension StepSolver {
  /// The step's style over the guide's defaults.
  func bubbleStyle(of step: SceneStep) -> BubbleStyle {
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
    bubble.textInsets = grown(insets ?? bubble.textInsets)
    bubble.picture = style.flatMap { context.pictures.picture(ofStyleNamed: $0.name) }
    if let picture = bubble.picture {
      bubble.cornerRadius = look.cornerRadius ?? 0
      bubble.textInsets =
        insets ?? picture.contentInsets(in: context.direction)
        ?? bubble.textInsets
    }
    if let width = style?.maximumWidth { bubble.maximumWidth = max(0, context.points(width)) }
    bubble.maximumWidth = bubble.maximumWidth.map { $0 * growth }
    switch style?.arrow ?? .usual {
    case .usual: if bubble.picture != nil { bubble.arrow = nil }
    case .absent: bubble.arrow = nil
    case .shaped(let arrow): bubble.arrow = arrow
    }
    return bubble
  }

  /// How many times as large as usual the text is, if it is larger: the widest width and the insets
  /// of a bubble grow with it, so that lines keep their length in words.
  private var growth: Double { max(1, context.textSize.ratioToLarge) }

  /// Insets as the text size makes them: at most a sixteenth of the screen's shorter side on each
  /// side, beyond which the room is the text's, unless they are larger as they are.
  private func grown(_ insets: DirectionalInsets) -> DirectionalInsets {
    guard let screen = context.screen, growth > 1 else { return insets }
    let most = min(screen.size.width, screen.size.height) / 16
    func grown(_ inset: Double) -> Double { max(inset, min(inset * growth, most)) }
    return DirectionalInsets(
      top: grown(insets.top), leading: grown(insets.leading), bottom: grown(insets.bottom),
      trailing: grown(insets.trailing))
  }
}
