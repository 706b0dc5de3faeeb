extension [Diagnostic] {
  /// The diagnostics in the order of the file.
  ///
  /// Those without a place come first; of several at one place the order stays.
  package var inOrderOfFile: [Diagnostic] {
    enumerated().sorted { left, right in
      let starts = (left.element.range?.start ?? -1, right.element.range?.start ?? -1)
      return starts.0 == starts.1 ? left.offset < right.offset : starts.0 < starts.1
    }.map(\.element)
  }
}
