extension Span<UInt8> {
  /// The scalar that starts at an offset of well-formed UTF-8, and the offset behind it.
  ///
  /// - Parameter offset: Where a scalar starts.
  /// - Returns: What the bytes say; a String's own bytes are always well formed.
  func scalar(at offset: Int) -> (code: UInt32, next: Int) {
    let lead = UInt32(self[offset])
    if lead < 0x80 { return (lead, offset + 1) }
    if lead < 0xe0 { return ((lead & 31) << 6 | continuation(offset + 1), offset + 2) }
    if lead < 0xf0 {
      let upper = (lead & 15) << 12 | continuation(offset + 1) << 6
      return (upper | continuation(offset + 2), offset + 3)
    }
    let upper = (lead & 7) << 18 | continuation(offset + 1) << 12
    return (upper | continuation(offset + 2) << 6 | continuation(offset + 3), offset + 4)
  }

  private func continuation(_ offset: Int) -> UInt32 { UInt32(self[offset]) & 63 }
}
