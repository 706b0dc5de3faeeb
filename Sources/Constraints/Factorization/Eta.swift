/// One change of basis: the identity matrix with the row `pivot` replaced.
struct Eta: Sendable {
  /// The row that differs from the identity's.
  var pivot: Int32
  /// Where the row's other entries stand in the file.
  var entries: Range<Int32>
  /// The row's entry on the diagonal.
  var value: Double
  /// The newest entry at `pivot` in an older eta, and the newest older eta of the same row; −1 for
  /// none.
  var olderEntry: Int32
  var olderPivot: Int32
}

/// An entry of an eta's row, chained to the entries at the same place in older etas.
struct EtaEntry: Sendable {
  /// The place in the row.
  var index: Int32
  /// The eta's number.
  var eta: Int32
  var value: Double
  /// The entry at this place in the next older eta that has one; −1 for none.
  var older: Int32
}
