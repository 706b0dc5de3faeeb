import Constraints

/// What came of laying out a recorded root.
enum RecordedOutcome {
  /// Everything is where it belongs, and nothing could be elsewhere.
  case right
  /// Something is elsewhere: one line a view.
  case mismatch([String])
  /// Everything is where it belongs, but these views could be elsewhere.
  case ambiguous([String])
  /// The required constraints contradict each other.
  case unsatisfiable

  var isRight: Bool {
    if case .right = self { true } else { false }
  }
}

extension RecordedRoot {
  /// Lays the root out and says what came of it.
  ///
  /// - Throws: What the engine refuses besides contradictions, or a word that is not known.
  func outcome() throws -> RecordedOutcome {
    do {
      return try RecordedLayout(self).outcome
    } catch LayoutError.unsatisfiable {
      return .unsatisfiable
    }
  }

  /// Lays the root out and says what came out wrong.
  ///
  /// - Parameters:
  ///   - arrangesStacks: Whether stacks are arranged, instead of by the constraints on record.
  ///   - framesOnly: Whether only Apple's frames count, and not the solution on record.
  /// - Returns: One line a view that is elsewhere.
  /// - Throws: What the engine refuses, or a word that is not known.
  func mismatches(arrangesStacks: Bool = false, framesOnly: Bool = false) throws -> [String] {
    let layout = try RecordedLayout(self, arrangesStacks: arrangesStacks)
    return views.compactMap { layout.mismatch($0, framesOnly: framesOnly) }
  }
}

extension RecordedLayout {
  /// How far a number may be from the solution on record, in points.
  private static var solutionTolerance: Double { 1e-3 }
  /// How far a number may be from Apple's, which are whole pixels, in points.
  private static var frameTolerance: Double { 0.5 + 1e-9 }

  /// What came of it, when required constraints do not contradict each other.
  var outcome: RecordedOutcome {
    let mismatches = root.views.compactMap { mismatch($0, framesOnly: true) }
    guard mismatches.isEmpty else { return .mismatch(mismatches) }
    let ambiguous = ambiguousViews
    return ambiguous.isEmpty ? .right : .ambiguous(ambiguous)
  }

  /// What is wrong with a view's place and size; nothing when they are right.
  func mismatch(_ view: RecordedRoot.View, framesOnly: Bool = false) -> String? {
    let solved = alignmentRect(view.name).numbers
    let isSolution = zip(solved, view.solution).allSatisfy {
      ($0 - $1).magnitude <= Self.solutionTolerance
    }
    guard isSolution || framesOnly else {
      return "\(view.name): \(solved) instead of \(view.solution)"
    }
    let relative = frame(view).numbers
    // The root's own frame says where it stands in a file; only its size is laid out.
    let compared = view.parent == nil ? 2..<4 : 0..<4
    guard
      compared.allSatisfy({ (relative[$0] - view.frame[$0]).magnitude <= Self.frameTolerance })
    else { return "\(view.name): frame \(relative) instead of \(view.frame)" }
    return nil
  }

  /// The names of the views whose place or size along an axis is left open.
  var ambiguousViews: [String] {
    let names = Set(root.views.map { $0.name })
    var found: [String] = []
    for axis in LayoutAxis.allCases {
      for item in engine.itemsWithAmbiguousLayout(along: axis) {
        guard let name = engine.name(of: item), names.contains(name) else { continue }
        found.append("\(name) (\(axis))")
      }
    }
    return found
  }
}

extension LayoutRect {
  fileprivate var numbers: [Double] { [x, y, width, height] }
}
