/// The pages of the files that a scene names, and of the rest.
extension CheckRulePage {
  /// The page of ``CheckRule/missingFile``.
  static let missingFile = CheckRulePage(
    title: "A file that the scene names cannot be read",
    what: """
      An image is not where the scene says, or cannot be opened.
      """,
    why: """
      The picture is missing, and what is sized by it is as large as nothing.
      """,
    wayOut: """
      Names of files are looked up from the scene's folder, and differ by upper and lower case. \
      Files outside of that folder are not read.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "kind": "image", "image": "photo.png", "frame": [20, 100, 40, 40] } ] }
      """, files: [.unreadable("photo.png")]),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "kind": "image", "image": "photo.png", "frame": [20, 100, 40, 40] } ] }
      """, files: [.picture("photo.png")]))

  /// The page of ``CheckRule/badImage``.
  static let badImage = CheckRulePage(
    title: "A file is no image that can be drawn as it is asked for",
    what: """
      The file is no PNG, or is damaged, or its `capInsets` leave no middle.
      """,
    why: """
      The picture is missing, and a bubble made of it has neither its corners nor its insets.
      """,
    wayOut: """
      Export it as PNG. Insets are in points, of which a file named `@2x` has half as many as \
      pixels; left and right together have to be less than its width, top and bottom less than \
      its height.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "kind": "image", "image": "photo.jpg", "frame": [20, 100, 40, 40] } ] }
      """, files: [.photograph("photo.jpg")]),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "kind": "image", "image": "photo.png", "frame": [20, 100, 40, 40] } ] }
      """, files: [.picture("photo.png")]))

  /// The page of ``CheckRule/largeMiddle``.
  static let largeMiddle = CheckRulePage(
    title: "More than one pixel of an image stretches",
    what: """
      The `capInsets` of a nine-slice image leave more than one pixel between them, and its \
      `filling` is `stretch`.
      """,
    why: """
      Stretched by several pixels, a gradient or a pattern looks smeared. Plain colours look the \
      same, and the file could be smaller.
      """,
    wayOut: """
      Set the insets so that one pixel is left between them, tile the middle (`"filling": \
      "tile"`), or keep it as it is if it is plain.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "styles": { "photo": { "image": { "file": "bubble.png", "capInsets": 17,
          "filling": "stretch" } } },
        "guide": { "style": "photo", "steps": [
          { "target": [170, 400, 44, 44], "text": "Shares the picture" } ] } }
      """, files: [.picture("bubble.png")]),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "styles": { "photo": { "image": { "file": "bubble.png", "capInsets": [19, 19, 20, 20],
          "filling": "stretch" } } },
        "guide": { "style": "photo", "steps": [
          { "target": [170, 400, 44, 44], "text": "Shares the picture" } ] } }
      """, files: [.picture("bubble.png")]))

  /// The page of ``CheckRule/sceneMessage``.
  static let sceneMessage = CheckRulePage(
    title: "Solving the scene has something else to say",
    what: """
      Something that the scene speaks of is not there once its lists are filled, such as the \
      index of a list without rows.
      """,
    why: """
      What depends on it is left out.
      """,
    wayOut: """
      Do as the message says, or make the scene so that it can be spoken of.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "id": "line", "frame": [0, 90, 393, 1] },
          { "id": "names", "kind": "list", "sort": "letters", "frame": [0, 100, 393, 400],
            "data": [],
            "template": { "children": [
              { "kind": "label", "text": "{name}", "pin": ["top", "bottom", "leading"] } ] } } ],
        "constraints": [ "line.bottom == names.index.top" ] }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "id": "line", "frame": [0, 90, 393, 1] },
          { "id": "names", "kind": "list", "sort": "letters", "frame": [0, 100, 393, 400],
            "data": [ { "name": "Ada" } ],
            "template": { "children": [
              { "kind": "label", "text": "{name}", "pin": ["top", "bottom", "leading"] } ] } } ],
        "variables": ["top"],
        "constraints": [ "top == names.index.top" ] }
      """))
}
