/// What there is to read.
extension ListLayout {
  /// A row as it was given.
  ///
  /// - Parameter index: Its position, from 0.
  /// - Returns: The row.
  public func row(at index: Int) -> SceneRow { rows[index].row }

  /// The frame of a row in what scrolls, in points, not rounded.
  ///
  /// - Parameter index: Its position, from 0.
  /// - Returns: The frame.
  /// - Complexity: Constant.
  public func frame(ofRow index: Int) -> LayoutRect {
    LayoutRect(x: 0, y: rows[index].top, width: width, height: rows[index].solved.height)
  }

  /// The row and the views in it, on the screen's pixels if what scrolls begins on one.
  ///
  /// - Parameter index: The row's position, from 0.
  /// - Returns: The row itself, then what is in it, parents before their children; each has the
  ///   position of its parent in this array.
  public func views(inRow index: Int) -> [SolvedView] {
    var views: [SolvedView] = []
    append(
      rows[index].solved, named: rowName(index), to: &views, in: nil,
      at: LayoutPoint(x: 0, y: rows[index].top))
    return views
  }

  /// The rows of which some is in a rectangle of what scrolls.
  ///
  /// - Parameter rect: The rectangle, in points; only where it begins and ends from top to bottom
  ///   counts.
  /// - Returns: Their positions.
  /// - Complexity: O(log *n*).
  public func rows(in rect: LayoutRect) -> Range<Int> {
    let first = firstRow { $0.bottom > rect.minY }
    let end = max(first, firstRow { $0.top >= rect.maxY })
    return first..<end
  }

  /// The positions of a section's rows.
  func rows(ofSection number: Int) -> Range<Int> {
    let end = number + 1 < sections.count ? sections[number + 1].firstRow : count
    return sections[number].firstRow..<end
  }

  /// The first row of which something is true that is so for all behind it.
  private func firstRow(where holds: (PlacedRow) -> Bool) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if holds(rows[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// What a row is called in outputs: by its id, or by its position from 1.
  func rowName(_ index: Int) -> String {
    name + "[" + (rows[index].row.id ?? String(index + 1)) + "]"
  }

  /// Adds the views of a row whose corner is at a point of the screen.
  func append(
    _ row: SolvedRow, named name: String, to views: inout [SolvedView], in parent: Int?,
    at origin: LayoutPoint
  ) {
    guard let blueprint = blueprints[row.shape] else { return }
    let first = views.count
    let isHidden = parent.map { views[$0].isHidden } ?? false
    let onBaselines = onBaselines[blueprint.layoutShape] ?? []
    for (index, view) in blueprint.views.enumerated() {
      let frame = row.frames[index].offset(x: origin.x, y: origin.y)
      let text = row.texts[index]
      views.append(
        view.solved(
          id: name + blueprint.names[index], in: view.parent.map { first + $0 } ?? parent,
          isHidden: isHidden, frame: context.snapped(frame), text: text,
          textFrame: blueprint.textPlaces[index].frame(
            of: text, in: frame, isOnBaseline: onBaselines.contains(index), context),
          showsPlaceholder: row.placeholders.contains(index)))
    }
  }
}
