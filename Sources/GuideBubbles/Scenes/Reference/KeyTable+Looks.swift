/// The keys of how things look.
extension KeyTable {
  static let style = KeyTable(
    "style", heading: "A style",
    keys: [
      KeyEntry(
        StyleKey.style, .name, "a style's name", usual: "none",
        "gives what this one does not say: fonts field by field, the image with its tail and `mirrors`; in whatever order they stand. A ring of styles is an error"
      ),
      KeyEntry(
        StyleKey.font, .object("font"), "a font", usual: "a bubble's: 15 points",
        "what the text is drawn with"),
      KeyEntry(
        StyleKey.titleFont, .object("font"), "a font", usual: "the text's, in bold",
        "what a bubble's title is drawn with"),
      KeyEntry(
        StyleKey.textColor, .color, "a colour", usual: "a bubble's: `#ffffff`",
        "the colour of texts"),
      KeyEntry(
        StyleKey.textAlignment, .word(of: ViewTextAlignment.self),
        "`leading`, `center`, `trailing`", usual: "the kind's", "how the text of a view stands"),
      KeyEntry(
        StyleKey.lineLimit, .whole(0...10_000), "a whole number, 0 for no limit", usual: "0",
        "the most lines"),
      KeyEntry(
        StyleKey.breakMode, .breakMode, "as a view's", usual: "`truncateTail`",
        "what the last line shows"),
      KeyEntry(
        StyleKey.fill, .color, "a colour", usual: "a bubble's: `#2f6fed`",
        "the colour of the body and the arrow"),
      KeyEntry(
        StyleKey.border, .object("border"), "a border", usual: "none", "the line inside the edge"),
      KeyEntry(
        StyleKey.cornerRadius, .magnitude, "a number", usual: "a bubble's: 10; with an image 0",
        "the radius of the corners"),
      KeyEntry(
        StyleKey.textInsets, .insets, "logical insets, lengths",
        usual: "a bubble's: `[8, 12, 8, 12]`; an image's own if it has some",
        "from the edges to the text"),
      KeyEntry(
        StyleKey.maxWidth, .length, "a length", usual: "a bubble's: 253",
        "the widest that a bubble may be, and that a view's text makes it"),
      KeyEntry(
        StyleKey.arrow, .oneOf([.boolean, .object("arrow")]), "an arrow, `true` or `false`",
        usual: "there is one, but not on an image", "a bubble's arrow"),
      KeyEntry(StyleKey.image, .image, "an image", usual: "none", "what the body is drawn with"),
      KeyEntry(
        StyleKey.tail, .object("tail"), "a tail", usual: "none",
        "the image's tail; not with an `arrow`"),
      KeyEntry(
        StyleKey.mirrors, .boolean, "`true` or `false`", usual: "`false`",
        "whether the image is drawn the other way round from right to left"),
    ])

  static let image = KeyTable(
    "image", heading: "An image",
    keys: [
      KeyEntry(
        ImageKey.file, .name, "the name of a PNG file", usual: "required",
        "in the scene's folder or below it; `@2x` and `@3x` in the name are its scale"),
      KeyEntry(
        ImageKey.capInsets, .physicalInsets, "physical insets, numbers", usual: "0",
        "what keeps its size, in points"),
      KeyEntry(
        ImageKey.slicing, .object("slicing"), "pixels by scale", usual: "none",
        "what keeps its size, in pixels"),
      KeyEntry(
        ImageKey.contentsCenter, .tuple([.unit, .unit, .unit, .unit]),
        "`[x, y, width, height]`, 0 to 1", usual: "all of it", "the part that gives"),
      KeyEntry(
        ImageKey.columns, .runs, "an array of runs `[from, to]`", usual: "none",
        "the columns of pixels that give; with `rows`"),
      KeyEntry(
        ImageKey.rows, .runs, "an array of runs `[from, to]`", usual: "none",
        "the rows of pixels that give; with `columns`"),
      KeyEntry(
        ImageKey.content, .physicalInsets, "physical insets, numbers", usual: "none",
        "how far text keeps from the edges, in pixels"),
      KeyEntry(
        ImageKey.filling, .word(of: NineSlice.Filling.self), "`stretch` or `tile`",
        usual: "`stretch`", "what becomes of what gives"),
    ])

  static let slicing = KeyTable(
    "slicing", heading: "Pixels by scale",
    keys: [
      KeyEntry(
        ScaleKey.one, .physicalInsets, "physical insets, numbers", usual: "none",
        "for images of one pixel a point"),
      KeyEntry(
        ScaleKey.two, .physicalInsets, "physical insets, numbers", usual: "none",
        "for images of two"),
      KeyEntry(
        ScaleKey.three, .physicalInsets, "physical insets, numbers", usual: "none",
        "for images of three"),
    ])

  static let tail = KeyTable(
    "tail", heading: "A tail",
    keys: [
      KeyEntry(
        TailKey.edge, .word(of: BubbleTail.Edge.self), "`top`, `leading`, `bottom`, `trailing`",
        usual: "required", "the edge that it sticks out of, as from left to right"),
      KeyEntry(
        TailKey.at, .magnitude, "a number", usual: "required", "from the edge's top or leading end"),
    ])

  static let font = KeyTable(
    "font", heading: "A font",
    keys: [
      KeyEntry(
        FontKey.size, .number(1...1000), "a number, 1 to 1000", usual: "the kind's",
        "points at `large`; grows with `textSize` as body text does"),
      KeyEntry(
        FontKey.textStyle, .word(of: TextStyle.self),
        "`largeTitle`, `title1`, `title2`, `title3`, `headline`, `body`, `callout`, `subheadline`, `footnote`, `caption1`, `caption2`",
        usual: "none", "the platform's size at the `textSize`; not with a `size`"),
      KeyEntry(
        FontKey.weight,
        .words([
          "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
        ]),
        "`ultraLight`, `thin`, `light`, `regular`, `medium`, `semibold`, `bold`, `heavy`, `black`",
        usual: "the kind's", "drawn regular or bold, bold from `semibold` on"),
      KeyEntry(FontKey.family, .name, "a name", usual: "the system's", "the family"),
    ])

  static let border = KeyTable(
    "border", heading: "A border",
    keys: [
      KeyEntry(BorderKey.width, .magnitude, "a number", usual: "1", "its width"),
      KeyEntry(BorderKey.color, .color, "a colour", usual: "`#000000`", "its colour"),
    ])

  static let arrow = KeyTable(
    "arrow", heading: "An arrow",
    keys: [
      KeyEntry(
        ArrowKey.length, .positive, "a number", usual: "8", "from the bubble's edge to the tip"),
      KeyEntry(ArrowKey.width, .positive, "a number", usual: "16", "along the edge"),
      KeyEntry(ArrowKey.tipRadius, .magnitude, "a number", usual: "0", "how round its tip is"),
    ])
}
