/// What is left of a rectangle when others are taken out of it, as rectangles that do not overlap.
///
/// They are cut in bands from top to bottom; which rectangles they are depends on the order in which
/// others were taken out, what they cover together does not.
package struct RectRegion: Hashable, Sendable {
  /// What is left, with area each, unless the whole had none.
  package private(set) var parts: [LayoutRect]

  /// Makes a region of one rectangle.
  package init(_ whole: LayoutRect) { parts = [whole] }

  /// Takes a rectangle out.
  ///
  /// Of a part without area, a point or a line, what lies inside the rectangle or on its edges goes.
  ///
  /// - Complexity: O(*n*) for *n* parts.
  package mutating func subtract(_ hole: LayoutRect) {
    guard hole.width > 0, hole.height > 0 else { return }
    guard parts.contains(where: { $0.isTouched(by: hole) }) else { return }
    var left: [LayoutRect] = []
    for part in parts {
      guard part.isTouched(by: hole) else {
        left.append(part)
        continue
      }
      let (top, bottom) = (max(part.minY, hole.minY), min(part.maxY, hole.maxY))
      if part.minY < top {
        left.append(LayoutRect(left: part.minX, top: part.minY, right: part.maxX, bottom: top))
      }
      if part.minX < hole.minX {
        left.append(LayoutRect(left: part.minX, top: top, right: hole.minX, bottom: bottom))
      }
      if hole.maxX < part.maxX {
        left.append(LayoutRect(left: hole.maxX, top: top, right: part.maxX, bottom: bottom))
      }
      if bottom < part.maxY {
        left.append(LayoutRect(left: part.minX, top: bottom, right: part.maxX, bottom: part.maxY))
      }
    }
    parts = left
  }
}

extension LayoutRect {
  /// Whether a rectangle takes something of this one: of what has no area, what lies on its edges too.
  fileprivate func isTouched(by hole: LayoutRect) -> Bool {
    let isAcross =
      width > 0
      ? minX < hole.maxX && hole.minX < maxX : hole.minX <= minX && minX <= hole.maxX
    let isDown =
      height > 0
      ? minY < hole.maxY && hole.minY < maxY : hole.minY <= minY && minY <= hole.maxY
    return isAcross && isDown
  }
}
