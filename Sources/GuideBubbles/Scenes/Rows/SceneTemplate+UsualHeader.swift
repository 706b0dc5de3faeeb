extension SceneTemplate {
  /// What stands above a section with a title where the scene does not say: the title on grey, 28
  /// points high.
  static let usualHeader: SceneTemplate = {
    var row = SceneView(name: rowName)
    row.id = SceneName(rowName)
    row.look.fill = DrawingColor(red: 0xf2, green: 0xf2, blue: 0xf7)
    var title = SceneView(name: "title", kind: .label)
    title.id = SceneName("title")
    title.text = SceneText("{section}")
    title.text?.noteFields()
    title.look.lineLimit = 1
    title.look.font = SceneFont(size: .points(15), weight: .bold)
    let lines = [
      "row.height == 28", "title.leading == row.leadingMargin",
      "title.trailing <= row.trailingMargin", "title.centerY == row.centerY",
    ]
    return SceneTemplate(
      id: .usualHeader,
      row: TemplateView(view: row, children: .each([.read(TemplateView(view: title))])),
      constraints: .each(
        lines.compactMap { line in
          (try? SceneConstraint(parsing: JSONString(line))).map { .read($0) }
        }), uses: [])
  }()
}
