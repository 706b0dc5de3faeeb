internal import Constraints

/// Names of parts of lists, such as `thread[3].bubble`.
extension SceneReader {
  /// Whether a name is that of a part of a list; what is wrong with it is reported.
  ///
  /// - Parameters:
  ///   - name: What is no view's id.
  ///   - isOptional: Whether it may name what is not there.
  /// - Returns: Whether it looks like a part of a list that there is.
  mutating func checkPartOfList(_ name: SceneName, isOptional: Bool = false) -> Bool {
    guard let part = ListPartName(name.text), let list = lists[part.list] else { return false }
    if let fault = fault(of: part, in: list) {
      diagnostics.append(
        Diagnostic(
          isOptional ? .warning : .error, code: .unknownView, message: fault.message,
          range: name.range, help: fault.help))
    }
    return true
  }

  private typealias Fault = (message: String, help: String?)

  private func fault(of name: ListPartName, in list: SceneList) -> Fault? {
    switch name.part {
    case .index:
      guard list.order != .letters || list.index == nil else { return nil }
      return ("'\(name.list)' has no index", "write \"sort\": \"letters\"")
    case .header(let number), .footer(let number):
      if number >= 1 { return nil }
      return ("'\(name.list)' has no section \(number)", "sections are counted from 1")
    case .row(let key):
      guard let row = list.row(key) else { return fault(ofRow: key, named: name.list, in: list) }
      return name.view.flatMap { fault(ofView: $0, in: row, of: list) }
    }
  }

  private func fault(ofRow key: String, named name: String, in list: SceneList) -> Fault {
    let count = list.rows.count
    let rows = count == 1 ? "1 row" : "\(count) rows"
    if let number = ListPartName.position(key) {
      return ("there is no row \(number): '\(name)' has \(rows)", "rows are counted from 1")
    }
    let ids = KnownNames(list.rows.compactMap(\.id))
    return (
      "'\(name)' has no row '\(key)'",
      ids.help(
        for: key, orNone: "no row has an 'id'; rows are counted from 1, up to \(count)")
    )
  }

  /// A row that is sorted may be any, so that any template may have the view.
  private func fault(ofView view: String, in row: SceneRow, of list: SceneList) -> Fault? {
    let candidates =
      list.order == .asWritten || row.id != nil
      ? [row.shape].compactMap { $0 } : Array(list.shapes.shapes.indices)
    var known: [String] = []
    for candidate in candidates {
      guard let shape = list.shapes.shapes[candidate] else { return nil }
      let ids = shape.row.idsInside
      if ids.contains(view) { return nil }
      known += ids.filter { !known.contains($0) }
    }
    return (
      "the template has no view '\(view)'",
      KnownNames(known).suggestion(for: view)
        + KnownNames.list(
          Array(known.prefix(KnownNames.mostListed)), orNone: "none of its views has an 'id'")
    )
  }
}

extension SceneList {
  /// The row of an id, or else of a position from 1, as far as positions are those of the file.
  func row(_ key: String) -> SceneRow? {
    if let row = rows.first(where: { $0.id == key }) { return row }
    return ListPartName.index(ofRow: key, among: rows.count).map { rows[$0] }
  }
}

extension SceneView {
  /// The ids of the views in it.
  var idsInside: [String] { children.flatMap { [$0.id?.text].compactMap { $0 } + $0.idsInside } }
}
