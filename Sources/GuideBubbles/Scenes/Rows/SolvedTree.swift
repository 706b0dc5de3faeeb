/// The views of a scene together with those of its lists, and what names them.
struct SolvedTree {
  /// The views in drawing order, parents before their children.
  var views: [SolvedView] = []
  var diagnostics: [Diagnostic] = []
  /// What gave way in rows.
  var violations: [SolvedViolation] = []
  /// The views that bubbles keep off.
  private(set) var obstacles: [Int] = []
  /// The scene's views by id; never iterated.
  private var indices: [String: Int] = [:]
  /// The lists by their names; never iterated.
  private var lists: [String: ListNames] = [:]

  /// Where the parts of a list stand among the views.
  private struct ListNames {
    var rows: [Int] = []
    var headers: [Int?] = []
    var footers: [Int?] = []
    /// The numbers of rows by id; never iterated.
    var ids: [String: Int] = [:]
  }

  /// Lays out the lists among views that are solved, each in the width that it got.
  ///
  /// - Parameters:
  ///   - solved: The scene's views on the screen's pixels.
  ///   - frames: Their frames before that.
  ///   - resolved: The same views as they were laid out.
  ///   - lists: Lists that were laid out before, by the numbers of their views.
  ///   - context: What they were laid out for.
  init(
    _ solved: [SolvedView], _ frames: [LayoutRect], _ resolved: [ResolvedView],
    _ lists: [Int: ListLayout] = [:], in context: SceneContext
  ) {
    var numbers: [Int] = []
    for (index, var view) in solved.enumerated() {
      let described = resolved[index].view
      view.parent = view.parent.map { numbers[$0] }
      numbers.append(views.count)
      if let id = described.id { indices[id.text] = views.count }
      if described.isObstacle { obstacles.append(views.count) }
      guard let list = described.list else {
        views.append(view)
        continue
      }
      let offset = described.offset.map {
        LayoutPoint(x: context.points($0.x), y: context.points($0.y))
      }
      let known = lists[index].flatMap { $0.suits(frames[index]) ? $0 : nil }
      let rows = known ?? ListLayout(list, named: view.id, in: frames[index], context)
      view.list = rows.solvedList(in: frames[index], offset: offset ?? LayoutPoint())
      views.append(view)
      append(rows, in: frames[index], offset: offset ?? LayoutPoint())
    }
  }

  /// Adds the rows of a list behind the list itself.
  private mutating func append(
    _ list: ListLayout, in frame: LayoutRect, offset: LayoutPoint
  ) {
    let parent = views.count - 1
    diagnostics += list.diagnostics
    violations += list.violations()
    views.reserveCapacity(
      views.count + list.rows.reduce(2 * list.sections.count) { $0 + $1.solved.frames.count })
    var names = ListNames()
    let (left, top) = (frame.x - offset.x, frame.y - offset.y)
    for (number, section) in list.sections.enumerated() {
      names.headers.append(views.count)
      append(
        section.header, of: list, named: "header[\(number + 1)]", in: parent,
        at: LayoutPoint(x: left, y: top + section.top))
      if views.count == names.headers[number] { names.headers[number] = nil }
      for row in list.rows(ofSection: number) {
        let placed = list.rows[row]
        names.rows.append(views.count)
        if let id = placed.row.id { names.ids[id] = row }
        append(
          placed.solved, of: list, named: list.rowName(row), in: parent,
          at: LayoutPoint(x: left, y: top + placed.top))
      }
      names.footers.append(views.count)
      append(
        section.footer, of: list, named: "footer[\(number + 1)]", in: parent,
        at: LayoutPoint(x: left, y: top + section.footerTop))
      if views.count == names.footers[number] { names.footers[number] = nil }
    }
    lists[list.name] = names
  }

  private mutating func append(
    _ edge: PlacedEdge, of list: ListLayout, named name: String, in parent: Int,
    at origin: LayoutPoint
  ) {
    guard edge.height > 0 || edge.solved != nil else { return }
    let name = "\(list.name).\(name)"
    if let solved = edge.solved {
      return append(solved, of: list, named: name, in: parent, at: origin)
    }
    let frame = LayoutRect(x: origin.x, y: origin.y, width: list.width, height: edge.height)
    views.append(
      SolvedView(
        id: name, kind: .view, frame: list.context.snapped(frame), parent: parent,
        isHidden: views[parent].isHidden))
  }

  private mutating func append(
    _ row: SolvedRow, of list: ListLayout, named name: String, in parent: Int,
    at origin: LayoutPoint
  ) {
    let first = views.count
    list.append(row, named: name, to: &views, in: parent, at: origin)
    guard let blueprint = list.blueprints[row.shape] else { return }
    for index in blueprint.obstacles { obstacles.append(first + index) }
  }
}

/// Finding views.
extension SolvedTree {
  /// The number of the view of a name: a view's id or a part of a list.
  func number(of name: String) -> Int? {
    if let index = indices[name] { return index }
    guard let part = ListPartName(name), let list = lists[part.list] else { return nil }
    let owner: Int?
    switch part.part {
    case .index: return nil
    case .header(let number):
      owner = ListPartName.index(of: number, among: list.headers.count).flatMap { list.headers[$0] }
    case .footer(let number):
      owner = ListPartName.index(of: number, among: list.footers.count).flatMap { list.footers[$0] }
    case .row(let key):
      let row = list.ids[key] ?? ListPartName.index(ofRow: key, among: list.rows.count)
      owner = row.map { list.rows[$0] }
    }
    guard let owner, let wanted = part.view else { return owner }
    let id = "\(views[owner].id).\(wanted)"
    return views[(owner + 1)...].firstIndex { $0.id == id || $0.parent.map { $0 < owner } ?? true }
      .flatMap { views[$0].id == id ? $0 : nil }
  }

  /// The view of a name; nothing when there is none or its `when` is false.
  func view(named name: String) -> SolvedView? {
    if let number = number(of: name) { return views[number] }
    guard let part = ListPartName(name), part.part == .index, let list = indices[part.list],
      let index = views[list].list?.index
    else { return nil }
    return SolvedView(
      id: name, kind: .view, frame: index.frame, parent: list, isHidden: views[list].isHidden)
  }
}
