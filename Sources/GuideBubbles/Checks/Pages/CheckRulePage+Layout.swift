/// The pages of constraints.
extension CheckRulePage {
  /// The page of ``CheckRule/conflict``.
  static let conflict = CheckRulePage(
    title: "What is required contradicts itself",
    what: """
      Constraints that are all required cannot hold together; the one that is named was left out \
      so that the rest can be shown.
      """,
    why: """
      On the device Auto Layout breaks one of them, not always the same one, and logs “Unable to \
      simultaneously satisfy constraints”.
      """,
    wayOut: """
      Give one of them a priority below 1000, the one that may give way: `@750`. `guidectl \
      explain SCENE VIEW.width` says what holds what.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "variables": ["x"], "constraints": [ "x == 44", "x <= 40" ] }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "variables": ["x"], "constraints": [ "x == 44", "x <= 40 @750" ] }
      """))

  /// The page of ``CheckRule/ambiguous``.
  static let ambiguous = CheckRulePage(
    title: "The constraints leave a size or a place open",
    what: """
      A view or a variable could be elsewhere, or of another size, without any constraint being \
      less kept.
      """,
    why: """
      Each device and each version of the system may choose another place, and so may each tool \
      that draws the scene.
      """,
    wayOut: """
      Say where it is and how large, as the message proposes.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "id": "save", "kind": "button", "text": "Save" } ],
        "constraints": [ "save.top == safeArea.top + 8" ] }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "id": "save", "kind": "button", "text": "Save" } ],
        "constraints": [ "save.top == safeArea.top + 8", "save.trailing == margins.trailing" ] }
      """))

  /// The page of ``CheckRule/unsettled``.
  static let unsettled = CheckRulePage(
    title: "Sizes that depend on each other do not come to rest",
    what: """
      A width follows from a height that follows from that width, as of a text beside a picture \
      that is as wide as the text is high; after a few rounds they still change.
      """,
    why: """
      Such a layout jumps, or ends somewhere by chance.
      """,
    wayOut: """
      Give one of them a size of its own, or let no width depend on a height that text decides.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": { "size": [200, 400] },
        "views": [ { "id": "picture", "pin": ["top", "leading"] },
          { "id": "label", "kind": "label", "pin": ["top", "trailing"],
            "compressionResistance": [1, 751],
            "text": "many words that stand beside a picture that is as wide as they are high, \
      so that there is never a width at which they come to rest" } ],
        "constraints": [ "picture.trailing == label.leading", "picture.height == label.height",
          "picture.width == picture.height" ] }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": { "size": [200, 400] },
        "views": [ { "id": "picture", "pin": ["top", "leading"] },
          { "id": "label", "kind": "label", "pin": ["top", "trailing"],
            "compressionResistance": [1, 751],
            "text": "many words that stand beside a picture that is as wide as they are high, \
      so that there is never a width at which they come to rest" } ],
        "constraints": [ "picture.trailing == label.leading", "picture.height == label.height",
          "picture.width == 80" ] }
      """))

  /// The page of ``CheckRule/rowHeight``.
  static let rowHeight = CheckRulePage(
    title: "The constraints of a template do not fix how high its rows are",
    what: """
      Nothing ties the content of a row to its top and its bottom, so rows have the usual 44 \
      points.
      """,
    why: """
      Texts of two lines reach into the next row.
      """,
    wayOut: """
      Tie what is in it from top to bottom, as `V:|-8-[name]-8-|` does, or say how high it is: \
      `row.height == 44`.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "id": "names", "kind": "list", "frame": [0, 100, 393, 400],
          "data": [ { "name": "Ada" } ],
          "template": { "children": [ { "id": "name", "kind": "label", "text": "{name}" } ],
            "constraints": [ "name.leading == row.leading + 16", "name.top == row.top + 8" ] } \
      } ] }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "id": "names", "kind": "list", "frame": [0, 100, 393, 400],
          "data": [ { "name": "Ada" } ],
          "template": { "children": [ { "id": "name", "kind": "label", "text": "{name}" } ],
            "constraints": [ "name.leading == row.leading + 16", "V:|-8-[name]-8-|" ] } } ] }
      """))

  /// The page of ``CheckRule/numbers``.
  static let numbers = CheckRulePage(
    title: "Numbers are too far apart in size to be solved",
    what: """
      A constraint multiplies one thing by a number that is many millions of times another \
      multiplier in it, so that nothing of the smaller is left in the sum.
      """,
    why: """
      The line is left out, and what it should hold is elsewhere.
      """,
    wayOut: """
      Multipliers of layouts are near 1: look for a unit that was mistaken, or a place that was \
      meant as a number alone.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "variables": ["x", "y"],
        "constraints": [ "1000000 * x == 0.000001 * y", "x == 4", "y == 5 @750" ] }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "variables": ["x", "y"],
        "constraints": [ "x == 0.5 * y", "x == 4" ] }
      """))
}
