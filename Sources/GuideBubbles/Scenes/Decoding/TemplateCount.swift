/// What the rows of a list make of its templates: how much is inserted, and how many views come of it.
struct TemplateCount {
  /// For each template how often it inserts a field, by the field's name; never iterated.
  private let uses: [[String: Int]]
  /// How often headers and footers insert the title of their section, and the views that they have.
  private let edgeUses: Int
  private let edgeViews: Int
  /// How many views a row of each shape has.
  private var viewCounts: [Int] = []
  /// The title of the last row that had one.
  private var title: JSONValue.Content?
  /// For a list in sections of letters, how many of these may still begin.
  private var lettersLeft: Int

  /// More letters than any order of ours makes sections of.
  private static let mostLetters = 200

  /// Counts what the templates of a list insert.
  init(of list: SceneList) {
    uses = list.templates.map { Self.uses(in: $0) }
    var (edgeUses, edgeViews) = (0, 0)
    for edges in [list.headers, list.footers].compactMap({ $0 }) {
      // A section has one of the two.
      var (uses, views) = (0, 0)
      for case .template(let template) in [edges.first, edges.others] {
        uses = max(uses, Self.uses(in: template)[RowKey.section.rawValue] ?? 0)
        views = max(views, template.row.viewCount)
      }
      edgeUses += uses
      edgeViews += views
    }
    (self.edgeUses, self.edgeViews) = (edgeUses, edgeViews)
    lettersLeft = list.order == .letters ? Self.mostLetters : 0
  }

  /// How many bytes of a row's fields its template inserts, those of its section's title included.
  func insertedBytes(of row: SceneRow, in template: Int) -> Int {
    row.fields.reduce(0) { sum, field in
      var count = uses[template][field.key.text] ?? 0
      if field.key.text == RowKey.section.rawValue { count += edgeUses }
      let length = field.value.range.end - field.value.range.start
      let (product, isTooMuch) = count.multipliedReportingOverflow(by: length)
      let (total, isMore) = sum.addingReportingOverflow(product)
      return isTooMuch || isMore ? SceneLimit.insertedBytes.most + 1 : total
    }
  }

  /// How many views a row comes to, with what stands above and below a section that it begins.
  mutating func views(of row: SceneRow, shaped shape: Int, in list: SceneList) -> Int {
    while viewCounts.count <= shape {
      viewCounts.append(list.shapes.shapes[viewCounts.count].map { $0.row.treeCount } ?? 0)
    }
    return viewCounts[shape] + (beginsSection(row, in: list.order) ? edgeViews : 0)
  }

  /// How many constraints rows of a shape have, which are laid out by themselves.
  func constraints(of shape: Int, in list: SceneList) -> Int {
    list.shapes.shapes[shape]?.constraints.reduce(0) { $0 + $1.parts.count } ?? 0
  }

  /// Whether a row may begin a section: where rows are sorted, any that names one.
  private mutating func beginsSection(_ row: SceneRow, in order: SceneListOrder) -> Bool {
    guard order != .letters || row.section != nil else {
      lettersLeft -= 1
      return lettersLeft >= 0
    }
    defer { title = row.section?.content }
    return order == .sorted ? row.section != nil : row.section?.content != title
  }

  private static func uses(in template: SceneTemplate) -> [String: Int] {
    var counts: [String: Int] = [:]
    for use in template.uses where use.purpose != .condition { counts[use.name, default: 0] += 1 }
    return counts
  }
}

extension TemplateView {
  /// How many views it comes to, itself included, as far as no field decides.
  fileprivate var viewCount: Int {
    guard case .each(let parts) = children else { return 1 }
    return parts.reduce(1) { sum, part in
      if case .read(let view) = part { sum + view.viewCount } else { sum + 1 }
    }
  }
}

extension SceneView {
  /// How many views it comes to, itself included.
  fileprivate var treeCount: Int { children.reduce(1) { $0 + $1.treeCount } }
}
