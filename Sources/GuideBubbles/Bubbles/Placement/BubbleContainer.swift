/// The screen on which bubbles are placed, and what of it they keep off.
public struct BubbleContainer: Hashable, Sendable {
  /// The screen, absolute, in points.
  public var frame: LayoutRect
  /// The distances from the screen's edges that bars and notches take.
  public var safeArea: LayoutInsets
  /// The keyboard's height from the screen's bottom, in points; 0 when hidden.
  public var keyboard: Double
  /// The distances that a bubble keeps from the safe area's edges, if it can.
  public var margins: DirectionalInsets
  /// What a bubble does not cover if it can help it, absolute, in points.
  public var obstacles: [LayoutRect]
  /// What a bubble rather does not cover, such as buttons: it takes a side that covers fewer of them,
  /// unless it asks for its side; absolute, in points.
  public var controls: [LayoutRect]
  /// The direction in which leading comes before trailing.
  public var layoutDirection: UserInterfaceLayoutDirection
  /// Pixels a point, positive.
  public var scale: Double

  /// Makes a container, by default with margins of 8 points and nothing in the way.
  public init(
    frame: LayoutRect, safeArea: LayoutInsets = LayoutInsets(), keyboard: Double = 0,
    margins: DirectionalInsets = DirectionalInsets(top: 8, leading: 8, bottom: 8, trailing: 8),
    obstacles: [LayoutRect] = [], controls: [LayoutRect] = [],
    layoutDirection: UserInterfaceLayoutDirection = .leftToRight, scale: Double = 1
  ) {
    self.frame = frame
    self.safeArea = safeArea
    self.keyboard = keyboard
    self.margins = margins
    self.obstacles = obstacles
    self.controls = controls
    self.layoutDirection = layoutDirection
    self.scale = scale
  }

  /// Where a bubble may be: the screen less the safe area's insets, at the bottom the larger of the
  /// safe area's and the keyboard's.
  public var safeFrame: LayoutRect { safeEdges.uncrossed }

  /// The safe frame, of a negative size where the insets leave nothing of the screen.
  var safeEdges: LayoutRect {
    var insets = safeArea.finite
    insets.bottom = max(insets.bottom, keyboard.isFinite ? keyboard : 0)
    return frame.finite.inset(by: insets)
  }

  /// Where something can be seen: the screen above the keyboard.
  public var visibleFrame: LayoutRect {
    frame.finite.inset(by: LayoutInsets(bottom: keyboard.isFinite ? max(0, keyboard) : 0))
      .uncrossed
  }

  /// Where a bubble should be: the safe frame less the margins.
  public var marginFrame: LayoutRect {
    safeFrame.inset(by: margins.resolved(for: layoutDirection).finite).uncrossed
  }

  /// The scale, or 1 when it is not a positive number.
  var usableScale: Double { scale > 0 && scale.isFinite ? scale : 1 }
}

extension LayoutRect {
  /// The rectangle with edges that crossed each other drawn together in their middle.
  fileprivate var uncrossed: LayoutRect {
    LayoutRect(
      x: width < 0 ? midX : x, y: height < 0 ? midY : y,
      width: max(0, width), height: max(0, height))
  }
}
