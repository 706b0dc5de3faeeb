extension Solver {
  /// Whether the constraints leave a variable open, so that only the order of variables decides.
  ///
  /// - Precondition: The variable was issued by this solver and not removed since.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    precondition(contains(variable), "variable \(variable.index) was removed")
    var copy = active  // work space changes, nothing else
    return copy.isAmbiguous(Int(variable.index))
  }
}
