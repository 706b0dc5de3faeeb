/// The first stay that a row of the basis moves, in order of declaration: where the row's multiplier
/// begins in the levels of the stays.
struct StayLead: Sendable {
  /// The variable whose nonbasic stay pulls; −1 when not known.
  var variable: Int32 = -1
  /// The component's `leadEpoch` when this was noted; another one makes it void.
  var epoch: Int32 = -1
  /// How far the variable moves when the row's form grows by one.
  var move = 0.0
}
