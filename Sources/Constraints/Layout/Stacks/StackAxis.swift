/// The attributes and margins of a stack along one axis, in reading direction.
internal struct StackAxis {
  internal let axis: LayoutAxis
  internal let startMargin: Double
  internal let endMargin: Double
  /// How far the middle between the margins lies to the right of or below the middle of the stack.
  internal let centerOffset: Double

  internal init(
    _ axis: LayoutAxis, _ margins: LayoutInsets, _ direction: UserInterfaceLayoutDirection
  ) {
    self.axis = axis
    switch (axis, direction) {
    case (.vertical, _): (startMargin, endMargin) = (margins.top, margins.bottom)
    case (.horizontal, .leftToRight): (startMargin, endMargin) = (margins.left, margins.right)
    case (.horizontal, .rightToLeft): (startMargin, endMargin) = (margins.right, margins.left)
    }
    centerOffset =
      axis == .horizontal
      ? (margins.left - margins.right) / 2 : (margins.top - margins.bottom) / 2
  }

  internal var start: LayoutAttribute { axis == .horizontal ? .leading : .top }
  internal var end: LayoutAttribute { axis == .horizontal ? .trailing : .bottom }
  internal var center: LayoutAttribute { axis == .horizontal ? .centerX : .centerY }
  internal var extent: LayoutAttribute { axis == .horizontal ? .width : .height }
  /// What both margins take.
  internal var margins: Double { startMargin + endMargin }
}
