/// The level of a variable's stay.
struct StayLevel {
  /// The variable's order of declaration and its column; `Int64.max` and −1 for no level.
  var order: Int64
  var column: Int32
  /// A candidate's ratio there.
  var ratio: Double

  static var none: StayLevel { StayLevel(order: .max, column: -1, ratio: 0) }
}
