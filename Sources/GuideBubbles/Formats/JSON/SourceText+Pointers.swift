extension SourceText {
  /// The JSON Pointer (RFC 6901) of the innermost value around a place; nothing where the text is no
  /// JSON.
  ///
  /// A place on a key counts as its value's.
  ///
  /// - Parameter range: The place.
  /// - Returns: Such as `/views/3/id`; empty for the document as a whole.
  /// - Complexity: O(*n*) for *n* bytes, which are read for it. Whoever asks for many places reads
  ///   the text once, and asks ``JSONValue/pointer(to:)``.
  public func pointer(to range: SourceRange) -> String? {
    (try? JSONParser.parse(bytes))?.pointer(to: range)
  }
}
