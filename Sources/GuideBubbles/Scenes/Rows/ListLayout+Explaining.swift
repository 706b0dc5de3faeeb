internal import Constraints

/// Why something in a list has its value.
extension ListLayout {
  /// Why an attribute of a row, or of a view in one, has its value.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - view: The id of the view; nothing for the row itself.
  ///   - row: The row's position, from 0.
  ///   - origin: Where what scrolls begins on the screen, in points.
  ///   - name: What the whole is called.
  /// - Returns: The explanation; nothing when the row has no such view.
  /// - Complexity: The row is laid out anew.
  func explanation(
    of attribute: LayoutAttribute, ofView view: String?, inRow row: Int, at origin: LayoutPoint,
    named name: String
  ) -> ValueExplanation? {
    let placed = rows[row]
    guard let blueprint = blueprints[placed.solved.shape],
      let shape = list.shapes.shapes[placed.solved.shape],
      let number = view.map({ id in blueprint.names.firstIndex { $0 == "." + id } }) ?? 0
    else { return nil }
    let texts = blueprint.texts(of: placed.row, in: context)
    let layout = RowLayout(
      blueprint, key: RowLayout.Key(shape: blueprint.layoutShape, presence: texts.presence),
      texts: texts, in: LayoutRoot.row(width: width, safeArea: coveredSides, shape), context)
    var explanation = layout.explanation(of: attribute, ofView: number, named: name)
    guard attribute.isLocation else { return explanation }
    let isHorizontal = attribute.axis == .horizontal
    let start = isHorizontal ? origin.x : origin.y + placed.top
    func shifted(_ bound: Double?) -> Double? { bound.map { $0 + start } }
    explanation.value += start
    explanation.open = explanation.open.map {
      LayoutOpenRange(lower: shifted($0.lower), upper: shifted($0.upper))
    }
    explanation.holds.append(
      ValueReason(
        .list,
        "'\(rowName(row))' begins at \(NumberText.text(start))"
          + (isHorizontal ? ", where its list does" : ", behind what is before it in its list"),
        effect: 1, range: shape.row.place))
    return explanation
  }
}
