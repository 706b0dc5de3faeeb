internal import GuideScenes

/// What differs between two scenes over one or more combinations, one entry a node.
struct SceneComparison {
  /// A node that differs, in the combination in which it differs most.
  struct Entry {
    /// What differs there; the first combination of those in which it differs as much.
    var change: NodeChange
    /// The number of that combination.
    var combination: Int
    /// In how many combinations the node differs.
    var count = 1
  }

  /// The names of the combinations that were looked at.
  private(set) var combinations: [String] = []
  /// The nodes that differ, in the order in which they were found.
  private(set) var entries: [Entry] = []

  /// Compares two scenes.
  ///
  /// - Parameters:
  ///   - old: The first scene.
  ///   - new: The second one.
  ///   - combinations: What both are solved for; flags that only one scene has concern that one alone.
  /// - Throws: What keeps one of them from being solved.
  init(
    _ old: LoadedScene, _ new: LoadedScene, over combinations: [SceneCombination]
  ) throws(CommandFailure) {
    var numbers: [String: Int] = [:]  // looked up only
    for (number, combination) in combinations.enumerated() {
      let solutions = (
        try old.solved(combination.overrides.known(to: old.scene)).solution,
        try new.solved(combination.overrides.known(to: new.scene)).solution
      )
      self.combinations.append(combination.name)
      for change in SolutionComparison(solutions.0, solutions.1).changes {
        note(change, number, in: &numbers)
      }
    }
    try explain(old, new, combinations)
  }

  private mutating func note(_ change: NodeChange, _ number: Int, in numbers: inout [String: Int]) {
    let key = change.sort.rawValue + " " + change.name
    guard let known = numbers[key] else {
      numbers[key] = entries.count
      entries.append(Entry(change: change, combination: number))
      return
    }
    entries[known].count += 1
    guard change.magnitude > entries[known].change.magnitude else { return }
    (entries[known].change, entries[known].combination) = (change, number)
  }

  /// Finds the causes of each difference, solving each combination that is told of once.
  private mutating func explain(
    _ old: LoadedScene, _ new: LoadedScene, _ combinations: [SceneCombination]
  ) throws(CommandFailure) {
    let objects = (SceneObjects(old.source), SceneObjects(new.source))
    for number in combinations.indices where entries.contains(where: { $0.combination == number }) {
      let overrides = combinations[number].overrides
      let causes = ChangeCauses(
        try old.explainer(overrides.known(to: old.scene)), objects.0,
        try new.explainer(overrides.known(to: new.scene)), objects.1)
      for index in entries.indices where entries[index].combination == number {
        entries[index].change.causes = causes.causes(of: entries[index].change)
      }
    }
  }
}

extension SceneOverrides {
  /// The same without flags that a scene does not have.
  fileprivate func known(to scene: Scene) -> SceneOverrides {
    var overrides = self
    overrides.flags.removeAll { flag in
      !scene.flags.contains { $0.name.text == flag.name.text }
    }
    return overrides
  }
}
