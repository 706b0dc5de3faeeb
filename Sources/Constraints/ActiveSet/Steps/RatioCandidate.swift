/// A form whose multiplier reaches a bound while another one enters the basis.
struct RatioCandidate: Sendable {
  /// The row, or −1 for the entering form itself.
  var row: Int32
  /// The form.
  var form: Int32
  /// How fast the multiplier moves for a unit of the entering form's.
  var rate: Double
  /// Whether it grows towards the slope on the right; otherwise it falls to the one on the left.
  var isRising: Bool
  /// Where its ratio vector stands in the work space.
  var ratio: Int
}
