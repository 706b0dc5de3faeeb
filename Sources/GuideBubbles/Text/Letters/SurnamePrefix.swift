/// How the first characters of a text are read where they are a surname.
struct SurnamePrefix {
  /// None, one or two readings; one that is missing is the usual one.
  let readings: [PinyinReading?]

  /// Looks whether a text is as long as a name and begins with a surname that is read otherwise.
  init(_ codes: [UInt32]) {
    guard SurnameReadings.nameLengths.contains(codes.count), codes.allSatisfy(Self.isHan) else {
      readings = []
      return
    }
    if let double = SurnameReadings.double(codes[0], codes[1]) {
      readings = [double.0, double.1]
    } else {
      readings = SurnameReadings.single(codes[0]).map { [$0] } ?? []
    }
  }

  private static func isHan(_ code: UInt32) -> Bool {
    (0x4e00..<0xa000).contains(code) || (0x3400..<0x4dc0).contains(code)
  }
}
