/// Reads the tables that the generators in `Scripts` write as text.
///
/// A table is a row of numbers: the length of a run less one, then its value, and so on. A number
/// is written least significant digit first, five bits a character from `0` on; a sixth bit says
/// that more digits follow. Line ends and indentation are skipped. As text a table compiles at
/// once; as an array literal it would take seconds.
enum RunLengthTable {
  /// All values of a table, run by run.
  ///
  /// - Parameters:
  ///   - runs: The table's text.
  ///   - count: How many values it holds; more are cut off, fewer are filled up with zeros.
  /// - Returns: Exactly `count` values; a value that does not fit the element is cut to its bits.
  static func values<Element: FixedWidthInteger>(_ runs: StaticString, count: Int) -> [Element] {
    var values: [Element] = []
    values.reserveCapacity(count)
    runs.withUTF8Buffer { buffer in
      let bytes = buffer.span
      var position = 0
      while values.count < count, let length = number(in: bytes, at: &position),
        let value = number(in: bytes, at: &position)
      {
        let fitting = min(length + 1, count - values.count)
        values.append(contentsOf: repeatElement(Element(truncatingIfNeeded: value), count: fitting))
      }
    }
    values.append(contentsOf: repeatElement(0, count: count - values.count))
    return values
  }

  /// The next number, and the position behind it; nothing at the end of the table.
  private static func number(in bytes: Span<UInt8>, at position: inout Int) -> Int? {
    var number = 0
    var shift = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      guard byte >= 0x30 else { continue }
      number |= Int((byte - 0x30) & 31) << shift
      shift += 5
      if byte - 0x30 < 32 { return number }
    }
    return nil
  }
}
