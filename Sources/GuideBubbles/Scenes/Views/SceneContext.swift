internal import Constraints

/// What the parts of a solve share: the scene, and the values that it is solved for.
///
/// An object, since every view and every row refers to it; it never changes.
final class SceneContext: Sendable {
  let scene: Scene
  let screen: SolvedScreen?
  /// The language that texts are chosen by.
  let locale: LocaleTag
  /// What becomes of them then.
  let pseudoLocale: PseudoLocale?
  let textSize: TextSizeCategory
  let direction: UserInterfaceLayoutDirection
  let measurer: TextMeasurer
  let pictures: StylePictures
  private let flags: [SceneFlag]

  /// Brings a scene and what stands in for its own values together.
  ///
  /// - Throws: What keeps the scene from being solved for them: a flag that it does not have.
  init(_ scene: Scene, overrides: SceneOverrides) throws(SceneDiagnostics) {
    try Self.check(overrides, for: scene)
    self.scene = scene
    screen = SolvedScreen(scene.screen, overrides: overrides)
    let asked = screen?.locale ?? overrides.locale ?? "en"
    locale = asked.language
    pseudoLocale = asked.pseudoLocale
    textSize = screen?.textSize ?? .large
    direction = screen?.direction ?? overrides.direction ?? asked.layoutDirection
    var measurer = TextMeasurer(
      scale: screen?.scale ?? 1, strictness: locale.lineBreakStrictness,
      keepsHangulWords: locale.keepsHangulWords, fonts: overrides.fonts,
      isChineseOrJapanese: locale.isChineseOrJapanese)
    measurer.estimateScale = overrides.estimateScale
    self.measurer = measurer
    pictures = StylePictures(scene.styles, files: overrides.files)
    flags = scene.flags.map { flag in
      let value = overrides.flags.last { $0.name.text == flag.name.text }?.isOn ?? flag.isOn
      return SceneFlag(name: flag.name, isOn: value)
    }
  }

  private static func check(
    _ overrides: SceneOverrides, for scene: Scene
  ) throws(SceneDiagnostics) {
    let known = scene.flags.map(\.name.text)
    let unknown = overrides.flags.map(\.name).filter { !known.contains($0.text) }
    guard unknown.isEmpty else {
      throw SceneDiagnostics(
        unknown.map { name in
          .unknown(
            "flag", name.text, code: .unknownFlag, at: name.range,
            help: KnownNames(known).help(
              for: name.text, orNone: "the scene has none", listing: .max))
        })
    }
  }

  /// What the values that the scene is solved for ask in vain.
  var diagnostics: [Diagnostic] { proportionErrors + pictures.diagnostics }

  private var proportionErrors: [Diagnostic] {
    guard screen == nil, let range = scene.firstProportion else { return [] }
    return [
      .noScreen("'W' and 'H' need", at: range)
    ]
  }

  /// A text as the screen shows it: in its language, then as its pseudo-locale has it.
  func shown(_ text: SceneText) -> String { shown(text.resolved(for: locale)) }

  /// A text of its language as its pseudo-locale has it.
  func shown(_ text: String) -> String { pseudoLocale?.shown(text) ?? text }

  /// Whether what depends on a flag is there.
  func holds(_ condition: SceneCondition?) -> Bool {
    guard let condition else { return true }
    let isOn = flags.first { $0.name.text == condition.flag.text }?.isOn ?? false
    return isOn == condition.wanted
  }

  /// A length in points.
  func points(_ length: SceneLength) -> Double {
    length.resolved(for: screen?.size ?? LayoutSize())
  }

  /// Distances in points.
  func insets(_ insets: SceneInsets) -> DirectionalInsets {
    insets.resolved(for: screen?.size ?? LayoutSize())
  }

  /// A rectangle in points; sizes are not negative.
  func rect(_ rect: SceneRect) -> LayoutRect {
    var resolved = rect.resolved(for: screen?.size ?? LayoutSize())
    resolved.width = max(0, resolved.width)
    resolved.height = max(0, resolved.height)
    return resolved
  }

  /// A rectangle on the screen's pixels; as it is without a screen.
  func snapped(_ rect: LayoutRect) -> LayoutRect {
    guard let scale = screen?.scale else { return rect }
    return rect.snapped(toScale: scale)
  }

  /// How much of a frame lies beside the safe area on its left and right, in points; a row of a list
  /// has what its list has, and above and below none, since it scrolls.
  func coveredSides(of frame: LayoutRect) -> LayoutInsets {
    guard screen != nil else { return LayoutInsets() }
    let safe = safeArea
    return LayoutInsets(
      top: 0, left: max(0, safe.minX - frame.minX), bottom: 0,
      right: max(0, frame.maxX - safe.maxX))
  }

  /// The screen less the safe area's insets; empty rather than turned inside out.
  var safeArea: LayoutRect {
    guard let screen else { return LayoutRect() }
    var area = screen.frame.inset(by: screen.safeArea)
    area.width = max(0, area.width)
    area.height = max(0, area.height)
    return area
  }
}
