import Constraints

@testable import GuideBubbles
@testable import GuideScenes

extension SceneJudge {
  /// What a bubble of a step had better not cover, as far as it is shown, by its view's number: what a
  /// person works with and what the tour explains, less what belongs to the step's targets.
  func controls(beside targets: [ReferenceTarget]) -> [(view: Int, frame: LayoutRect)] {
    let views = solution.views
    let explained = Set(self.targets.flatMap { $0.filter { $0.isSeen == true }.compactMap(\.view) })
    return views.indices.compactMap { index in
      let view = views[index]
      let isControl = [.button, .field, .switch].contains(view.kind) || explained.contains(index)
      guard isControl, !view.isHidden else { return nil }
      let shown = shownFrame(of: index)
      // What one opaque view hides all of is in nobody's way.
      let isBehind = views.indices.contains {
        $0 > index && !ReferenceVisibility.isIn(index, $0, views)
          && ReferenceVisibility.isOpaque(views[$0])
          && shown.reach(beyond: shownFrame(of: $0)) < 1e-6
      }
      let isBeside = targets.allSatisfy { target in
        guard let own = target.view else {
          return !target.sights.contains { $0.frame.way(outOf: view.frame) > 0 }
        }
        return own != index && !ReferenceVisibility.isIn(own, index, views)
          && !ReferenceVisibility.isIn(index, own, views)
      }
      return isBeside && !isBehind && shown.width > 0 && shown.height > 0 ? (index, shown) : nil
    }
  }

  /// What the screen and the containers around a view show of it.
  private func shownFrame(of index: Int) -> LayoutRect {
    let frame = solution.views[index].frame.cut(to: ReferenceVisibility.visible(screen))
    return ReferenceVisibility.containers(of: index, solution.views).map { frame.cut(to: $0) }
      ?? frame
  }

  /// The steps that are shown with what they ask for; none where it is open what is seen of a target.
  func placedSteps() -> [(asked: JudgedScene.Step, promises: ReferencePromises)] {
    zip(solution.steps, targets).compactMap { step, targets in
      let seen = targets.filter { $0.isSeen == true }
      guard !targets.contains(where: { $0.isSeen == nil }), seen.count == step.targets.count
      else { return nil }
      let asked = scene.steps[step.position - 1]
      return (
        asked,
        ReferencePromises(
          step: step, screen: screen, targets: seen, obstacles: obstacles(of: asked),
          gap: asked.gap ?? step.style.arrow?.length ?? 0)
      )
    }
  }

  /// What is wrong with the controls that bubbles are said to cover.
  func controlFaults() -> [String] {
    // What a round corner leaves open may be a target, and so something not to be covered.
    guard !targets.contains(where: { $0.contains { $0.isSeen == nil } }) else { return [] }
    return placedSteps().compactMap { _, promises in
      let step = promises.step
      let covered = controls(beside: promises.targets).filter {
        step.bubble.frame.way(outOf: $0.frame) > 1e-6
      }.map { solution.views[$0.view].id }
      return covered == step.coveredControls
        ? nil : "step \(step.position): covers \(step.coveredControls), found \(covered)"
    }
  }
}
