internal import Constraints

/// The keys of the whole file, its screen and its constraints.
extension KeyTable {
  static let scene = KeyTable(
    "scene", heading: "The scene",
    keys: [
      KeyEntry(
        FileKey.schema, .string, "a string", usual: "none",
        "where editors find the schema of scenes, as `guidectl schema` prints it; passed over"),
      KeyEntry(FileKey.version, .constant(1), "1", usual: "1", "the version of this language"),
      KeyEntry(
        FileKey.screen, .oneOf([.device, .object("screen")]), "a device's name or a screen",
        usual: "none",
        "what the scene is laid out on; a scene without is algebraic: variables and constraints between them"
      ),
      KeyEntry(
        FileKey.flags, .oneOf([.array(of: .name), .map(of: .boolean)]),
        "names, or an object of names and `true` or `false`", usual: "none",
        "what `when` asks for; off unless `true`"),
      KeyEntry(
        FileKey.views, .array(of: .object("view")), "an array of views", usual: "none",
        "the top-level views in drawing order"),
      KeyEntry(
        FileKey.variables, .array(of: .name), "names", usual: "none",
        "free unknowns for constraints; one cannot be called as a view is"),
      KeyEntry(
        FileKey.constraints, .array(of: .constraint), "lines or constraints", usual: "none",
        "see *Constraints in lines* below"),
      KeyEntry(
        FileKey.styles, .map(of: .object("style")), "an object of named styles", usual: "none",
        "what views and bubbles wear"),
      KeyEntry(
        FileKey.guide, .object("guide"), "a guide", usual: "none",
        "the steps that explain the screen"),
      KeyEntry(
        FileKey.check, .object("check"), "a check", usual: "none", "what `check` and `preview` vary"
      ),
    ])

  static let screen = KeyTable(
    "screen", heading: "A screen",
    keys: [
      KeyEntry(
        ScreenKey.device, .device, "a device's name; `guidectl devices` lists them", usual: "none",
        "gives size, scale and safe area; what stands beside it wins"),
      KeyEntry(
        ScreenKey.size, .tuple([.positive, .positive]), "`[width, height]`, numbers",
        usual: "the device's", "without a device it is required"),
      KeyEntry(
        ScreenKey.scale, .number(0.5...10), "a number, 0.5 to 10", usual: "the device's, else 1",
        "pixels a point"),
      KeyEntry(
        ScreenKey.safeArea, .physicalInsets, "physical insets, numbers",
        usual: "the device's, else 0",
        "what bars and notches take of the edges, in the scene's own orientation"),
      KeyEntry(
        ScreenKey.orientation, .word(of: SceneOrientation.self), "`portrait` or `landscape`",
        usual: "as the size is, else `portrait`", "how the screen is held"),
      KeyEntry(
        ScreenKey.direction, .words(["ltr", "rtl"]), "`ltr` or `rtl`", usual: "the locale's",
        "the direction of reading"),
      KeyEntry(
        ScreenKey.locale, .name, "a language tag, a pseudo-locale, or both: `de+pseudo-long`",
        usual: "`en`",
        "which texts are shown, and how; `ja-u-lb-loose` breaks lines of Chinese and Japanese more freely"
      ),
      KeyEntry(
        ScreenKey.textSize, .word(of: TextSizeCategory.self),
        "`extraSmall`, `small`, `medium`, `large`, `extraLarge`, `extraExtraLarge`, `extraExtraExtraLarge`, `accessibilityMedium`, `accessibilityLarge`, `accessibilityExtraLarge`, `accessibilityExtraExtraLarge`, `accessibilityExtraExtraExtraLarge`",
        usual: "`large`", "how large the reader wants text"),
      KeyEntry(
        ScreenKey.keyboard, .length, "a length", usual: "0",
        "its height from the screen's bottom; 0 hides it"),
      KeyEntry(
        ScreenKey.obstacles, .array(of: .obstacle),
        "an array of view ids and rectangles of lengths", usual: "none", "what no bubble may cover"),
    ])

  static let constraint = KeyTable(
    "constraint", heading: "A constraint",
    keys: [
      KeyEntry(ConstraintKey.`where`, .string, "a line", usual: "required", "what holds"),
      KeyEntry(
        ConstraintKey.priority, .priority, "a priority", usual: "`required`",
        "how much it matters; not with an `@` in the line"),
      KeyEntry(ConstraintKey.name, .name, "a name", usual: "none", "what messages call it"),
      KeyEntry(
        ConstraintKey.owner, .name, "a view's id, or `screen` and its like",
        usual:
          "the nearest view around all that are named, or one of them if it is around the others",
        "from whose origin locations with a multiplier are measured"),
      KeyEntry(
        ConstraintKey.options, .array(of: .words(VisualFormat.Options.names)),
        "the names of UIKit's format options", usual: "none",
        "what a Visual Format line says besides its text"),
    ])
}
