import Constraints

/// A stack of fixed or free size with items of known content.
struct StackScene: ~Copyable {
  var engine: LayoutEngine
  let stack: LayoutItem
  private(set) var items: [LayoutItem] = []

  /// Adds the items and arranges nothing yet.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the contents.
  ///   - frame: Where the stack is; nothing when only its contents say how large it is.
  ///   - axis: The axis along which the first number of each size counts.
  ///   - direction: Which of left and right is leading.
  /// - Throws: What the engine refuses.
  init(
    _ sizes: [(Double?, Double?)], frame: LayoutRect? = nil, axis: LayoutAxis = .horizontal,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) throws {
    engine = LayoutEngine(layoutDirection: direction)
    if let frame {
      stack = engine.addItem(named: "stack", frame: frame)
    } else {
      stack = engine.addItem(named: "stack")
    }
    for (index, size) in sizes.enumerated() {
      let item = engine.addItem(named: "v\(index)")
      let (width, height) = axis == .horizontal ? size : (size.1, size.0)
      try engine.setIntrinsicContentSize(
        IntrinsicContentSize(width: width, height: height), of: item)
      items.append(item)
    }
  }

  /// Arranges all items.
  mutating func arrange(_ arrangement: StackArrangement) throws(LayoutError) {
    try engine.arrange(items, in: stack, arrangement)
  }

  func frame(_ index: Int) -> LayoutRect { engine.frame(of: items[index]) }

  /// The start and extent of each item along an axis, from the leading edge of a stack at 0.
  func spans(along axis: LayoutAxis) -> [[Double]] {
    let stack = engine.frame(of: stack)
    return items.map { item in
      let frame = engine.frame(of: item)
      guard axis == .horizontal else { return [frame.y - stack.y, frame.height] }
      let isLeftToRight = engine.layoutDirection == .leftToRight
      return [isLeftToRight ? frame.x - stack.x : stack.maxX - frame.maxX, frame.width]
    }
  }

  /// All frames, the stack's first.
  var frames: [LayoutRect] { ([stack] + items).map { engine.frame(of: $0) } }

  /// The same as lists of numbers.
  var numbers: [[Double]] { frames.map { [$0.x, $0.y, $0.width, $0.height] } }
}

/// Whether lists of numbers agree to a millionth of a point.
func agree(_ left: [[Double]], _ right: [[Double]]) -> Bool {
  left.count == right.count
    && zip(left, right).allSatisfy { pair in
      pair.0.count == pair.1.count
        && zip(pair.0, pair.1).allSatisfy { ($0 - $1).magnitude < 1e-6 }
    }
}
