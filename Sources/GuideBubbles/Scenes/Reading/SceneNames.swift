internal import Constraints

/// What views may name of their scene.
struct SceneNames {
  /// The styles, with where each stands.
  var styles = NameTable()
  /// The flags, with where each stands.
  var flags = NameTable()

  /// No names.
  init() {}

  /// The names of a scene that was read.
  init(of scene: Scene) {
    for style in scene.styles { _ = styles.insert(SceneName(style.name)) }
    for flag in scene.flags { _ = flags.insert(flag.name) }
  }
}

/// Names in the order of the file, with their places.
///
/// The table behind it is never iterated.
struct NameTable {
  private(set) var known = KnownNames()
  private var ranges: [String: SourceRange] = [:]

  /// Enters a name.
  ///
  /// - Returns: Where it stands already, if it does.
  mutating func insert(_ name: SceneName) -> SourceRange? {
    if let first = ranges[name.text] { return first }
    ranges[name.text] = name.range ?? SourceRange(start: 0, end: 0)
    known.append(name.text)
    return nil
  }

  /// Where a name stands; nothing when it is not known.
  func range(of name: String) -> SourceRange? { ranges[name] }
}
