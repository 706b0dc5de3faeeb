extension [Diagnostic] {
  /// The diagnostics in the order of the file, each with the pointer of its place.
  ///
  /// Those without a place come first; of several at one place the order stays.
  package func placed(in document: JSONValue) -> [Diagnostic] {
    let placed = map { $0.placed(in: document) }
    return placed.enumerated().sorted { left, right in
      let starts = (left.element.range?.start ?? -1, right.element.range?.start ?? -1)
      return starts.0 == starts.1 ? left.offset < right.offset : starts.0 < starts.1
    }.map(\.element)
  }
}

extension Diagnostic {
  fileprivate func placed(in document: JSONValue) -> Diagnostic {
    var diagnostic = self
    if let range { diagnostic.pointer = document.pointer(to: range) }
    diagnostic.notes = notes.map { $0.placed(in: document) }
    return diagnostic
  }
}
