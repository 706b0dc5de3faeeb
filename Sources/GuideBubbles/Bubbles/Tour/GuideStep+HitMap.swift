extension GuideStep {
  /// What a tap at any point does while this step is shown.
  package var hitMap: HitMap {
    var areas = buttons.map { button in
      HitMap.Area(frame: button.frame, outcome: outcome(of: button))
    }
    areas.append(HitMap.Area(frame: bubble, outcome: outcome(of: .bubble)))
    for cutout in cutouts {
      areas.append(
        HitMap.Area(
          frame: cutout.frame, cornerRadius: cutout.radius, outline: cutout.ownOutline,
          outcome: outcome(of: .target, passesThrough: passesThrough)))
    }
    // Where there are holes, only they let touches through: dimmed corners of a target do not.
    let isOpen = passesThrough && cutouts.isEmpty
    for target in targets {
      areas.append(
        HitMap.Area(frame: target, outcome: outcome(of: .target, passesThrough: isOpen)))
    }
    return HitMap(areas: areas, rest: outcome(of: .outside))
  }

  /// What a tap hits, and what comes of it; every point has an answer.
  ///
  /// - Parameter point: Where the tap is, absolute, in points.
  /// - Returns: The topmost thing at the point and its consequences.
  public func outcome(ofTapAt point: LayoutPoint) -> TapOutcome { hitMap.outcome(at: point) }

  private func outcome(of button: GuideButton) -> TapOutcome {
    let hit = TapOutcome.Hit.button(button.text)
    return TapOutcome(
      hit: hit, action: button.action ?? action(on: hit), passesThrough: false)
  }

  private func outcome(of hit: TapOutcome.Hit, passesThrough: Bool = false) -> TapOutcome {
    TapOutcome(hit: hit, action: action(on: hit), passesThrough: passesThrough)
  }

  /// What the step's advance mode makes of a hit.
  private func action(on hit: TapOutcome.Hit) -> TapAction {
    let advances =
      switch (advance, hit) {
      case (.anywhere, _), (.target, .target), (.outside, .outside): true
      case (.bubble, .bubble), (.bubble, .button): true
      case (.button(let wanted), .button(let text)): wanted == text
      // A bubble whose button is not drawn is the button.
      case (.button(let wanted), .bubble): !buttons.contains { $0.text == wanted }
      default: false
      }
    return advances ? .advance : .none
  }
}
