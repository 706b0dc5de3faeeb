/// A breakpoint that a nonbasic form meets when the values move along an edge.
struct EdgeEvent: Sendable {
  var form: Int32
  var breakpoint: Int32
  /// How fast the form's value changes along the edge.
  var rate: Double
  /// How far along the edge it is.
  var distance: Double

  /// Whether it comes before another one; of two at one place the larger rate makes the better pivot.
  func isBefore(_ other: EdgeEvent) -> Bool {
    if distance != other.distance { return distance < other.distance }
    if rate.magnitude != other.rate.magnitude { return rate.magnitude > other.rate.magnitude }
    return form < other.form
  }
}
