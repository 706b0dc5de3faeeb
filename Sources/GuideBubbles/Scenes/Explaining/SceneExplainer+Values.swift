package import Constraints

/// Why values are what they are.
extension SceneExplainer {
  /// The attributes that a view's frame consists of.
  private static let frameAttributes: [LayoutAttribute] = [.leading, .width, .top, .height]

  /// Why a view, an attribute of one, or a variable is what it is.
  ///
  /// - Parameter subject: Something of the scene that is no step.
  /// - Returns: An explanation for each attribute; none for a step.
  package func values(of subject: ExplanationSubject) -> [ValueExplanation] {
    switch subject {
    case .step: []
    case .variable(let name):
      zip(solution.variables, work.layout.variables).filter { $0.0.name == name }.map {
        work.layout.explanation(of: .variable($1), named: name)
      }
    case .view(let name, let attribute):
      (attribute.map { [$0] } ?? Self.frameAttributes).map { value(of: $0, of: name) }
    }
  }

  /// What holds an attribute of a view, without what gave way or is open, which takes longer.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - view: A view or a part of a list, or its name.
  /// - Returns: The reasons, each beside what it leans on; none when there is no such view.
  package func reasons(for attribute: LayoutAttribute, of view: String) -> [ValueReason] {
    if let number = viewNumber(named: view) {
      return work.layout.holding(.attribute(attribute, of: work.layout.items[number])).words
    }
    guard work.tree.view(named: view) != nil else { return [] }
    return value(of: attribute, of: view).holds
  }

  /// What holds a variable.
  package func reasons(forVariable name: String) -> [ValueReason] {
    let index = solution.variables.firstIndex { $0.name == name }
    return index.map { work.layout.holding(.variable(work.layout.variables[$0])).words } ?? []
  }

  private func value(of attribute: LayoutAttribute, of view: String) -> ValueExplanation {
    let name = "\(view).\(attribute.rawValue)"
    if let number = viewNumber(named: view) {
      return work.layout.explanation(of: attribute, ofView: number, named: name)
    }
    if let item = item(named: view) {
      return work.layout.explanation(of: .attribute(attribute, of: item), named: name)
    }
    return rowValue(of: attribute, of: view, named: name)
      ?? listValue(of: attribute, of: view, name)
  }

  /// Why a row or a view in one is where it is.
  private func rowValue(
    of attribute: LayoutAttribute, of view: String, named name: String
  ) -> ValueExplanation? {
    guard let part = ListPartName(view), case .row(let key) = part.part,
      let number = viewNumber(named: part.list), let list = work.layout.views[number].view.list
    else { return nil }
    let frame = work.layout.frames()[number]
    let offset = work.layout.views[number].view.offset.map {
      LayoutPoint(x: work.context.points($0.x), y: work.context.points($0.y))
    }
    let rows = ListLayout(list, named: part.list, in: frame, work.context)
    let row =
      rows.rows.firstIndex { $0.row.id == key } ?? ListPartName.index(ofRow: key, among: rows.count)
    let origin = LayoutPoint(x: frame.x - (offset?.x ?? 0), y: frame.y - (offset?.y ?? 0))
    return row.flatMap {
      rows.explanation(of: attribute, ofView: part.view, inRow: $0, at: origin, named: name)
    }
  }

  /// Where a list puts what is no row: headers, footers, the column of letters.
  private func listValue(
    of attribute: LayoutAttribute, of view: String, _ name: String
  ) -> ValueExplanation {
    let solved = work.tree.view(named: view)
    let list = ListPartName(view).flatMap { viewNumber(named: $0.list) }
    return ValueExplanation(
      name: name,
      value: solved?.frame.value(of: attribute, in: work.context.direction) ?? 0,
      holds: [
        ValueReason(
          .list, "'\(view)' is placed by its list",
          range: list.flatMap { work.layout.views[$0].view.place })
      ])
  }
}

extension LayoutRect {
  /// The value that an attribute has for the frame; that of its middle for what it does not know.
  fileprivate func value(
    of attribute: LayoutAttribute, in direction: UserInterfaceLayoutDirection
  ) -> Double {
    let isMirrored = direction == .rightToLeft
    return switch attribute {
    case .left, .leftMargin: minX
    case .right, .rightMargin: maxX
    case .leading, .leadingMargin: isMirrored ? maxX : minX
    case .trailing, .trailingMargin: isMirrored ? minX : maxX
    case .top, .topMargin, .firstBaseline: minY
    case .bottom, .bottomMargin, .lastBaseline: maxY
    case .width: width
    case .height: height
    case .centerX, .centerXWithinMargins: midX
    case .centerY, .centerYWithinMargins: midY
    }
  }
}
