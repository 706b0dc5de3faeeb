/// Moves and stretches each axis by itself.
struct CutoutPathMapping {
  private var scale: LayoutPoint
  private var offset: LayoutPoint

  /// Takes one rectangle to another; an axis without extent is only moved.
  init(from old: LayoutRect, to new: LayoutRect) {
    func ratio(_ new: Double, _ old: Double) -> Double { old > 0 ? new / old : 1 }
    scale = LayoutPoint(x: ratio(new.width, old.width), y: ratio(new.height, old.height))
    offset = LayoutPoint(x: new.x - old.x * scale.x, y: new.y - old.y * scale.y)
  }

  func place(_ point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: point.x * scale.x + offset.x, y: point.y * scale.y + offset.y)
  }

  /// This one and then another.
  func followed(by other: CutoutPathMapping) -> CutoutPathMapping {
    var both = other
    both.scale = LayoutPoint(x: scale.x * other.scale.x, y: scale.y * other.scale.y)
    both.offset = other.place(offset)
    return both
  }
}
