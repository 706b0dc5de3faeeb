/// The keys of lists: templates, rows and what stands between them.
extension KeyTable {
  static let list = KeyTable(
    "list", heading: "A list",
    keys: [
      KeyEntry(
        ViewKey.data, .array(of: .object("row")), "an array of rows", usual: "none",
        "what it shows; only a `list` has it"),
      KeyEntry(
        ViewKey.template, .templates, "a template, or an object of named ones", usual: "none",
        "how a row looks; a list with `data` needs it"),
      KeyEntry(
        ViewKey.sort, .oneOf([.boolean, .words(["letters"])]), "`true`, `false` or `letters`",
        usual: "`false`",
        "by `sortKey`, else by the field `text`, else by the first text of the row; `letters` also makes a section a letter, and an index; rows with a `section` stand first, in their order"
      ),
      KeyEntry(
        ViewKey.header, .sectionEdge,
        "a length, a template, or an array of two: the first section's and the others'",
        usual: "a section with a title: 28 high, the title in bold 15 from x 16; one without: none",
        "above each section; in a template `row` is the header and `{section}` its title"),
      KeyEntry(ViewKey.footer, .sectionEdge, "as `header`", usual: "none", "below each section"),
      KeyEntry(
        ViewKey.separator, .oneOf([.boolean, .object("separator")]), "`false` or a separator",
        usual: "a hairline", "between the rows of a section"),
      KeyEntry(
        ViewKey.index, .oneOf([.boolean, .object("index")]), "`false` or an index",
        usual: "with `\"sort\": \"letters\"` the letters",
        "at the trailing edge; addressed as `contacts.index`"),
    ])

  static let template = KeyTable(
    "template", heading: "A template",
    keys: [
      KeyEntry(
        TemplateKey.constraints, .array(of: .constraint), "lines or constraints", usual: "none",
        "between the template's views, `row`, `screen.width` and `screen.height`")
    ])

  static let row = KeyTable(
    "row", heading: "A row",
    keys: [
      KeyEntry(RowKey.id, .any, "a name", usual: "its number", "by which it is addressed"),
      KeyEntry(
        RowKey.section, .any, "a text, or a number for a section without a title", usual: "none",
        "a row whose section differs from the last one's starts one"),
      KeyEntry(RowKey.sortKey, .any, "a string", usual: "the field `text`", "what it is sorted by"),
      KeyEntry(
        RowKey.text, .any, "a text", usual: "none", "what it is sorted by without a `sortKey`"),
      KeyEntry(RowKey.template, .name, "a template's name", usual: "the only one", "how it looks"),
    ])

  static let separator = KeyTable(
    "separator", heading: "A separator",
    keys: [
      KeyEntry(SeparatorKey.color, .color, "a colour", usual: "`#c6c6c8`", "its colour"),
      KeyEntry(
        SeparatorKey.insets, .insets, "logical insets, of which leading and trailing count",
        usual: "`[0, 16, 0, 0]`", "how far it keeps from the list's edges"),
    ])

  static let index = KeyTable(
    "index", heading: "An index",
    keys: [
      KeyEntry(
        ListIndexKey.textColor, .color, "a colour", usual: "the tint", "the colour of its letters"),
      KeyEntry(
        ListIndexKey.font, .object("font"), "a font", usual: "a small bold one",
        "what they are drawn with"),
      KeyEntry(
        ListIndexKey.search, .boolean, "`true` or `false`", usual: "`false`",
        "whether a magnifier stands first"),
    ])
}
