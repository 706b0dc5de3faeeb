/// What assistive technologies need to know of a step that is shown.
public struct StepAccessibility: Hashable, Sendable {
  /// What to read, in reading order: the bubble's title, its text, its buttons, then the targets.
  ///
  /// The order is the same in both layout directions. Parts without anything to read are left out.
  public var elements: [AccessibilityElement]
  /// The bubble as one element: its title and its text.
  public var label: String
  /// What to say when the step appears: where in the tour it is, then the label.
  public var announcement: String
  /// Where the focus goes when the step appears: the bubble's body, absolute, in points.
  public var focusFrame: LayoutRect
  /// How far the text stands out from the bubble.
  public var contrast: ContrastRatio
  /// What should be mended, the contrast first, then tap areas in reading order.
  public var warnings: [AccessibilityWarning]

  /// Makes the data of a step.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - title: The heading in its bubble.
  ///   - text: The text in its bubble.
  ///   - targetLabels: What each target is called, in the order of the step's targets.
  ///   - contrast: How far the text stands out from the bubble.
  ///   - position: Where in the tour the step is, for the announcement; empty for no position.
  ///   - titleFrame: Where the heading is, absolute, in points; nothing means the bubble's body.
  ///   - textFrame: Where the text is, absolute, in points; nothing means the bubble's body.
  package init(
    of step: GuideStep, title: String = "", text: String, targetLabels: [String] = [],
    contrast: ContrastRatio, position: String = "", titleFrame: LayoutRect? = nil,
    textFrame: LayoutRect? = nil
  ) {
    let texts = [title, text]
    label = Self.joined(texts)
    announcement = Self.joined([position, label])
    focusFrame = step.bubble
    self.contrast = contrast
    elements = [
      AccessibilityElement(role: .title, label: title, frame: titleFrame ?? step.bubble),
      AccessibilityElement(role: .text, label: text, frame: textFrame ?? step.bubble),
    ]
    elements += step.buttons.map { button in
      AccessibilityElement(role: .button, label: button.text, frame: button.frame)
    }
    elements += zip(step.targets, targetLabels).map { frame, label in
      AccessibilityElement(role: .target, label: label, frame: frame)
    }
    elements.removeAll { $0.label.isEmpty }
    warnings = contrast.isSufficient ? [] : [.lowContrast(contrast)]
    warnings += Self.tapAreas(of: step).filter { hit, size in
      // Also a size that is no number is too small.
      !(size.width >= BubbleButton.smallestTapArea && size.height >= BubbleButton.smallestTapArea)
    }.map { .smallTapArea($0, size: $1) }
  }

  /// What somebody has to hit: every button, and what leads on where that is not the whole screen.
  private static func tapAreas(of step: GuideStep) -> [(TapOutcome.Hit, LayoutSize)] {
    var areas = step.buttons.map { (TapOutcome.Hit.button($0.text), $0.frame.size) }
    switch step.advance {
    case .bubble: areas.append((.bubble, step.bubble.size))
    case .button(let text) where !step.buttons.contains { $0.text == text }:
      areas.append((.bubble, step.bubble.size))
    case .target:
      // A hole makes the area of its target larger. With several targets, each should be easy to hit.
      areas += step.targets.map { target in
        let holes = step.cutouts.map(\.frame).filter { $0.overlaps(target) }
        return (.target, holes.reduce(target) { $0.union($1) }.size)
      }
    case .anywhere, .outside, .button: break
    }
    return areas
  }

  private static func joined(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
