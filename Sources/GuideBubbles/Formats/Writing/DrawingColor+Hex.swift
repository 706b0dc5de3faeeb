extension DrawingColor {
  /// Makes a colour from `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, as CSS Color 4 reads them.
  public init?(hex text: String) {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "#") else { return nil }
    var digits: [UInt8] = []
    for byte in bytes.dropFirst() {
      guard let digit = byte.hexDigitValue else { return nil }
      digits.append(digit)
    }
    switch digits.count {
    case 3, 4: digits = digits.flatMap { [$0, $0] }
    case 6, 8: break
    default: return nil
    }
    let channels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count == 4 ? channels[3] : 255)
  }
}
