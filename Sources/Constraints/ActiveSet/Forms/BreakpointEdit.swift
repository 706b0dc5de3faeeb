/// A change of one breakpoint, numbered as the constraint that it stands for.
enum BreakpointEdit: Sendable {
  /// Takes it off its form.
  case remove(Int)
  /// Moves it along its form.
  case move(Int, to: Double)
  /// Puts it on the form with these terms of the list, sorted and scaled, off the one that it is on;
  /// the constraint's expression is the form times the scale.
  case install(Int, Range<Int>, Breakpoint, scale: Double)
}

/// Changes of breakpoints that are made together.
struct EditList: Sendable {
  var edits: ContiguousArray<BreakpointEdit> = []
  /// The terms of all forms that breakpoints are put on.
  var terms: ContiguousArray<FormTerm> = []

  /// Takes all edits out; keeps the room unless it is large.
  mutating func removeAll() {
    edits.removeAll(keepingCapacity: edits.count < 1_000)
    terms.removeAll(keepingCapacity: terms.count < 4_000)
  }
}
