internal import Constraints

/// The keys of views.
extension KeyTable {
  static let view = KeyTable(
    "view", heading: "A view",
    keys: [
      KeyEntry(
        ViewKey.id, .name, "a name", usual: "none",
        "by which constraints and steps address it; without one it is called `label#4`, its kind and position"
      ),
      KeyEntry(
        ViewKey.kind, .word(of: ViewKind.self),
        "`view`, `label`, `button`, `image`, `field`, `switch`, `bar`, `tabs`, `stack`, `scroll`, `list`, `web`",
        usual: "`view`", "what it is"),
      KeyEntry(ViewKey.text, .text, "a text", usual: "none", "what it says; a page's HTML"),
      KeyEntry(
        ViewKey.placeholder, .text, "a text", usual: "none",
        "what a `field` shows while its text is empty"),
      KeyEntry(
        ViewKey.on, .boolean, "`true` or `false`", usual: "`false`", "whether a `switch` is on"),
      KeyEntry(
        ViewKey.selected, .boolean, "`true` or `false`", usual: "`false`",
        "whether a button, or a view in `tabs`, is the selected one"),
      KeyEntry(
        ViewKey.image, .image, "an image", usual: "the style's", "the picture that it shows"),
      KeyEntry(
        ViewKey.contentMode, .word(of: ViewContentMode.self),
        "the words of `UIView.ContentMode`: `scaleToFill`, `scaleAspectFit`, `scaleAspectFill`, `center`, `top` … `bottomRight`",
        usual: "`scaleToFill`", "how the image stands in the frame"),
      KeyEntry(
        ViewKey.style, .name, "a style's name", usual: "none",
        "gives the looks that the view does not have itself"),
      KeyEntry(
        ViewKey.font, .object("font"), "a font", usual: "17 points regular; a bar's bold, tabs' 10",
        "what its text is drawn with"),
      KeyEntry(
        ViewKey.textColor, .color, "a colour", usual: "the kind's", "the colour of its text"),
      KeyEntry(
        ViewKey.textAlignment, .word(of: ViewTextAlignment.self), "`leading`, `center`, `trailing`",
        usual: "the kind's", "how its text stands"),
      KeyEntry(
        ViewKey.textInsets, .insets, "logical insets, lengths", usual: "0; a field's 7",
        "from its edges to its text"),
      KeyEntry(
        ViewKey.lineLimit, .whole(0...10_000), "a whole number, 0 for no limit",
        usual: "1 for buttons, fields, switches, bars and tabs, else 0", "the most lines"),
      KeyEntry(
        ViewKey.breakMode, .breakMode,
        "`truncateTail`, `truncateHead`, `truncateMiddle`, `wordWrap`, `characterWrap`, `clip`, or UIKit's names",
        usual: "`truncateTail`; a button's `truncateMiddle`",
        "what the last line shows of a text that is cut off"),
      KeyEntry(ViewKey.fill, .color, "a colour", usual: "the kind's", "its background"),
      KeyEntry(
        ViewKey.border, .object("border"), "a border", usual: "none", "the line inside its edge"),
      KeyEntry(
        ViewKey.cornerRadius, .magnitude, "a number", usual: "0", "the radius of its corners"),
      KeyEntry(
        ViewKey.axis, .words(["horizontal", "vertical"]), "`horizontal` or `vertical`",
        usual: "`horizontal`", "a stack's direction"),
      KeyEntry(ViewKey.spacing, .length, "a length", usual: "0", "between neighbours in a stack"),
      KeyEntry(
        ViewKey.alignment, .words(StackAlignment.allCases.map(\.rawValue) + ["top", "bottom"]),
        "`fill`, `leading`, `top`, `firstBaseline`, `center`, `trailing`, `bottom`, `lastBaseline`",
        usual: "`fill`", "where a stack's views lie across its axis"),
      KeyEntry(
        ViewKey.distribution, .word(of: StackDistribution.self),
        "`fill`, `fillEqually`, `fillProportionally`, `equalSpacing`, `equalCentering`",
        usual: "`fill`", "how a stack shares its room"),
      KeyEntry(
        ViewKey.offset, .tuple([.length, .length]), "`[x, y]`, lengths", usual: "`[0, 0]`",
        "how far a `scroll` or a `list` is scrolled"),
      KeyEntry(
        ViewKey.intrinsicSize, .tuple([.oneOf([.length, .null]), .oneOf([.length, .null])]),
        "`[width, height]`, lengths, `null` for none", usual: "that of the content",
        "the size of its content, by hand"),
      KeyEntry(
        ViewKey.heightRounding, .word(of: SceneHeightRounding.self), "`down`, `up`, `nearest`",
        usual: "whole pixels",
        "how the height of the text of a `label` or `view`, with its insets, becomes whole points before it is put on pixels, as code that counts in integers has it: the same on every screen"
      ),
      KeyEntry(
        ViewKey.hugging, .oneOf([.priority, .tuple([.priority, .priority])]),
        "a priority, or `[horizontal, vertical]`", usual: "250",
        "how strongly it refuses to be larger than its content"),
      KeyEntry(
        ViewKey.compressionResistance, .oneOf([.priority, .tuple([.priority, .priority])]),
        "a priority, or `[horizontal, vertical]`", usual: "750",
        "how strongly it refuses to be smaller"),
      KeyEntry(
        ViewKey.pin, .oneOf([.word(of: SceneEdge.self), .array(of: .word(of: SceneEdge.self))]),
        "an edge or an array of edges: `top`, `leading`, `bottom`, `trailing`, `left`, `right`",
        usual: "none", "edges that are where the parent's are; the screen's for a top-level view"),
      KeyEntry(
        ViewKey.frame, .rect, "`[x, y, width, height]`, lengths", usual: "none",
        "where it is: absolute, not mirrored, whatever constraints say"),
      KeyEntry(
        ViewKey.hidden, .boolean, "`true` or `false`", usual: "`false`",
        "whether it, with what is in it, is not drawn; it leaves a stack and keeps its space elsewhere"
      ),
      KeyEntry(
        ViewKey.collapses, .boolean, "`true` or `false`", usual: "`false`",
        "whether its space is gone while it is hidden, see below"),
      KeyEntry(
        ViewKey.when, .name, "`\"flag\"` or `\"!flag\"`", usual: "none",
        "makes it exist or not; constraints that name one that does not exist are left out"),
      KeyEntry(
        ViewKey.obstacle, .boolean, "`true` or `false`", usual: "`false`",
        "whether bubbles keep off it"),
      KeyEntry(
        ViewKey.children, .array(of: .object("view")), "an array of views", usual: "none",
        "the views in it, in drawing order"),
    ])
}
