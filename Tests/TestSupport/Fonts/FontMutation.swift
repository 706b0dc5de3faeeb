/// Damages font files as decay and malice do.
public struct FontMutation {
  private var bytes: [UInt8]

  /// A file with up to a dozen faults.
  ///
  /// - Parameters:
  ///   - file: A font or collection.
  ///   - random: Decides on the faults.
  /// - Returns: The damaged file; seldom, the file as it was.
  public static func mutate(_ file: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    var mutation = FontMutation(bytes: file)
    for _ in 0..<Int.random(in: 1...12, using: &random) where mutation.bytes.count > 16 {
      mutation.damage(using: &random)
      if Bool.random(using: &random) { break }
    }
    return mutation.bytes
  }

  private mutating func damage(using random: inout SplitMix64) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
    case 1: bytes[place(using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes[place(using: &random)] = UInt8.random(in: 0...255, using: &random)
    case 3...5: setWord(at: place(using: &random), using: &random)
    case 6: swapTables(using: &random)
    case 7: resizeTable(using: &random)
    case 8: copyPart(using: &random)
    default:
      // Shifts everything behind it.
      let place = place(using: &random)
      if Bool.random(using: &random) { bytes.remove(at: place) } else { bytes.insert(0, at: place) }
    }
  }

  /// A number as hostile files have it: a count or offset that leads beyond the end.
  private mutating func setWord(at place: Int, using random: inout SplitMix64) {
    let words = [0, 1, 2, 0x7fff, 0x8000, 0xffff, 0xfffe, bytes.count, bytes.count / 2]
    let word = words.randomElement(using: &random) ?? 0
    guard place + 1 < bytes.count else { return }
    bytes[place] = UInt8(truncatingIfNeeded: word >> 8)
    bytes[place + 1] = UInt8(truncatingIfNeeded: word)
  }

  /// Anywhere, but mostly where a table begins, since glyphs' outlines are not read.
  private func place(using random: inout SplitMix64) -> Int {
    guard let table = tables.randomElement(using: &random),
      Int.random(in: 0..<8, using: &random) > 0
    else { return Int.random(in: 0..<bytes.count, using: &random) }
    let length = Bool.random(using: &random) ? 64 : max(1, table.length)
    let place = table.offset + Int.random(in: 0..<length, using: &random)
    return place < bytes.count ? place : Int.random(in: 0..<bytes.count, using: &random)
  }

  /// The tables of the first font, as far as they are in the file, but outlines.
  private var tables: [(record: Int, offset: Int, length: Int)] {
    var start = 0
    if bytes.starts(with: Array("ttcf".utf8)) { start = long(12) }
    var found: [(record: Int, offset: Int, length: Int)] = []
    for number in 0..<min(long(start + 2) & 0xffff, 40) {
      let record = start + 12 + 16 * number
      guard record + 16 <= bytes.count else { break }
      let (offset, length) = (long(record + 8), long(record + 12))
      let tag = Array(bytes[record..<record + 4])
      let isOutlines = ["glyf", "loca", "CFF ", "fpgm", "prep"].contains { tag == Array($0.utf8) }
      if offset < bytes.count, !isOutlines { found.append((record, offset, length)) }
    }
    return found
  }

  private func long(_ offset: Int) -> Int {
    guard offset >= 0, offset + 4 <= bytes.count else { return 0 }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func swapTables(using random: inout SplitMix64) {
    guard let first = tables.randomElement(using: &random),
      let second = tables.randomElement(using: &random)
    else { return }
    for index in 8..<16 { bytes.swapAt(first.record + index, second.record + index) }
  }

  private mutating func resizeTable(using random: inout SplitMix64) {
    guard let table = tables.randomElement(using: &random) else { return }
    let length =
      [0, 1, 3, table.length - 1, table.length + 1, bytes.count - table.offset]
      .randomElement(using: &random) ?? 0
    for index in 0..<4 {
      bytes[table.record + 12 + index] = UInt8(truncatingIfNeeded: length >> (24 - 8 * index))
    }
  }

  /// Writes one part of the file over another.
  private mutating func copyPart(using random: inout SplitMix64) {
    let (source, target) = (place(using: &random), place(using: &random))
    for index in 0..<Int.random(in: 1...40, using: &random)
    where source + index < bytes.count && target + index < bytes.count {
      bytes[target + index] = bytes[source + index]
    }
  }
}
