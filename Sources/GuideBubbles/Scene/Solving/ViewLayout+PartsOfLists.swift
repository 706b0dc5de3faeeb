internal import Constraints

/// Constraints that name rows and what is in them.
///
/// Rows are read, never moved: they are laid out in the width that their list has without such
/// constraints. Each part that is named joins the scene's layout as an item that keeps its size and its
/// distance from the list, and then the constraints that name it come into force. Where those change
/// the list's width, rows are laid out once more.
extension ViewLayout {
  mutating func solvePartsOfLists() {
    guard case .screen = root else { return }
    let naming = context.scene.constraints.filter { !$0.partsOfLists.isEmpty }
    guard !naming.isEmpty else { return }
    for name in naming.flatMap(\.partsOfLists) where parts.numbers[name.text] == nil { add(name) }
    let (first, said) = (demands.count, diagnostics.count)
    for round in 0...1 {
      enforce(ties() + collapsed(naming.flatMap { resolved($0) }))
      let moved = moveParts()
      guard !moved.isEmpty else { return }
      guard round == 0 else { return reportMoving(moved, among: naming) }
      withdrawDemands(from: first)
      diagnostics.removeSubrange(said...)
    }
  }

  /// Adds a part of a list that exists here; one of a row that has no such view is reported, unless
  /// its `when` is false.
  private mutating func add(_ name: SceneName) {
    guard let path = ListPartName(name.text), let list = indices[path.list],
      let rows = views[list].view.list
    else { return }
    if parts.lists[list] == nil { layOut(rows, at: list) }
    switch place(of: path, in: list) {
    case .found(let frame, let baselines):
      let item = addPart(name.text, ofList: list)
      if let baselines {
        try? engine.setBaselines(
          firstFromTop: baselines.first, lastFromBottom: baselines.last, of: item)
      }
      parts.add(NamedParts.Part(name: name, path: path, list: list, item: item, frame: frame))
    case .absent: return
    case .unknown(let message):
      diagnostics.append(Diagnostic(code: "unknown-view", message: message, range: name.range))
    }
  }

  private mutating func layOut(_ list: SceneList, at view: Int) {
    parts.keep(
      ListLayout(
        list, named: views[view].view.name, width: engine.frame(of: items[view]).width, in: context),
      at: view)
  }

  private func place(of path: ListPartName, in list: Int) -> ListPartPlace {
    guard let rows = parts.lists[list] else { return .absent }
    var row: Int?
    if case .row(let key) = path.part { row = parts.row(key, ofList: list) }
    let offset = views[list].view.offset.map {
      LayoutPoint(x: context.points($0.x), y: context.points($0.y))
    }
    return rows.place(
      of: path, row: row, in: engine.frame(of: items[list]), offset: offset ?? LayoutPoint())
  }

  /// What holds each part where its list has it.
  private func ties() -> [OriginatedConstraint] {
    parts.parts.flatMap { part -> [OriginatedConstraint] in
      let demands: [(LayoutAttribute, Double)] = [
        (.left, part.frame.x), (.top, part.frame.y), (.width, part.frame.width),
        (.height, part.frame.height),
      ]
      return demands.map { attribute, value in
        var terms = [LayoutTerm(.attribute(attribute, of: part.item))]
        if attribute.isLocation {
          terms.append(LayoutTerm(.attribute(attribute, of: items[part.list]), coefficient: -1))
        }
        let line =
          "'\(part.name.text).\(attribute.rawValue)' is \(NumberText.text(value)) in its list"
        return OriginatedConstraint(
          constraint: LayoutConstraint(terms: terms, .equal, constant: value),
          origin: ConstraintOrigin(row: line, range: views[part.list].view.place))
      }
    }
  }

  /// Lays out the lists anew whose widths have changed.
  ///
  /// - Returns: The numbers of the parts that moved in their lists by that.
  private mutating func moveParts() -> [Int] {
    var moved: [Int] = []
    for number in parts.parts.indices {
      let part = parts.parts[number]
      let width = engine.frame(of: items[part.list]).width
      if let known = parts.lists[part.list], (known.width - width).magnitude > 1e-9,
        let list = views[part.list].view.list
      {
        layOut(list, at: part.list)
      }
      guard case .found(let frame, let baselines) = place(of: part.path, in: part.list),
        parts.move(number, to: frame)
      else { continue }
      moved.append(number)
      if let baselines {
        try? engine.setBaselines(
          firstFromTop: baselines.first, lastFromBottom: baselines.last, of: part.item)
      }
    }
    return moved
  }

  /// Reports that rows do not come to rest, at the last constraint that names one that moved.
  private mutating func reportMoving(_ moved: [Int], among naming: [SceneConstraint]) {
    let names = moved.map { parts.parts[$0].name.text }
    guard
      let last = naming.last(where: { $0.partsOfLists.contains { names.contains($0.text) } }),
      let part = last.partsOfLists.first(where: { names.contains($0.text) }),
      let number = parts.numbers[part.text]
    else { return }
    let list = views[parts.parts[number].list].view.name
    diagnostics.append(
      Diagnostic(
        code: "unsettled",
        message: "'\(last.line.text)' changes the size of '\(list)', and that moves '\(part.text)' "
          + "in it each time", range: last.range(of: 0..<last.line.text.utf8.count),
        help: "say how large '\(list)' is without naming its rows"))
  }
}
