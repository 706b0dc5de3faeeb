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
    for index in breakpoints.indices.sorted(by: { (counts[$0], $0) < (counts[$1], $1) }) {
      if form.positions.last != counts[index] {
        form.positions.append(counts[index])
        form.breakpoints.append([])
      }
      form.breakpoints[form.breakpoints.count - 1].append(breakpoints[index])
    }
    for segment in 0...form.positions.count {
      form.segments.append(
        self.segment(leftOf: segment, of: form, levelCount: levelCount, slopeUnit))
    }
  }

  /// Where two required bounds contradict each other by less than a tolerance, the right one counts.
  private func keepRequiredBoundsInOrder(_ counts: inout ContiguousArray<BigInteger>) {
    var ceiling: BigInteger?
    for (index, breakpoint) in breakpoints.enumerated()
    where breakpoint.level == ExactForm.Breakpoint.requiredLevel {
      if breakpoint.leftSlope < 0, let limit = ceiling, counts[index] > limit {
        counts[index] = limit
      }
      if breakpoint.rightSlope > 0, ceiling.map({ counts[index] < $0 }) ?? true {
        ceiling = counts[index]
      }
    }
  }

  private func segment(
    leftOf position: Int, of form: ExactForm, levelCount: Int, _ slopeUnit: CommonUnit
  ) -> ExactForm.Segment {
    var segment = ExactForm.Segment(
      slope: ContiguousArray(repeating: .zero, count: levelCount))
    for (index, breakpoint) in breakpoints.enumerated() {
      let isLeft = form.breakpoints[..<position].contains {
        $0.contains { $0.number == breakpoint.number }
      }
      if breakpoint.level == ExactForm.Breakpoint.stayLevel {
        segment.stay = isLeft ? 1 : -1
      } else if breakpoint.level == ExactForm.Breakpoint.requiredLevel {
        let slope = isLeft ? breakpoint.rightSlope : breakpoint.leftSlope
        if slope != 0 { segment.infinity = slope > 0 ? 1 : -1 }
      } else {
        let part = slopeUnit.count(isLeft ? slopes[index].right : slopes[index].left)
        segment.slope[Int(breakpoint.level)] = segment.slope[Int(breakpoint.level)] + part
        if breakpoint.isContentSize {
          segment.slope[levelCount - 1] = segment.slope[levelCount - 1] + part
        }
      }
    }
    return segment
  }
}

extension ExactForm.Segment {
  /// The sign of the slope, the strongest level first and the stay last.
  var signum: Int {
    if infinity != 0 { return infinity }
    for part in slope where !part.isZero { return part.signum }
    return stay
  }

  /// The same without the stay.
  var signumAboveStay: Int {
    if infinity != 0 { return infinity }
    for part in slope where !part.isZero { return part.signum }
    return 0
  }
}

extension ExactForm {
  /// The position at which its cost is least, its stay included.
  var cheapestPosition: ExactLocation {
    let rising = segments.firstIndex { $0.signum > 0 } ?? segments.count - 1
    return ExactLocation(position: max(0, rising - 1))
  }

  /// Where the cost of a form without a stay is least: in a segment when there is one.
  var cheapestLocation: ExactLocation {
    if let flat = segments.firstIndex(where: { $0.signumAboveStay == 0 }) {
      return ExactLocation(segment: flat)
    }
    return cheapestPosition
  }
}
