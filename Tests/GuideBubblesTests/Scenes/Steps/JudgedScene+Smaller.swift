extension JudgedScene {
  /// The scene with a step, a target or a view less.
  var smaller: [JudgedScene] {
    var scenes: [JudgedScene] = []
    for index in steps.indices where steps.count > 1 {
      var scene = self
      scene.steps = [steps[index]]
      scenes.append(scene)
    }
    for index in steps.indices where steps[index].targets.count > 1 {
      for target in steps[index].targets {
        var scene = self
        scene.steps[index].targets = [target]
        scenes.append(scene)
      }
    }
    let needed = steps.flatMap(\.targets).compactMap { target -> Substring? in
      if case .view(let id) = target { id.prefix { $0 != "[" } } else { nil }
    }
    for index in views.indices {
      let all = views[index].withDescendants
      if !all.contains(where: { needed.contains($0.id[...]) }) {
        var scene = self
        scene.views.remove(at: index)
        scenes.append(scene)
      }
      for child in views[index].children.indices {
        let inside = views[index].children[child].withDescendants
        guard !inside.contains(where: { needed.contains($0.id[...]) }) else { continue }
        var scene = self
        scene.views[index].children.remove(at: child)
        scenes.append(scene)
      }
    }
    if keyboard > 0 {
      var scene = self
      scene.keyboard = 0
      scenes.append(scene)
    }
    return scenes
  }
}
