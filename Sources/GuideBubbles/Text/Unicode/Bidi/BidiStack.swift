/// The stack of directions of rules X1 to X8, with its counts of what did not fit.
struct BidiStack {
  /// A direction that is in force.
  struct Entry {
    /// The level that text has in it.
    var level: UInt8
    /// The class that it gives to all characters.
    var override: BidiClass?
    /// Whether it is an isolate.
    var isIsolate = false
  }

  /// BD2.
  private static let deepest: UInt8 = 125

  private var entries: [Entry]
  private var overflowingIsolates = 0
  private var overflowingEmbeddings = 0
  private var validIsolates = 0

  init(level: UInt8) { entries = [Entry(level: level)] }

  /// The direction in force; the paragraph's own is never taken away.
  var top: Entry { entries[entries.count - 1] }

  /// X2 to X5: opens an embedding or an override.
  mutating func embed(isRightToLeft: Bool, override: BidiClass?) {
    let level = nextLevel(isRightToLeft: isRightToLeft)
    if level <= Self.deepest, overflowingIsolates == 0, overflowingEmbeddings == 0 {
      entries.append(Entry(level: level, override: override))
    } else if overflowingIsolates == 0 {
      overflowingEmbeddings += 1
    }
  }

  /// X5a to X5c: opens an isolate.
  mutating func isolate(isRightToLeft: Bool) {
    let level = nextLevel(isRightToLeft: isRightToLeft)
    if level <= Self.deepest, overflowingIsolates == 0, overflowingEmbeddings == 0 {
      validIsolates += 1
      entries.append(Entry(level: level, isIsolate: true))
    } else {
      overflowingIsolates += 1
    }
  }

  /// X6a: ends an isolate and all that was opened in it.
  mutating func endIsolate() {
    if overflowingIsolates > 0 {
      overflowingIsolates -= 1
    } else if validIsolates > 0 {
      overflowingEmbeddings = 0
      while !top.isIsolate { entries.removeLast() }
      entries.removeLast()
      validIsolates -= 1
    }
  }

  /// X7: ends an embedding or an override.
  mutating func endEmbedding() {
    if overflowingIsolates > 0 { return }
    if overflowingEmbeddings > 0 {
      overflowingEmbeddings -= 1
    } else if !top.isIsolate, entries.count > 1 {
      entries.removeLast()
    }
  }

  /// The next higher odd level, or the next higher even one.
  private func nextLevel(isRightToLeft: Bool) -> UInt8 {
    isRightToLeft ? (top.level + 1) | 1 : (top.level + 2) & ~1
  }
}
