/// How much the findings of each rule count.
public struct CheckRules: Hashable, Sendable {
  /// The levels that are not the usual ones; the last one of a rule counts.
  private var settings: [SceneRuleSetting]

  /// The rules of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene, whose `check` says what is not usual.
  ///   - settings: What stands in for that, in order.
  public init(of scene: Scene, with settings: [SceneRuleSetting] = []) {
    self.settings = scene.check.rules + settings
  }

  /// How much the findings of a rule count.
  public subscript(rule: CheckRule) -> CheckLevel {
    settings.last { $0.rule == rule }?.level ?? rule.usualLevel
  }
}
