/// A scene as its file describes it: a screen, views, constraints and a guide, not yet solved.
public struct Scene: Hashable, Sendable {
  /// The screen; nothing for a purely algebraic scene.
  public var screen: SceneScreen?
  /// The flags that `when` may ask for, with their values.
  public var flags: [SceneFlag]
  /// The top-level views in drawing order.
  public var views: [SceneView]
  /// The free unknowns that constraints may name.
  public var variables: [SceneName]
  /// The constraints in the order of the file.
  public var constraints: [SceneConstraint]
  /// The named styles in the order of the file.
  public var styles: [SceneStyle]
  /// The guide.
  public var guide: SceneGuide
  /// The combinations that `check` and `preview` cover.
  public var check: SceneCheck
  /// Warnings about the file.
  public var warnings: [Diagnostic]
  /// Where the first length stands that grows with the screen; nothing without one.
  var firstProportion: SourceRange?

  /// Makes a scene, by default an empty one.
  public init(
    screen: SceneScreen? = nil, flags: [SceneFlag] = [], views: [SceneView] = [],
    variables: [SceneName] = [], constraints: [SceneConstraint] = [], styles: [SceneStyle] = [],
    guide: SceneGuide = SceneGuide(), check: SceneCheck = SceneCheck(),
    warnings: [Diagnostic] = []
  ) {
    self.screen = screen
    self.flags = flags
    self.views = views
    self.variables = variables
    self.constraints = constraints
    self.styles = styles
    self.guide = guide
    self.check = check
    self.warnings = warnings
  }

  /// The names of the items that every scene with a screen has.
  static let reservedNames = ["screen", "safeArea", "margins", "keyboard"]

  /// The style of that name.
  package func style(named name: String) -> SceneStyle? { styles.first { $0.name == name } }
}

/// A name with its place.
public struct SceneName: Hashable, Sendable {
  /// The name.
  public var text: String
  /// Where it stands; nothing when it stands in no file.
  public var range: SourceRange?

  /// Makes a name, by default one that stands in no file.
  public init(_ text: String, range: SourceRange? = nil) {
    self.text = text
    self.range = range
  }
}

/// A switch that makes views and steps exist or not.
public struct SceneFlag: Hashable, Sendable {
  /// The name.
  public var name: SceneName
  /// Whether it is set unless told otherwise.
  public var isOn: Bool

  /// Makes a flag.
  public init(name: SceneName, isOn: Bool = false) {
    self.name = name
    self.isOn = isOn
  }
}

/// The flag on which the existence of a view or step depends.
public struct SceneCondition: Hashable, Sendable {
  /// The flag's name, without the exclamation mark.
  public var flag: SceneName
  /// Whether the flag must be set, or must not be.
  public var wanted: Bool

  /// Makes a condition from a flag's name and what it must be.
  public init(flag: SceneName, wanted: Bool) {
    self.flag = flag
    self.wanted = wanted
  }
}

/// Everything that is wrong with a scene, in the order of the file.
public struct SceneDiagnostics: Error, Hashable, Sendable {
  /// At least one error, with the warnings that were found beside it.
  public var diagnostics: [Diagnostic]

  /// Makes the error from its diagnostics.
  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
