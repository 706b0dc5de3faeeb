/// The pages of what a screen shows.
extension CheckRulePage {
  /// The page of ``CheckRule/textTruncated``.
  static let textTruncated = CheckRulePage(
    title: "A text of the screen is cut off",
    what: """
      A label, button or field shows an ellipsis, or fewer lines than its text has. Only the \
      view's own text is looked at, not that of bubbles.
      """,
    why: """
      The end of the text cannot be read, and often it is the end that matters: a price, a name, \
      a “not”.
      """,
    wayOut: """
      Give the view more room, a higher `lineLimit` (0 for no limit), or a shorter text. Where a \
      list is meant to show beginnings only, turn the rule off with a reason.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "id": "title", "kind": "label", "text": "Pictures of last summer",
          "frame": [20, 100, 120, 24] } ] }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "id": "title", "kind": "label", "text": "Pictures of last summer",
          "lineLimit": 0, "frame": [20, 100, 120, 48] } ] }
      """))

  /// The page of ``CheckRule/textClipped``.
  static let textClipped = CheckRulePage(
    title: "A text of the screen is larger than its view",
    what: """
      The lines of a view's text, as they are broken, are wider or higher than the view by more \
      than half a point, and nothing shows that something is missing.
      """,
    why: """
      Letters are cut through, or run across what stands beside them. It happens where heights \
      are numbers and text grows: in the largest text sizes first.
      """,
    wayOut: """
      Do not fix the height of what holds text: let it follow the text, or use `>=`. With large \
      text let a bar be higher, or the text smaller.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "id": "title", "kind": "label", "text": "Pictures", "frame": [20, 100, \
      120, 14] } ] }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "id": "title", "kind": "label", "text": "Pictures", "frame": [20, 100, \
      120, 24] } ] }
      """))

  /// The page of ``CheckRule/wordBroken``.
  static let wordBroken = CheckRulePage(
    title: "A word is broken where no word ends",
    what: """
      A text of several lines has a word that is wider than the room for it, so it is cut between \
      two letters. Texts of views and of bubbles are looked at, but not those that break between \
      letters on purpose.
      """,
    why: """
      Readers stumble over “Benachrichtigun / gen”; in German, Finnish or Russian at large text \
      sizes it happens first.
      """,
    wayOut: """
      Give the view or the style more width, shorten the text, or put a soft hyphen (U+00AD, \
      `\\u00ad`) where the word may end.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "id": "title", "kind": "label", "text": "Benachrichtigungen",
          "lineLimit": 0, "frame": [20, 100, 110, 48] } ] }
      """),
    good: CheckRuleSample(
      #"""
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "id": "title", "kind": "label", "text": "Benach\u00adrichtigungen",
          "lineLimit": 0, "frame": [20, 100, 110, 48] } ] }
      """#))

  /// The page of ``CheckRule/viewOffScreen``.
  static let viewOffScreen = CheckRulePage(
    title: "A view with something to read or to tap reaches off the screen",
    what: """
      A label's text, a control or a picture lies partly or wholly beyond the screen's edges by \
      more than half a point. What scrolls, what is cut off by its container, and pictures as \
      wide or as high as the screen are not meant. Of what is off the screen as a whole, such as \
      a drawer, the outermost view is named.
      """,
    why: """
      It cannot be read or tapped on that device, and no scrolling brings it back.
      """,
    wayOut: """
      Tie it to both edges: `title.trailing <= margins.trailing` beside `title.leading == \
      margins.leading`. What only waits there is `"hidden": true`.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "id": "save", "kind": "button", "text": "Save", "frame": [360, 100, 60, \
      44] } ] }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "id": "save", "kind": "button", "text": "Save", "frame": [317, 100, 60, \
      44] } ] }
      """))

  /// The page of ``CheckRule/viewsOverlap``.
  static let viewsOverlap = CheckRulePage(
    title: "A text lies under something opaque, or across another text",
    what: """
      A line of text has in front of it an opaque view, or another line of text. Rows that scroll \
      out from under a bar are not meant.
      """,
    why: """
      Neither of the two can be read.
      """,
    wayOut: """
      Keep them apart with a constraint: `name.trailing <= value.leading - 8`. Of two texts in a \
      line, let one give way with a lower `compressionResistance`.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [
          { "id": "name", "kind": "label", "text": "Notifications", "frame": [20, 100, 120, 24] },
          { "id": "on", "kind": "switch", "frame": [80, 96, 51, 31] } ] }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [
          { "id": "name", "kind": "label", "text": "Notifications", "frame": [20, 100, 120, 24] },
          { "id": "on", "kind": "switch", "frame": [322, 96, 51, 31] } ] }
      """))
}
