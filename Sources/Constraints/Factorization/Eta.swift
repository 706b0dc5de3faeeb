/// One change of basis: the identity matrix with the row `pivot` replaced.
struct Eta: Sendable {
  /// The row that differs from the identity's.
  var pivot: Int
  /// The row's entry on the diagonal.
  var value: Double
  /// Where the row's other entries stand in the list that all changes share.
  var range: Range<Int>
}
