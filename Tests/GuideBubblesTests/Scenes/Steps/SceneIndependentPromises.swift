import Constraints

@testable import GuideScenes

/// The promises of a placed bubble, worked out anew from a solved step's geometry.
struct IndependentPromises {
  /// What is broken, in words.
  private(set) var broken: [String] = []
  private let step: SolvedStep
  private let screen: SolvedScreen
  private let padding: Double
  /// The corner radius of the step's first target.
  private let cornerRadius: Double
  private let tolerance = 0.001

  /// Works them out for a step whose cut-outs are that many points larger than its targets.
  init(
    _ step: SolvedStep, on screen: SolvedScreen, padding: Double = 4, cornerRadius: Double = 0
  ) {
    self.cornerRadius = cornerRadius
    self.step = step
    self.screen = screen
    self.padding = padding
    checkSafeArea()
    checkText()
    checkTargets()
    checkArrow()
  }

  private mutating func require(_ condition: Bool, _ promise: String) {
    if !condition { broken.append(promise) }
  }

  private mutating func checkSafeArea() {
    let bubble = step.bubble.frame
    let insets = screen.safeArea
    let bottom = screen.size.height - max(insets.bottom, screen.keyboard)
    require(bubble.minX >= insets.left - tolerance, "inside the safe area's left edge")
    require(bubble.minY >= insets.top - tolerance, "inside the safe area's top edge")
    require(bubble.maxX <= screen.size.width - insets.right + tolerance, "inside its right edge")
    require(bubble.maxY <= bottom + tolerance, "inside its bottom edge")
  }

  private mutating func checkText() {
    let (bubble, text) = (step.bubble.frame, step.bubble.text)
    let insets = step.style.textInsets.resolved(for: screen.direction)
    let room = LayoutRect(
      left: bubble.minX + insets.left, top: bubble.minY + insets.top,
      right: bubble.maxX - insets.right, bottom: bubble.maxY - insets.bottom)
    require(!text.lines.isEmpty && !text.isTruncated, "text not cut off")
    require(text.lines.allSatisfy { $0.width <= room.width + tolerance }, "lines fit the bubble")
    let bottom = text.lines.map { $0.top + $0.height }.max() ?? 0
    require(bottom <= room.height + 1 / screen.scale, "lines fit the bubble's height")
    let frame = step.bubble.textFrame
    require(frame.minX >= room.minX - tolerance && frame.maxX <= room.maxX + tolerance, "insets")
    require(frame.minY >= room.minY - tolerance && frame.maxY <= room.maxY + tolerance, "insets")
    require(
      zip(text.lines, text.lines.dropFirst()).allSatisfy {
        $0.range.upperBound == $1.range.lowerBound
      }, "no text lost between lines")
  }

  private mutating func checkTargets() {
    let bubble = step.bubble.frame
    for target in step.targets {
      require(apart(bubble, target.frame), "off the target")
      require(apart(bubble, grown(target.frame)), "off the padded target")
    }
    for cutout in step.cutouts { require(apart(bubble, cutout.frame), "off the cut-out") }
  }

  private mutating func checkArrow() {
    guard let arrow = step.bubble.arrow, let target = step.targets.first else { return }
    let bubble = step.bubble.frame
    let padded = grown(target.frame)
    let radius = step.style.cornerRadius
    let isAbove = step.bubble.side == .above
    if isAbove || step.bubble.side == .below {
      let edge = isAbove ? bubble.maxY : bubble.minY
      require(close(arrow.baseStart.y, edge) && close(arrow.baseEnd.y, edge), "base on the edge")
      require(arrow.baseStart.x >= bubble.minX + radius - tolerance, "base clear of the corner")
      require(arrow.baseEnd.x <= bubble.maxX - radius + tolerance, "base clear of the corner")
      require(close(arrow.tip.y, isAbove ? padded.minY : padded.maxY), "tip on the padded edge")
      require(
        arrow.tip.x >= target.frame.minX - tolerance
          && arrow.tip.x <= target.frame.maxX + tolerance,
        "tip in the target's span")
    } else {
      let isLeft = (step.bubble.side == .leading) == (screen.direction == .leftToRight)
      let edge = isLeft ? bubble.maxX : bubble.minX
      require(close(arrow.baseStart.x, edge) && close(arrow.baseEnd.x, edge), "base on the edge")
      require(arrow.baseStart.y >= bubble.minY + radius - tolerance, "base clear of the corner")
      require(arrow.baseEnd.y <= bubble.maxY - radius + tolerance, "base clear of the corner")
      require(close(arrow.tip.x, isLeft ? padded.minX : padded.maxX), "tip on the padded edge")
      require(
        arrow.tip.y >= target.frame.minY - tolerance
          && arrow.tip.y <= target.frame.maxY + tolerance,
        "tip in the target's span")
    }
  }

  /// A target with its padding, or the square of the circle around its outline with that.
  private func grown(_ frame: LayoutRect) -> LayoutRect {
    var (across, down) = (frame.width / 2 + padding, frame.height / 2 + padding)
    if step.cutouts.contains(where: { $0.shape == .circle }) {
      let radius = min(cornerRadius, frame.width / 2, frame.height / 2)
      let (x, y) = (frame.width / 2 - radius, frame.height / 2 - radius)
      across = (x * x + y * y).squareRoot() + radius + padding
      down = across
    }
    return LayoutRect(
      x: frame.midX - across, y: frame.midY - down, width: 2 * across, height: 2 * down)
  }

  private func close(_ left: Double, _ right: Double) -> Bool {
    (left - right).magnitude <= tolerance
  }

  private func apart(_ one: LayoutRect, _ other: LayoutRect) -> Bool {
    one.maxX <= other.minX + tolerance || other.maxX <= one.minX + tolerance
      || one.maxY <= other.minY + tolerance || other.maxY <= one.minY + tolerance
  }
}
