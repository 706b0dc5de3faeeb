/// Cuts what a stream gives, piece by piece, into lines.
///
/// Never more is held than a piece and a line, and no line is longer than `mostBytes`.
struct LineReader: Sendable {
  /// A line without its end.
  struct Line: Equatable, Sendable {
    /// Its number, from 1.
    var number: Int
    /// What it says; `nil` when it is longer than `mostBytes`.
    var bytes: [UInt8]?

    /// Whether there are only spaces in it.
    var isBlank: Bool {
      bytes?.allSatisfy { [0x20, 0x09, 0x0d].contains($0) } ?? false
    }
  }

  /// The most bytes of a line: a scene of ten thousand views is shorter.
  static let mostBytes = 4 << 20

  private var rest: ArraySlice<UInt8> = []
  private var count = 0
  private var isAtEnd = false

  /// The next line; `nil` behind the last one.
  ///
  /// - Parameter read: The stream's next bytes, none at its end.
  /// - Returns: The line.
  /// - Throws: What `read` throws.
  mutating func next<Failure: Error>(
    _ read: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> Line? {
    var line: [UInt8]? = []
    var isStarted = false
    while true {
      let end = rest.firstIndex(of: 0x0a)
      let part = rest[..<(end ?? rest.endIndex)]
      isStarted = isStarted || end != nil || !part.isEmpty
      // What is too long is not kept, but read on to its end: the next line is a line again.
      if let length = line?.count, length + part.count <= Self.mostBytes {
        line?.append(contentsOf: part)
      } else {
        line = nil
      }
      if let end {
        rest = rest[(end + 1)...]
        count += 1
        return Line(number: count, bytes: line)
      }
      // A stream that has ended is not asked again: a terminal would begin anew.
      rest = isAtEnd ? [] : try read()[...]
      guard rest.isEmpty else { continue }
      isAtEnd = true
      // The last line may lack its end; behind an end there is no line.
      guard isStarted else { return nil }
      count += 1
      return Line(number: count, bytes: line)
    }
  }
}
