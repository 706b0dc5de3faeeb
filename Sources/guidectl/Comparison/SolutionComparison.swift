internal import GuideBubbles
internal import GuideFormats
internal import GuideScenes
internal import LayoutGeometry

/// What differs between two solutions, node by node: the screen, then views, variables and steps in the
/// order of the second, what is only in the first at the end of its sort.
struct SolutionComparison {
  private let old: SceneSolution
  private let new: SceneSolution
  /// The nodes that differ.
  private(set) var changes: [NodeChange] = []

  /// Compares two solutions.
  init(_ old: SceneSolution, _ new: SceneSolution) {
    self.old = old
    self.new = new
    compareScreens()
    compareViews()
    compareVariables()
    compareSteps()
  }

  private mutating func compareScreens() {
    var values = ValueChanges()
    let (one, other) = (old.screen, new.screen)
    values.compare("width", one?.size.width, other?.size.width)
    values.compare("height", one?.size.height, other?.size.height)
    values.compare("scale", one?.scale, other?.scale)
    values.compare("safeArea.top", one?.safeArea.top, other?.safeArea.top)
    values.compare("safeArea.left", one?.safeArea.left, other?.safeArea.left)
    values.compare("safeArea.bottom", one?.safeArea.bottom, other?.safeArea.bottom)
    values.compare("safeArea.right", one?.safeArea.right, other?.safeArea.right)
    values.compare("keyboard", one?.keyboard, other?.keyboard)
    values.compare("locale", one?.locale.tag, other?.locale.tag)
    values.compare("textSize", one?.textSize.rawValue, other?.textSize.rawValue)
    values.compare("direction", one.map { "\($0.direction)" }, other.map { "\($0.direction)" })
    add(.screen, "", values)
  }

  private mutating func add(_ sort: NodeChange.Sort, _ name: String, _ values: ValueChanges) {
    guard !values.all.isEmpty else { return }
    changes.append(NodeChange(sort: sort, name: name, fate: .changed, values: values.all))
  }

  /// What is in one alone.
  private mutating func add(_ sort: NodeChange.Sort, _ names: [String], _ fate: NodeChange.Fate) {
    for name in names { changes.append(NodeChange(sort: sort, name: name, fate: fate)) }
  }

  private mutating func compareViews() {
    let before = Dictionary(old.views.map { ($0.id, $0) }) { first, _ in first }  // looked up only
    let numbers = Dictionary(new.views.enumerated().map { ($1.id, $0) }) { first, _ in first }
    // The entry under which a view that moves as its parent does is told, by the view's number.
    var entries: [Int: Int] = [:]
    for (number, view) in new.views.enumerated() {
      guard let known = before[view.id] else {
        changes.append(NodeChange(sort: .view, name: view.id, fate: .added))
        continue
      }
      let values = ValueChanges(known, view)
      guard !values.all.isEmpty else { continue }
      if let parent = view.parent, let entry = entries[parent], values.isShift,
        new.views[parent].frame.shift(from: before[new.views[parent].id]?.frame)
          == view.frame.shift(from: known.frame)
      {
        changes[entry].alongside.append(view.id)
        entries[number] = entry
        continue
      }
      entries[number] = changes.count
      add(.view, view.id, values)
    }
    add(.view, old.views.map(\.id).filter { numbers[$0] == nil }, .removed)
  }

  private mutating func compareVariables() {
    for variable in new.variables {
      guard let known = old.variables.first(where: { $0.name == variable.name }) else {
        add(.variable, [variable.name], .added)
        continue
      }
      var values = ValueChanges()
      values.compare("value", known.value, variable.value)
      add(.variable, variable.name, values)
    }
    let names = new.variables.map(\.name)
    add(.variable, old.variables.map(\.name).filter { !names.contains($0) }, .removed)
  }

  private mutating func compareSteps() {
    for step in new.steps {
      guard let known = old.steps.first(where: { $0.id == step.id }) else {
        add(.step, [step.id], .added)
        continue
      }
      add(.step, step.id, ValueChanges(known, step))
    }
    let names = new.steps.map(\.id)
    add(.step, old.steps.map(\.id).filter { !names.contains($0) }, .removed)
  }
}

extension LayoutRect {
  /// How far it moved, to a thousandth of a point.
  fileprivate func shift(from other: LayoutRect?) -> [String] {
    [x - (other?.x ?? 0), y - (other?.y ?? 0)].map { NumberText.text($0) }
  }
}
