extension JSONString {
  /// The string with parts exchanged, which still knows where everything stands in the file.
  ///
  /// - Parameters:
  ///   - parts: Ranges of the text in UTF-8, in order; none touch.
  ///   - texts: What comes in their places.
  /// - Returns: The new string.
  package func replacing(_ parts: [Range<Int>], by texts: [String]) -> JSONString {
    let bytes = Array(text.utf8)
    // A text in place of a field is to the reader of a place what an escape is.
    let outside = SourceRange(start: -1, end: 0)
    var result: [UInt8] = []
    var escapes: [Escape] = []
    var start = 0
    func keep(upTo end: Int) {
      for escape in self.escapes where (start..<end).contains(escape.decodedStart) {
        var moved = escape
        moved.decodedStart += result.count - start
        escapes.append(moved)
      }
      result += bytes[start..<end]
    }
    for (part, text) in zip(parts, texts) {
      keep(upTo: part.lowerBound)
      let source = range(of: part, in: outside)
      let length = text.utf8.count
      escapes.append(
        Escape(
          decodedStart: result.count, decodedLength: length, sourceStart: source.start,
          sourceLength: source.end - source.start))
      result += Array(text.utf8)
      start = part.upperBound
    }
    keep(upTo: bytes.count)
    return JSONString(String(decoding: result, as: UTF8.self), escapes: escapes)
  }
}
