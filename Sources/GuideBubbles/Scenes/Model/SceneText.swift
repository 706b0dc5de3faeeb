/// A text, or one for each of several languages.
public struct SceneText: Hashable, Sendable {
  /// A text with the language that it is for.
  public struct Entry: Hashable, Sendable {
    /// A BCP 47 language tag; nothing for a text in whatever language.
    public var locale: String?
    /// The text.
    public var text: String

    /// Makes an entry from a language tag and a text.
    public init(locale: String?, text: String) {
      self.locale = locale
      self.text = text
    }
  }

  /// The texts in the order of the file; at least one.
  public var entries: [Entry]
  /// Whether fields of a row come into it.
  private(set) var hasFields = false

  /// Makes a text that is the same in every language.
  public init(_ text: String) { entries = [Entry(locale: nil, text: text)] }

  /// Makes a table of texts, or nothing from no entries.
  public init?(entries: [Entry]) {
    guard !entries.isEmpty else { return nil }
    self.entries = entries
  }

  /// Says of a text of a template whether fields of a row come into it.
  mutating func noteFields() {
    hasFields = entries.contains { TemplateText.hasFields($0.text) }
  }

  /// The text for a language: the entry that BCP 47's lookup finds, else the first one.
  ///
  /// RFC 4647, section 3.4: the tag is cut from its end until an entry has it.
  package func resolved(for locale: LocaleTag) -> String {
    guard entries.count > 1 else { return entries.first?.text ?? "" }
    for candidate in locale.lookupOrder {
      for entry in entries {
        if let tag = entry.locale, LocaleTag(tag).text == candidate { return entry.text }
      }
    }
    return entries.first?.text ?? ""
  }
}
