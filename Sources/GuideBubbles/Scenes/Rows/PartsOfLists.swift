internal import Constraints

/// Constraints that name rows and what is in them.
///
/// Rows are read, never moved: they are laid out in the width that their list has without such
/// constraints. Each part that is named joins the scene's layout as an item that keeps its size and its
/// distance from the list, and then the constraints that name it come into force. Where those change
/// the list's width, rows are laid out once more.
struct PartsOfLists {
  /// The lists as they were laid out for them, by the numbers of their views; never iterated.
  private(set) var lists: [Int: ListLayout] = [:]
  /// The numbers of the rows of each by their ids; never iterated.
  private var rows: [Int: [String: Int]] = [:]

  /// Puts the constraints of a scene that name parts of lists in force, in a layout that is solved
  /// for the others.
  init(solvingIn layout: inout ViewLayout) {
    let naming = layout.context.scene.constraints.filter { !$0.partsOfLists.isEmpty }
    guard !naming.isEmpty else { return }
    for name in naming.flatMap(\.partsOfLists) where layout.parts.numbers[name.text] == nil {
      add(name, to: &layout)
    }
    let (first, said) = (layout.demands.count, layout.diagnostics.count)
    for round in 0...1 {
      layout.enforce(ties(in: layout) + layout.collapsed(naming.flatMap { layout.resolved($0) }))
      let moved = moveParts(of: &layout)
      guard !moved.isEmpty else { return }
      guard round == 0 else {
        layout.reportMoving(moved, among: naming)
        return
      }
      layout.withdrawDemands(from: first)
      layout.diagnostics.removeSubrange(said...)
    }
  }

  /// Keeps a list as it is laid out.
  private mutating func keep(_ list: ListLayout, at view: Int) {
    if rows[view] == nil {
      var numbers: [String: Int] = [:]
      for (number, row) in list.rows.enumerated() {
        if let id = row.row.id { numbers[id] = number }
      }
      rows[view] = numbers
    }
    lists[view] = list
  }

  /// The number of a row by its id, or else by its position from 1.
  private func row(_ key: String, ofList view: Int) -> Int? {
    guard let count = lists[view]?.count else { return nil }
    return rows[view]?[key] ?? ListPartName.index(ofRow: key, among: count)
  }

  /// Adds a part of a list that exists here; one of a row that has no such view is reported, unless
  /// its `when` is false.
  private mutating func add(_ name: SceneName, to layout: inout ViewLayout) {
    guard let path = ListPartName(name.text), let view = layout.indices[path.list],
      let list = layout.views[view].view.list
    else { return }
    if lists[view] == nil { layOut(list, at: view, in: layout) }
    switch place(of: path, inList: view, of: layout) {
    case .found(let frame, let baselines):
      let item = layout.addPart(name.text, ofList: view)
      layout.setBaselines(baselines, ofPart: item)
      layout.parts.add(
        NamedParts.Part(name: name, path: path, list: view, item: item, frame: frame))
    case .absent: return
    case .unknown(let message):
      layout.diagnostics.append(
        Diagnostic(code: .unknownView, message: message, range: name.range))
    }
  }

  /// Lays out the rows of a list in the width that it has.
  private mutating func layOut(_ list: SceneList, at view: Int, in layout: borrowing ViewLayout) {
    keep(
      ListLayout(
        list, named: layout.views[view].view.name,
        in: layout.engine.frame(of: layout.items[view]), layout.context),
      at: view)
  }

  private func place(
    of path: ListPartName, inList view: Int, of layout: borrowing ViewLayout
  ) -> ListPartPlace {
    guard let list = lists[view] else { return .absent }
    var row: Int?
    if case .row(let key) = path.part { row = self.row(key, ofList: view) }
    let context = layout.context
    let offset = layout.views[view].view.offset.map {
      LayoutPoint(x: context.points($0.x), y: context.points($0.y))
    }
    return list.place(
      of: path, row: row, in: layout.engine.frame(of: layout.items[view]),
      offset: offset ?? LayoutPoint())
  }

  /// What holds each part where its list has it.
  private func ties(in layout: borrowing ViewLayout) -> [OriginatedConstraint] {
    let (views, items) = (layout.views, layout.items)
    return layout.parts.parts.flatMap { part -> [OriginatedConstraint] in
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
  private mutating func moveParts(of layout: inout ViewLayout) -> [Int] {
    var moved: [Int] = []
    for number in layout.parts.parts.indices {
      let part = layout.parts.parts[number]
      let frame = layout.engine.frame(of: layout.items[part.list])
      if let known = lists[part.list], !known.suits(frame),
        let list = layout.views[part.list].view.list
      {
        layOut(list, at: part.list, in: layout)
      }
      guard
        case .found(let frame, let baselines) = place(
          of: part.path, inList: part.list, of: layout),
        layout.parts.move(number, to: frame)
      else { continue }
      moved.append(number)
      layout.setBaselines(baselines, ofPart: part.item)
    }
    return moved
  }
}

extension ViewLayout {
  fileprivate mutating func setBaselines(
    _ baselines: (first: Double, last: Double)?, ofPart item: LayoutItem
  ) {
    guard let baselines else { return }
    try? engine.setBaselines(
      firstFromTop: baselines.first, lastFromBottom: baselines.last, of: item)
  }

  /// Reports that rows do not come to rest, at the last constraint that names one that moved.
  fileprivate mutating func reportMoving(_ moved: [Int], among naming: [SceneConstraint]) {
    let names = moved.map { parts.parts[$0].name.text }
    guard
      let last = naming.last(where: { $0.partsOfLists.contains { names.contains($0.text) } }),
      let part = last.partsOfLists.first(where: { names.contains($0.text) }),
      let number = parts.numbers[part.text]
    else { return }
    let list = views[parts.parts[number].list].view.name
    diagnostics.append(
      Diagnostic(
        code: .unsettled,
        message: "'\(last.line.text)' changes the size of '\(list)', and that moves '\(part.text)' "
          + "in it each time", range: last.range(of: 0..<last.line.text.utf8.count),
        help: "say how large '\(list)' is without naming its rows"))
  }
}
