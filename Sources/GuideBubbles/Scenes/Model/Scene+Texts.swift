/// A text of a scene, with what shows it.
package struct PlacedText: Hashable, Sendable {
  /// What shows a text.
  package enum Owner: Hashable, Sendable {
    /// A step, by its position from 1.
    case step(Int)
    /// A view, by its name; of rows by what all have in common.
    case view(String)
  }

  /// What shows it.
  package var owner: Owner
  /// Under which key: `text`, `title`, `button` or `placeholder`.
  package var key: String
  /// The text.
  package var text: SceneText
  /// Where its owner begins in the file; nothing when it stands in no file.
  package var range: SourceRange?
}

extension Scene {
  /// The texts of a scene: those of views in drawing order, then those of steps; without those of rows.
  ///
  /// - Complexity: O(*n*) for *n* views and steps.
  package var texts: [PlacedText] {
    var texts: [PlacedText] = []
    func add(_ text: SceneText?, _ key: String, _ owner: PlacedText.Owner, _ range: SourceRange?) {
      guard let text else { return }
      texts.append(PlacedText(owner: owner, key: key, text: text, range: range?.firstByte))
    }
    func add(_ view: SceneView, called name: String) {
      add(view.text, "text", .view(name), view.range)
      add(view.placeholder, "placeholder", .view(name), view.range)
    }
    func walk(_ view: SceneView) {
      add(view, called: view.name)
      for template in view.list?.templates ?? [] {
        for (name, part) in template.parts(ofListNamed: view.name) { add(part, called: name) }
      }
      view.children.forEach(walk)
    }
    views.forEach(walk)
    for (index, step) in guide.steps.enumerated() {
      let owner = PlacedText.Owner.step(index + 1)
      add(step.text.title, "title", owner, step.range)
      add(step.text.body, "text", owner, step.range)
      if case .button(let text) = step.advance { add(text, "button", owner, step.range) }
    }
    return texts
  }
}

/// The texts by language that the rows of a list have under one field.
package struct ListTexts: Hashable, Sendable {
  /// The list.
  package var list: String
  /// The field.
  package var field: String
  /// The rows that have a table there: by what each is addressed, with where its table stands.
  package var rows: [Row]

  /// A row's text.
  package struct Row: Hashable, Sendable {
    /// The row's id, or its position from 1.
    package var name: String
    /// The texts.
    package var text: SceneText
    /// Where they stand in the file.
    package var range: SourceRange
  }
}

extension Scene {
  /// The texts by language of all rows, in the order of lists and of fields.
  ///
  /// - Complexity: O(*n*) for *n* fields of rows.
  package var rowTexts: [ListTexts] {
    var tables: [ListTexts] = []
    func walk(_ view: SceneView) {
      let first = tables.count
      for (index, row) in (view.list?.rows ?? []).enumerated() {
        for (field, text, range) in row.tables {
          let entry = ListTexts.Row(name: row.id ?? "\(index + 1)", text: text, range: range)
          if let table = tables[first...].firstIndex(where: { $0.field == field }) {
            tables[table].rows.append(entry)
          } else {
            tables.append(ListTexts(list: view.name, field: field, rows: [entry]))
          }
        }
      }
      view.children.forEach(walk)
    }
    views.forEach(walk)
    return tables
  }
}

extension SceneText {
  /// Whether it is a table of texts by language.
  package var isTable: Bool { entries.contains { $0.locale != nil } }

  /// The entry that BCP 47's lookup finds for a language; nothing where none is for it.
  package func entry(for locale: LocaleTag) -> Entry? {
    let tagged = entries.map { entry in (entry, entry.locale.map { LocaleTag($0).text }) }
    for candidate in locale.lookupOrder {
      if let found = tagged.first(where: { $0.1 == candidate }) { return found.0 }
    }
    return nil
  }
}

extension SceneRow {
  /// The fields that are tables of texts by language, with their places.
  fileprivate var tables: [(key: String, text: SceneText, range: SourceRange)] {
    fields.compactMap { field in
      guard case .object(let members) = field.value.content else { return nil }
      let entries = members.compactMap { member -> SceneText.Entry? in
        let tag = LocaleTag(member.key.text)
        // Other objects have words for keys that could be tags.
        guard case .string(let text) = member.value.content, tag.isWellFormed,
          tag.unknownPart == nil
        else { return nil }
        return SceneText.Entry(locale: member.key.text, text: text.text)
      }
      guard entries.count == members.count, let text = SceneText(entries: entries) else {
        return nil
      }
      return (field.key.text, text, field.value.range)
    }
  }
}
