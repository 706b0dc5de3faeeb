internal import Constraints

/// Rows of which nothing fixes the height, although something names it.
///
/// As table views have it: a row that could collapse to nothing is taken for one whose constraints
/// lack something, and gets the usual height. So `n.centerY == row.centerY` alone makes rows of 44
/// points, while a row that says that it is 0 high, or holds only what is 0 high, is.
extension ViewLayout {
  /// Gives a row that would be 0 high the usual height, unless it has to be so low.
  ///
  /// - Returns: Whether it did.
  mutating func raiseRow() throws(LayoutError) -> Bool {
    guard let row = items.first, engine.frame(of: row).height <= GeometryTolerance.length else {
      return false
    }
    try setWantedRowHeight(Self.usualRowHeight)
    return engine.frame(of: row).height > GeometryTolerance.length
  }

  /// Makes a row as low as it can be again.
  mutating func lowerRow() throws(LayoutError) { try setWantedRowHeight(0) }

  private mutating func setWantedRowHeight(_ height: Double) throws(LayoutError) {
    guard let number = demands.firstIndex(where: { $0.origin.line == Self.lowRow }),
      let id = demandIDs[number]
    else { return }
    try engine.setConstant(height, of: id)
  }

  /// Whether the constraints of a row's template leave its height to the list, although there are
  /// some.
  var leavesRowHeight: Bool {
    !root.constraints(of: context.scene).isEmpty
      && demands.contains { $0.origin.line == Self.usualRow }
  }

  /// Warns that the constraints of a row's template do not fix its height.
  mutating func reportRowHeight() {
    diagnostics.append(
      Diagnostic(
        .warning, code: .rowHeight,
        message:
          "the constraints of the template do not fix how high a row is, so it has the usual "
          + "44 points", range: views.first?.view.place,
        help:
          "tie what is in it to its top and its bottom, as 'V:|-[title]-|' does, or say how high "
          + "it is: 'row.height == 44'"))
  }
}
