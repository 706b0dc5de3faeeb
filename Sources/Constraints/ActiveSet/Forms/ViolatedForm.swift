/// A nonbasic form outside its segment.
struct ViolatedForm: Sendable {
  var form: Int32
  /// By how much.
  var size: Double
}
