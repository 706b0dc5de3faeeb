/// A change of one breakpoint, numbered as the constraint that it stands for.
enum BreakpointEdit: Sendable {
  /// Takes it off its form.
  case remove(Int)
  /// Moves it along its form.
  case move(Int, to: Double)
  /// Puts it on the form with these terms, sorted and scaled, off the one that it is on; the
  /// constraint's expression is the form times the scale.
  case install(Int, ContiguousArray<FormTerm>, Breakpoint, scale: Double)
}
