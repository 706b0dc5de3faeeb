/// The keys of the guide and its steps, and what is checked.
extension KeyTable {
  static let guide = KeyTable(
    "guide", heading: "A guide",
    keys: [
      KeyEntry(
        GuideKey.style, .name, "a style's name", usual: "none",
        "what bubbles wear whose step names none"),
      KeyEntry(
        GuideKey.margins, .insets, "logical insets, lengths", usual: "8",
        "what bubbles keep from the safe area if they can"),
      KeyEntry(
        GuideKey.steps, .array(of: .object("step")), "an array of steps", usual: "none",
        "the steps in order"),
    ])

  static let step = KeyTable(
    "step", heading: "A step",
    keys: [
      KeyEntry(
        StepKey.id, .name, "a name", usual: "its position, from 1", "by which outputs name it"),
      KeyEntry(
        StepKey.target, .target,
        "a view's id, a point `[x, y]`, a rectangle `[x, y, width, height]`, or an array of them; a list of rectangles is one target over several lines",
        usual: "required", "what it explains"),
      KeyEntry(
        StepKey.text, .oneOf([.text, .object("step text")]),
        "a text, or an object with `title` and `body`", usual: "required", "what it says"),
      KeyEntry(
        StepKey.side, .words(BubbleSide.allCases.map(\.rawValue) + ["auto"]),
        "`above`, `below`, `leading`, `trailing`, `over`, `auto`", usual: "`auto`",
        "where the bubble lies; `auto` tries below, above, trailing, leading"),
      KeyEntry(
        StepKey.alignment, .word(of: BubbleAlignment.self), "`start`, `center`, `end`",
        usual: "`center`", "how it is lined up with the target"),
      KeyEntry(
        StepKey.gap, .length, "a length", usual: "the arrow's length",
        "from the bubble's edge to the target's padded edge"),
      KeyEntry(
        StepKey.style, .name, "a style's name", usual: "the guide's", "what the bubble wears"),
      KeyEntry(
        StepKey.cutout, .oneOf([.boolean, .object("cutout")]), "a cut-out or `false`",
        usual: "a rounded one", "the hole over each target"),
      KeyEntry(
        StepKey.advance,
        .oneOf([.words(["anywhere", "target", "bubble", "outside"]), .object("advance")]),
        "`anywhere`, `target`, `bubble`, `outside`, or a button", usual: "`anywhere`",
        "the tap that leads on"),
      KeyEntry(
        StepKey.passThrough, .boolean, "`true` or `false`", usual: "`false`",
        "whether taps inside a hole also reach the app"),
      KeyEntry(
        StepKey.obstacles, .array(of: .obstacle), "as a screen's", usual: "none",
        "what this bubble keeps off besides"),
      KeyEntry(
        StepKey.when, .name, "`\"flag\"` or `\"!flag\"`", usual: "none",
        "makes the step exist or not"),
      KeyEntry(
        StepKey.optional, .boolean, "`true` or `false`", usual: "`false`",
        "whether it is left out, rather than an error, where its target cannot be seen"),
    ])

  static let stepText = KeyTable(
    "step text", heading: "A step's text",
    keys: [
      KeyEntry(StepTextKey.title, .text, "a text", usual: "none", "the heading"),
      KeyEntry(StepTextKey.body, .text, "a text", usual: "none", "the text below it"),
    ])

  static let advance = KeyTable(
    "advance", heading: "A button that leads on",
    keys: [
      KeyEntry(AdvanceKey.button, .text, "a text", usual: "required", "what the button says")
    ])

  static let cutout = KeyTable(
    "cutout", heading: "A cut-out",
    keys: [
      KeyEntry(
        CutoutKey.shape, .word(of: Cutout.Shape.self),
        "`rounded`, `rect`, `capsule`, `circle`, `path`", usual: "`rounded`; with a `path` `path`",
        "its outline"),
      KeyEntry(
        CutoutKey.padding, .insets, "a length, or logical insets", usual: "4",
        "how far it reaches beyond the target"),
      KeyEntry(
        CutoutKey.radius, .magnitude, "a number",
        usual: "the target's own and the smallest padding; 8 where its corners are square",
        "of a `rounded` one's corners"),
      KeyEntry(
        CutoutKey.path, .string, "what SVG calls a path", usual: "none",
        "the outline of the shape `path`"),
      KeyEntry(
        CutoutKey.viewBox, .tuple([.number, .number, .positive, .positive]),
        "`[x, y, width, height]`", usual: "none",
        "the part of the path's plane that is stretched over the target"),
    ])

  static let check = KeyTable(
    "check", heading: "A check",
    keys: [
      KeyEntry(
        CheckKey.devices, .array(of: .device), "an array of devices' names", usual: "the scene's",
        "screens"),
      KeyEntry(
        CheckKey.orientations, .array(of: .word(of: SceneOrientation.self)),
        "an array of `portrait` and `landscape`", usual: "the scene's", "how they are held"),
      KeyEntry(
        CheckKey.locales, .array(of: .name), "an array of locales, as a screen's",
        usual: "the scene's", "languages and pseudo-locales"),
      KeyEntry(
        CheckKey.textSizes, .array(of: .word(of: TextSizeCategory.self)), "an array of text sizes",
        usual: "the scene's", "text sizes"),
      KeyEntry(
        CheckKey.directions, .array(of: .words(["ltr", "rtl"])), "an array of `ltr` and `rtl`",
        usual: "the locale's", "directions of reading"),
      KeyEntry(
        CheckKey.keyboards, .array(of: .magnitude), "an array of numbers", usual: "the scene's",
        "heights of the keyboard"),
      KeyEntry(
        CheckKey.flags, .array(of: .oneOf([.name, .array(of: .name), .map(of: .boolean)])),
        "an array; each a flag, `!flag`, an array of them, or an object of `true` and `false`",
        usual: "the scene's", "flags that are set together"),
      KeyEntry(
        CheckKey.rules,
        .members(
          CheckRule.allCases.map(\.rawValue),
          of: .oneOf([.word(of: CheckLevel.self), .object("rule")])),
        "an object; each key a rule, each value a level or a rule's object",
        usual: "the levels that `guidectl explain` lists", "how much findings count"),
    ])

  static let rule = KeyTable(
    "rule", heading: "A rule of a check",
    keys: [
      KeyEntry(
        RuleKey.level, .word(of: CheckLevel.self), "`off`, `note`, `warning` or `error`",
        usual: "required", "how much its findings count"),
      KeyEntry(
        RuleKey.reason, .string, "a string", usual: "none", "why, for those who read the scene"),
    ])
}
