internal import Constraints

/// What is special where it reads the template of a list, or what a row puts into it.
extension SceneReader {
  /// Whether a template's constraint may name an attribute: of the screen only its size.
  mutating func checkScreen(
    _ name: String, _ attribute: LayoutAttribute, at range: SourceRange?
  ) -> Bool {
    guard name == "screen", attribute != .width, attribute != .height else { return true }
    report(
      .constraint, "a row is laid out by itself and cannot name 'screen.\(attribute.rawValue)'",
      at: range, help: "name 'row', the views of the template, 'screen.width' or 'screen.height'")
    return false
  }

  /// Reports keys of a template's row that decide what the list decides for its rows.
  mutating func refuseKeysOfPlaces(_ fields: Fields<ViewKey>) {
    let ways: [(ViewKey, String)] = [
      (.id, "its views and constraints call it 'row'"),
      (.pin, "it is as wide as the list; constraints say how high"),
      (.frame, "it is as wide as the list; constraints say how high, such as \"row.height == 44\""),
      (.when, "leave rows out of 'data', or give views in it a 'when'"),
      (.collapses, "leave rows out of 'data'"),
    ]
    for (key, way) in ways {
      // What it is called anyway may be said.
      guard let field = fields[key],
        key != .id || field.value.string != SceneTemplate.rowName
      else { continue }
      diagnostics.append(
        .meansNothing(
          key.rawValue, to: "the row of a template", at: field.range,
          help: way))
    }
  }

  /// Reports keys that only lists have.
  mutating func refuseKeysOfLists(_ fields: Fields<ViewKey>, _ kind: ViewKind) {
    for key in ViewPart.list.keys {
      guard let field = fields[key] else { continue }
      diagnostics.append(
        .meansNothing(
          key.rawValue, to: "a view of kind '\(kind.rawValue)'", at: field.range,
          help: isInTemplate ? "leave it out" : "write \"kind\": \"list\", or leave it out"))
    }
  }
}
