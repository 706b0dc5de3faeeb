internal import Constraints

/// A solved scene that can say why everything in it is where it is.
///
/// Keeps the layout, so that each question costs a few solves with it.
package struct SceneExplainer: ~Copyable {
  let work: SceneWork

  /// What the scene comes to.
  package var solution: SceneSolution { work.solution }

  /// Solves a scene for one screen.
  ///
  /// - Parameters:
  ///   - scene: What to solve.
  ///   - overrides: What stands in for the scene's own values.
  /// - Throws: As `SceneSolver.solve(_:with:)` does.
  package init(
    _ scene: Scene, with overrides: SceneOverrides = SceneOverrides()
  ) throws(SceneDiagnostics) {
    work = try SceneWork(scene, with: overrides, explainsBubbles: true)
  }

  /// What a word of a person means: a step by its position or id, a view or a part of a list, alone
  /// or with an attribute behind a point, or a variable; looked for in that order.
  ///
  /// - Parameter word: For example `keep`, `2`, `save`, `save.width`, `thread[m3].bubble.top`.
  /// - Returns: The subject; nothing when the scene has none of that name here.
  package func subject(named word: String) -> ExplanationSubject? {
    if let position = step(named: word) { return .step(position) }
    if hasPlace(word) { return .view(word, nil) }
    if let point = word.lastIndex(of: "."),
      let attribute = LayoutAttribute(rawValue: String(word[word.index(after: point)...])),
      hasPlace(String(word[..<point]))
    {
      return .view(String(word[..<point]), attribute)
    }
    return solution.variables.contains { $0.name == word } ? .variable(word) : nil
  }

  /// The position of the step of a position or an id, whether it is shown or not.
  package func step(named word: String) -> Int? {
    let steps = work.context.scene.guide.steps
    if let position = Int(word), position >= 1, position <= steps.count { return position }
    return steps.firstIndex { $0.id == word }.map { $0 + 1 }
  }

  /// The ids of all steps.
  package var stepNames: [String] { work.context.scene.guide.steps.map(\.id) }

  /// All that has a name, for finding what was meant by a word that means nothing: of a word with a
  /// point, values too.
  package func names(near word: String) -> [String] {
    let views = solution.views.map(\.id) + Self.reservedNames.filter { item(named: $0) != nil }
    let names = stepNames + views + solution.variables.map(\.name)
    guard let point = word.lastIndex(of: ".") else { return names }
    let view = String(word[..<point])
    let owners = hasPlace(view) ? [view] : [nearestName(to: view, among: views)].compactMap { $0 }
    return names
      + owners.flatMap { owner in LayoutAttribute.allCases.map { "\(owner).\($0.rawValue)" } }
  }

  /// The items that every screen has.
  private static let reservedNames = ["screen", "safeArea", "margins", "keyboard"]

  private func hasPlace(_ name: String) -> Bool {
    if Self.reservedNames.contains(name) { return item(named: name) != nil }
    return viewNumber(named: name) != nil || work.tree.view(named: name) != nil
  }

  /// The number of a view among those of the scene's own layout, lists aside.
  func viewNumber(named name: String) -> Int? {
    work.layout.indices[name] ?? work.layout.views.firstIndex { $0.view.name == name }
  }

  /// An item that every screen has.
  func item(named name: String) -> LayoutItem? {
    Self.reservedNames.contains(name) ? work.layout.names.item(named: name) : nil
  }
}
