public import Constraints

/// What a tap at any point of the screen does while a step is shown.
///
/// The areas lie over each other, topmost first: the buttons, the bubble's body, the holes over the
/// targets, the targets themselves. What no area covers is ``rest``, so that every point has an
/// answer, also one off the screen or without coordinates. The arrow belongs to the rest.
public struct HitMap: Hashable, Sendable {
  /// A part of the screen where every tap does the same.
  public struct Area: Hashable, Sendable {
    /// The frame, absolute, in points; left and top edges are inside, the others are not.
    public var frame: LayoutRect
    /// The radius of the frame's corners, in points; taps beyond them are outside.
    public var cornerRadius: Double
    /// The outline within the frame where round corners do not say it; nothing where they do.
    public var outline: OutlinePath?
    /// What a tap does.
    public var outcome: TapOutcome

    /// Makes an area from its outline and what a tap does.
    public init(
      frame: LayoutRect, cornerRadius: Double = 0, outline: OutlinePath? = nil, outcome: TapOutcome
    ) {
      self.frame = frame
      self.cornerRadius = cornerRadius
      self.outline = outline
      self.outcome = outcome
    }

    /// Whether a point lies inside, corners and outline respected.
    public func contains(_ point: LayoutPoint) -> Bool {
      guard frame.contains(point) else { return false }
      if let outline { return outline.contains(point) }
      let radius = min(cornerRadius, frame.width / 2, frame.height / 2)
      guard radius > 0 else { return true }
      // How far the point is into the square around the nearest corner, from the arc's centre.
      let dx = max(frame.minX + radius - point.x, point.x - (frame.maxX - radius), 0)
      let dy = max(frame.minY + radius - point.y, point.y - (frame.maxY - radius), 0)
      return dx * dx + dy * dy <= radius * radius
    }
  }

  /// The areas, topmost first.
  public var areas: [Area]
  /// What a tap beside all areas does.
  public var rest: TapOutcome

  /// Makes a map from its areas, topmost first, and what taps beside them do.
  public init(areas: [Area], rest: TapOutcome) {
    self.areas = areas
    self.rest = rest
  }

  /// What a tap at a point does.
  ///
  /// - Parameter point: Where the tap is, absolute, in points.
  /// - Returns: The outcome of the topmost area at the point.
  /// - Complexity: O(*n*) for *n* areas.
  public func outcome(at point: LayoutPoint) -> TapOutcome {
    areas.first { $0.contains(point) }?.outcome ?? rest
  }
}

extension GuideStep {
  /// What a tap at any point does while this step is shown.
  public var hitMap: HitMap {
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
