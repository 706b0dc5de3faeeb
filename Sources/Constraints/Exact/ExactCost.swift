/// The cost of an exact form as it is read: breakpoints with their numbers in the form's own unit.
struct ExactCost {
  private var breakpoints: ContiguousArray<ExactForm.Breakpoint>
  private var positions: ContiguousArray<ExactDecimal>
  private var slopes: ContiguousArray<(left: ExactDecimal, right: ExactDecimal)> = []

  /// - Parameters:
  ///   - breakpoints: The breakpoints, from left to right.
  ///   - unit: The unit of the form's coefficients: positions and slopes are given for the form
  ///     without it.
  init(_ breakpoints: ContiguousArray<ExactForm.Breakpoint>, unit: ExactDecimal) {
    self.breakpoints = breakpoints
    let inverse = unit.inverseOfPower
    positions = ContiguousArray(
      breakpoints.map { ExactDecimal.reading(CollectionOfOne($0.position))[0] * inverse })
    for breakpoint in breakpoints {
      slopes.append(
        (
          ExactDecimal(breakpoint.leftSlope) * unit,
          ExactDecimal(breakpoint.rightSlope) * unit
        ))
    }
  }

  /// Makes the common units parts of these numbers.
  func note(positions positionUnit: inout CommonUnit, slopes slopeUnit: inout CommonUnit) {
    for (index, breakpoint) in breakpoints.enumerated() {
      positionUnit.divide(positions[index])
      guard breakpoint.level >= 0 else { continue }
      slopeUnit.divide(slopes[index].left)
      slopeUnit.divide(slopes[index].right)
    }
  }

  /// Gives a form its positions and segments.
  func fill(
    _ form: inout ExactForm, levelCount: Int, _ positionUnit: CommonUnit, _ slopeUnit: CommonUnit
  ) {
    var counts = ContiguousArray(positions.map { positionUnit.count($0) })
    keepRequiredBoundsInOrder(&counts)
    let order = breakpoints.indices.sorted { (counts[$0], $0) < (counts[$1], $1) }
    for index in order {
      if form.positions.last != counts[index] {
        form.positions.append(counts[index])
        form.breakpoints.append([])
      }
      form.breakpoints[form.breakpoints.count - 1].append(breakpoints[index])
    }
    addSegments(to: &form, inOrder: order, levelCount: levelCount, slopeUnit)
  }

  /// Where two required bounds contradict each other by less than a tolerance, the right one counts.
  private func keepRequiredBoundsInOrder(_ counts: inout ContiguousArray<BigInteger>) {
    var ceiling: BigInteger?
    for (index, breakpoint) in breakpoints.enumerated()
    where breakpoint.isRequired {
      if breakpoint.leftSlope < 0, let limit = ceiling, counts[index] > limit {
        counts[index] = limit
      }
      if breakpoint.rightSlope > 0, ceiling.map({ counts[index] < $0 }) ?? true {
        ceiling = counts[index]
      }
    }
  }

  /// Adds the segments from left to right: each differs from the one before by the breakpoints between
  /// them.
  private func addSegments(
    to form: inout ExactForm, inOrder order: [Int], levelCount: Int, _ slopeUnit: CommonUnit
  ) {
    var segment = ExactForm.Segment(slope: ContiguousArray(repeating: .zero, count: levelCount))
    var (floors, ceilings) = (0, 0)
    for index in breakpoints.indices {
      add(slopes[index].left, of: index, to: &segment, slopeUnit)
      let breakpoint = breakpoints[index]
      if breakpoint.level == ExactForm.Breakpoint.stayLevel { segment.stay = -1 }
      if breakpoint.isRequired, breakpoint.leftSlope != 0 { floors += 1 }
    }
    segment.infinity = floors > 0 ? -1 : 0
    form.segments.append(segment)
    var next = 0
    for count in form.breakpoints.map({ $0.count }) {
      for index in order[next..<next + count] {
        add(slopes[index].right, of: index, to: &segment, slopeUnit)
        add(slopes[index].left.negated, of: index, to: &segment, slopeUnit)
        let breakpoint = breakpoints[index]
        if breakpoint.level == ExactForm.Breakpoint.stayLevel { segment.stay = 1 }
        guard breakpoint.isRequired else { continue }
        if breakpoint.leftSlope != 0 { floors -= 1 }
        if breakpoint.rightSlope != 0 { ceilings += 1 }
      }
      next += count
      segment.infinity = ceilings > 0 ? 1 : floors > 0 ? -1 : 0
      form.segments.append(segment)
    }
  }

  /// Adds a slope in the levels in which a breakpoint counts.
  private func add(
    _ slope: ExactDecimal, of index: Int, to segment: inout ExactForm.Segment,
    _ slopeUnit: CommonUnit
  ) {
    guard breakpoints[index].level >= 0 else { return }
    let part = slopeUnit.count(slope)
    let (level, tie) = (Int(breakpoints[index].level), segment.slope.count - 1)
    segment.slope[level] = segment.slope[level] + part
    if breakpoints[index].isContentSize { segment.slope[tie] = segment.slope[tie] + part }
  }
}
