/// The keys of one kind of object in a scene, with all that is to be known of each.
///
/// The one source of the tables in the scene reference, of `guidectl help keys` and of the schema.
package struct KeyTable: Sendable {
  /// By what name help finds it, such as `step`.
  package let name: String
  /// Its heading in the reference, such as `A step`.
  package let heading: String
  /// The keys in the order of the reference.
  package let keys: [KeyEntry]

  init(_ name: String, heading: String, keys: [KeyEntry]) {
    self.name = name
    self.heading = heading
    self.keys = keys
  }

  /// All tables in the order of the reference.
  package static let all = [
    scene, screen, view, list, template, row, separator, index, style, image, slicing, tail, font,
    border, arrow, constraint, guide, step, stepText, advance, cutout, check, rule,
  ]

  /// The table as the reference has it, with its heading row.
  package var markdown: String {
    var text = "| key | values | default | meaning |\n|---|---|---|---|\n"
    for entry in keys {
      text += "| `\(entry.key)` | \(entry.values) | \(entry.usual) | \(entry.meaning) |\n"
    }
    return text
  }
}

/// A key of an object in a scene.
package struct KeyEntry: Sendable {
  /// The key as it is written.
  package let key: String
  /// What its value looks like.
  let shape: KeyShape
  /// The same in words, as Markdown.
  package let values: String
  /// What stands in for it, as Markdown; `required` when nothing does.
  package let usual: String
  /// What it means, as Markdown.
  package let meaning: String

  init(
    _ key: some RawRepresentable<String>, _ shape: KeyShape, _ values: String, usual: String,
    _ meaning: String
  ) {
    self.key = key.rawValue
    self.shape = shape
    self.values = values
    self.usual = usual
    self.meaning = meaning
  }

  /// Whether its object has to have it.
  var isRequired: Bool { usual == "required" }
}
