internal import Constraints

/// Sizes that depend on each other.
extension ViewLayout {
  /// Warns of views whose height is not what their content takes at the width that they have.
  mutating func reportUnsettledSizes() {
    let mixing = zip(demandIDs, demands).filter { id, _ in
      id.map { sizing.axisMixingConstraints.contains($0) } ?? false
    }
    let notes = mixing.map { _, constraint in
      Diagnostic(
        .note, code: .unsettled,
        message: "'\(constraint.origin.text)' makes a height act on a width",
        range: constraint.origin.range)
    }
    for item in sizing.unsettledItems {
      guard let view = called(item).view else { continue }
      diagnostics.append(
        Diagnostic(
          .warning, code: .unsettled,
          message: "the height of '\(view.name)' is not what its content takes at its width: each "
            + "changes the other", range: view.place, notes: notes,
          help: "give it a width, or let no width depend on its height"))
    }
  }
}
