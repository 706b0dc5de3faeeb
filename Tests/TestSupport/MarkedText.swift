/// A text in which the places of interest are marked by ①, ②, …, which are not part of it.
///
/// Error tests mark where a diagnostic must start instead of counting bytes.
public struct MarkedText: Sendable {
  /// The text without its marks, in UTF-8.
  public private(set) var bytes: [UInt8] = []
  /// Where each mark stood, in UTF-8 bytes of the text, in the order of the marks' numbers.
  public private(set) var offsets: [Int] = []

  /// Takes the marks out of a text.
  public init(_ marked: String) {
    var places: [(number: UInt32, offset: Int)] = []
    for scalar in marked.unicodeScalars {
      if (0x2460...0x2468).contains(scalar.value) {
        places.append((scalar.value, bytes.count))
      } else {
        bytes.append(contentsOf: String(scalar).utf8)
      }
    }
    offsets = places.sorted { $0.number < $1.number }.map(\.offset)
  }
}
