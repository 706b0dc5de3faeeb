/// The keys of one kind of object in a scene file: the full list, in one place for all kinds.
///
/// Any object may also carry a `comment`, which is passed over.
protocol SceneKey: RawRepresentable<String>, CaseIterable, Hashable {
  /// What an object with these keys is called in messages.
  static var holder: String { get }
}

/// Keys of the whole file.
enum FileKey: String, SceneKey {
  case version, screen, flags, views, variables, constraints, styles, guide, check
  /// Where editors find the schema of scenes; passed over.
  case schema = "$schema"
  static var holder: String { "the scene" }
}

/// Keys of `screen`.
enum ScreenKey: String, SceneKey {
  case device, size, scale, safeArea, orientation, direction, locale, textSize, keyboard, obstacles
  static var holder: String { "a screen" }
}

/// Keys of a view.
enum ViewKey: String, SceneKey {
  case id, kind, text, font, textColor, textAlignment, textInsets, lineLimit, breakMode
  case placeholder, on, selected, image, contentMode, axis, spacing, alignment, distribution,
    offset, style
  case intrinsicSize, heightRounding, hugging, compressionResistance, pin, frame
  case hidden, collapses, when, obstacle, fill, cornerRadius, border, children
  case data, template, sort, header, footer, separator, index
  static var holder: String { "a view" }
}

/// Keys of a style.
enum StyleKey: String, SceneKey {
  case font, titleFont, textColor, textAlignment, lineLimit, breakMode, fill, border
  case cornerRadius, textInsets, maxWidth, arrow, image, tail, mirrors, style
  static var holder: String { "a style" }
}

/// Keys of an image, of a view or of a style.
enum ImageKey: String, SceneKey {
  case file, capInsets, slicing, contentsCenter, columns, rows, content, filling
  static var holder: String { "an image" }
}

/// Keys of an image's insets in pixels, by the marks of file names.
enum ScaleKey: String, SceneKey {
  case one = "1x"
  case two = "2x"
  case three = "3x"
  static var holder: String { "'slicing'" }
  /// Pixels a point.
  var scale: Double {
    switch self {
    case .one: 1
    case .two: 2
    case .three: 3
    }
  }
}

/// Keys of a picture's tail.
enum TailKey: String, SceneKey {
  case edge, at
  static var holder: String { "a tail" }
}

/// Keys of a font.
enum FontKey: String, SceneKey {
  case size, weight, family, textStyle
  static var holder: String { "a font" }
}

/// Keys of a border.
enum BorderKey: String, SceneKey {
  case width, color
  static var holder: String { "a border" }
}

/// Keys of an arrow.
enum ArrowKey: String, SceneKey {
  case length, width, tipRadius
  static var holder: String { "an arrow" }
}

/// Keys of a constraint that is written as an object.
enum ConstraintKey: String, SceneKey {
  case `where`, options, priority, name, owner
  static var holder: String { "a constraint" }
}

/// Keys of `guide`.
enum GuideKey: String, SceneKey {
  case style, margins, steps
  static var holder: String { "a guide" }
}

/// Keys of a step.
enum StepKey: String, SceneKey {
  case id, target, text, side, alignment, gap, style, cutout, advance, passThrough, obstacles
  case when, optional
  static var holder: String { "a step" }
}

/// Keys of a step's text with a heading.
enum StepTextKey: String, SceneKey {
  case title, body
  static var holder: String { "a step's text" }
}

/// Keys of a cut-out.
enum CutoutKey: String, SceneKey {
  case shape, padding, radius, path, viewBox
  static var holder: String { "a cut-out" }
}

/// Keys of `advance` where it names a button.
enum AdvanceKey: String, SceneKey {
  case button
  static var holder: String { "'advance'" }
}

/// Keys of `check`.
enum CheckKey: String, SceneKey {
  case devices, orientations, locales, textSizes, directions, keyboards, flags, rules
  static var holder: String { "'check'" }
}

/// Keys of a rule of `check` where it is an object.
enum RuleKey: String, SceneKey {
  case level, reason
  static var holder: String { "a rule" }
}

/// Keys of a list's template: those of a view, which is the row, and its constraints.
enum TemplateKey: SceneKey {
  case view(ViewKey)
  case constraints
  static var holder: String { "a template" }
  static var allCases: [TemplateKey] { ViewKey.allCases.map { .view($0) } + [.constraints] }
  init?(rawValue: String) {
    if rawValue == "constraints" {
      self = .constraints
    } else if let key = ViewKey(rawValue: rawValue) {
      self = .view(key)
    } else {
      return nil
    }
  }
  var rawValue: String {
    switch self {
    case .view(let key): key.rawValue
    case .constraints: "constraints"
    }
  }
}

/// Keys of a row that mean something by themselves; its other fields have any names.
enum RowKey: String, CaseIterable {
  case id, section, sortKey, text, template
}

/// Keys of a list's `separator`.
enum SeparatorKey: String, SceneKey {
  case color, insets
  static var holder: String { "a separator" }
}

/// Keys of a list's `index`.
enum ListIndexKey: String, SceneKey {
  case textColor, font, search
  static var holder: String { "an index" }
}
