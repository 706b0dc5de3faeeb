/// A breakpoint that holds a variable where it is.
struct BindingBreakpoint {
  /// The number of the breakpoint.
  var breakpoint: Int32
  /// How far the variable moves when the breakpoint moves by one along its form.
  var rate: Double
}
