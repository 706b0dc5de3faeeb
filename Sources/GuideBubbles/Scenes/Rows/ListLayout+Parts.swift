/// Where a part of a list is.
enum ListPartPlace {
  /// Its frame, measured from the list's top left corner, and how far its baselines are from its top
  /// and bottom edge if it shows a text; in points, not rounded.
  case found(LayoutRect, baselines: (first: Double, last: Double)?)
  /// Its `when` is false.
  case absent
  /// There is no such part; what to say of it.
  case unknown(String)
}

/// Finding parts for constraints that name them.
extension ListLayout {
  /// Where a part is.
  ///
  /// - Parameters:
  ///   - name: The part.
  ///   - row: The position of its row, if it is in one.
  ///   - frame: The list's frame, absolute, in points.
  ///   - offset: How far the list is scrolled.
  /// - Returns: The place.
  func place(
    of name: ListPartName, row: Int?, in frame: LayoutRect, offset: LayoutPoint
  ) -> ListPartPlace {
    let owner: String
    let top: Double
    let part: PlacedEdge
    switch name.part {
    case .index:
      guard let index = index(in: frame) else { return .unknown("'\(self.name)' has no index") }
      return .found(index.frame.offset(x: -frame.x, y: -frame.y), baselines: nil)
    case .row:
      guard let row else { return .absent }
      (owner, top) = (rowName(row), rows[row].top)
      part = PlacedEdge(height: rows[row].solved.height, solved: rows[row].solved)
    case .header(let number), .footer(let number):
      guard sections.indices.contains(number - 1) else {
        let count = sections.count == 1 ? "1 section" : "\(sections.count) sections"
        return .unknown("there is no section \(number): '\(self.name)' has \(count)")
      }
      let section = sections[number - 1]
      if case .header = name.part {
        (owner, top, part) = ("\(self.name).header[\(number)]", section.top, section.header)
      } else {
        (owner, top, part) = ("\(self.name).footer[\(number)]", section.footerTop, section.footer)
      }
      guard part.height > 0 || part.solved != nil else {
        return .unknown("there is no '\(owner)': the section has none")
      }
    }
    return place(of: name.view, in: part, called: owner, at: top, offset)
  }

  private func place(
    of view: String?, in part: PlacedEdge, called owner: String, at top: Double,
    _ offset: LayoutPoint
  ) -> ListPartPlace {
    func moved(_ rect: LayoutRect) -> LayoutRect { rect.offset(x: -offset.x, y: top - offset.y) }
    guard let solved = part.solved, let blueprint = blueprints[solved.shape] else {
      guard view == nil else { return .unknown("'\(owner)' has no views") }
      return .found(moved(LayoutRect(width: width, height: part.height)), baselines: nil)
    }
    guard let view else {
      return .found(moved(solved.frames[0]), baselines: baselines(of: 0, in: solved))
    }
    guard let index = blueprint.views.firstIndex(where: { $0.view.id?.text == view }) else {
      let isThere = list.shapes.shapes[solved.shape]?.row.idsInside.contains(view) ?? false
      return isThere
        ? .absent : .unknown("'\(owner)' has no view '\(view)'")
    }
    return .found(moved(solved.frames[index]), baselines: baselines(of: index, in: solved))
  }

  private func baselines(of view: Int, in row: SolvedRow) -> (first: Double, last: Double)? {
    guard let blueprint = blueprints[row.shape], let text = row.texts[view],
      let first = text.lines.first, let last = text.lines.last
    else { return nil }
    let frame = row.frames[view]
    let area = blueprint.textPlaces[view].frame(of: text, in: frame)
    let top = area.y - frame.y + max(0, (area.height - text.size.height) / 2)
    return (top + first.baseline, frame.height - top - last.baseline)
  }
}
