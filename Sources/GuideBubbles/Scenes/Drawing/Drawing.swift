/// A picture as a list of things to draw, from back to front, in points.
///
/// Renderers see nothing else: not the scene, not the solver. So all of them draw the same.
public struct Drawing: Hashable, Sendable {
  /// Width and height, in points; what reaches beyond is not shown.
  public var size: LayoutSize
  /// What is drawn, from back to front.
  package var elements: [DrawingElement]

  /// Makes a drawing from its size in points and its elements.
  package init(size: LayoutSize, elements: [DrawingElement] = []) {
    self.size = size
    self.elements = elements
  }
}

/// One thing in a drawing.
package indirect enum DrawingElement: Hashable, Sendable {
  /// An outline, filled, stroked or both.
  case shape(DrawingShape)
  /// One line of text.
  case text(DrawingText)
  /// A picture that grows with what it is drawn in.
  case image(DrawingImage)
  /// Elements that belong together.
  case group(DrawingGroup)
  /// A page of HTML.
  case page(DrawingPage)
}

/// An outline with its paint.
package struct DrawingShape: Hashable, Sendable {
  /// The outline.
  package var path: DrawingPath
  /// The colour inside; nothing for none.
  package var fill: DrawingColor?
  /// The line along the outline, half of it on either side; nothing for none.
  package var stroke: BubbleBorder?

  /// Makes a shape from its outline and paint.
  package init(_ path: DrawingPath, fill: DrawingColor? = nil, stroke: BubbleBorder? = nil) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
  }
}

/// One line of text, or a part of one, at a measured place.
package struct DrawingText: Hashable, Sendable {
  /// What decides the order of its characters.
  package enum Order: Hashable, Sendable {
    /// They all follow each other from left to right.
    case plain
    /// They are a paragraph of the text's direction, apart from what is around it.
    case isolated
    /// They all follow each other in the text's direction, whatever they are.
    case overridden
  }

  /// The point of the line that keeps its place where a reader has another font and does not fit it
  /// to the measured width.
  package enum Anchor: Hashable, Sendable {
    /// The left end.
    case left
    /// The middle.
    case middle
    /// The right end.
    case right
  }

  /// What is drawn.
  package var text: String
  /// The left edge of the line, in points.
  package var x: Double
  /// The baseline, in points.
  package var baseline: Double
  /// The measured width, in points, to which renderers fit the line whatever font they have.
  package var width: Double
  /// What it is drawn with.
  package var font: TextFont
  /// The families of the font files that it was measured with, which come before all others; without
  /// any it was measured with built-in widths.
  package var fileFamilies: [String]
  /// What the letters stand further apart than the font sets them, in points a character.
  package var letterSpacing: Double
  /// The language that it is in, a BCP 47 tag; nothing for one that is not known.
  package var language: String?
  /// Its colour.
  package var color: DrawingColor
  /// The direction in which the line is read.
  package var direction: UserInterfaceLayoutDirection
  /// What decides the order of its characters.
  package var order: Order
  /// The point that keeps its place in every font; of right-to-left text it is always the middle.
  package var anchor: Anchor

  /// Makes a line from its parts; positions and the width are in points.
  ///
  /// Without an order, left-to-right text is plain and right-to-left text isolated.
  package init(
    text: String, x: Double, baseline: Double, width: Double, font: TextFont, color: DrawingColor,
    direction: UserInterfaceLayoutDirection, order: Order? = nil, anchor: Anchor = .left,
    fileFamilies: [String] = [], letterSpacing: Double = 0, language: String? = nil
  ) {
    self.text = text
    self.x = x
    self.baseline = baseline
    self.width = width
    self.font = font
    self.color = color
    self.direction = direction
    self.order = order ?? (direction == .rightToLeft ? .isolated : .plain)
    self.anchor = direction == .rightToLeft ? .middle : anchor
    self.fileFamilies = fileFamilies
    self.letterSpacing = letterSpacing
    self.language = language
  }
}

extension DrawingText {
  /// Whether letters of it touch each other, so that it is torn where they are set apart.
  package var isJoined: Bool { JoinedScripts.has(text) }
}

/// Elements that belong together, perhaps clipped.
package struct DrawingGroup: Hashable, Sendable {
  /// What the group shows.
  package enum Role: Hashable, Sendable {
    /// The screen with all its views.
    case screen
    /// A view of that kind, with its children.
    case view(ViewKind)
    /// The dimming with its cut-outs.
    case dimming
    /// A bubble with its text.
    case bubble
    /// A part without a meaning of its own.
    case part
  }

  /// What the group shows.
  package var role: Role
  /// The scene's name for it; nothing when it has none.
  package var id: String?
  /// The outline outside of which nothing is shown; nothing for no clipping.
  package var clip: DrawingPath?
  /// What is drawn, from back to front.
  package var elements: [DrawingElement]

  /// Makes a group from its parts.
  package init(
    _ role: Role = .part, id: String? = nil, clip: DrawingPath? = nil,
    elements: [DrawingElement] = []
  ) {
    self.role = role
    self.id = id
    self.clip = clip
    self.elements = elements
  }
}
