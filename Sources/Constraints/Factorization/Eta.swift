/// One change of basis: the identity matrix with the row `pivot` replaced.
struct Eta: Sendable {
  /// The row that differs from the identity's.
  var pivot: Int32
  /// Where the row's other entries stand in the file.
  var start: Int32
  var end: Int32
  /// The newest entry at `pivot` in an older eta, and the newest older eta of the same row; −1 for
  /// none.
  var olderEntry: Int32
  var olderPivot: Int32
  /// The oldest newer eta of the same row; −1 for none.
  var newerPivot: Int32 = -1
  /// The row's entry on the diagonal.
  var value: Double
}

/// An entry of an eta's row, chained to the entries in the same column of older etas.
struct EtaEntry: Sendable {
  /// The column of the entry.
  var index: Int32
  /// The eta's number.
  var eta: Int32
  var value: Double
  /// The entry in this column of the next older eta that has one; −1 for none.
  var older: Int32
  /// The oldest newer eta that replaces this row; −1 for none.
  var newerPivot: Int32 = -1
}

/// What the file of etas says of a row.
struct EtaRow: Sendable {
  /// The newest entry here; −1 for none.
  var newest: Int32 = -1
  /// The newest and the oldest eta that replaces the row; −1 for none.
  var newestPivot: Int32 = -1
  var oldestPivot: Int32 = -1
}
