/// Writes a page's text: lines, items of lists, and one space for any white space.
struct WebTextWriter {
  private var bytes: [UInt8] = []
  /// Where lines begin, and how far in.
  private(set) var lines: [WebPageText.Line] = []
  /// The parts in bold.
  private(set) var bold: [Range<Int>] = []
  /// How many elements in bold are open; what is no longer bold has none.
  private var boldDepth = 0
  /// Whether a heading, or a table's, is open, which the next one ends.
  private var isHeading = false
  /// Whether white space is to be written before what comes next on the line.
  private var hasSpace = false
  /// The line feeds to write before what comes next: those that blocks want at least, and those of
  /// `br`, which add up.
  private var (wanted, explicit) = (0, 0)
  /// Whether the last thing written is the mark of an item, behind which its text stands.
  private var isBehindMark = false
  /// The open lists from the outermost on: the numbers given so far, nothing where items get none.
  private var lists: [Int?] = []
  /// How many of them give numbers.
  private var numberedCount = 0
  private var verbatimDepth = 0

  /// What was written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a byte of text.
  mutating func append(_ byte: UInt8) {
    if byte.isSpace {
      guard verbatimDepth > 0 else {
        hasSpace = true
        return
      }
      if byte == UInt8(ascii: "\n") { return breakLine() }
      if byte == UInt8(ascii: "\r") { return }
      beginText()
      return bytes.append(UInt8(ascii: " "))
    }
    guard byte != 0 else { return }
    let end = bytes.count
    beginText()
    if boldDepth > 0 || isHeading { embolden(from: end) }
    bytes.append(byte)
  }

  mutating func beginBold() { boldDepth += 1 }

  mutating func endBold() { boldDepth = max(0, boldDepth - 1) }

  /// Begins or ends what is bold as a title is: one ends the other.
  mutating func setHeading(_ isHeading: Bool) { self.isHeading = isHeading }

  /// Makes the byte that comes next bold, together with the space before it if what precedes that
  /// is bold as well.
  private mutating func embolden(from end: Int) {
    if let last = bold.last, last.upperBound == end {
      bold[bold.count - 1] = last.lowerBound..<bytes.count + 1
    } else {
      bold.append(bytes.count..<bytes.count + 1)
    }
  }

  /// Writes the text of a character reference, whose white space counts as any other.
  mutating func append(_ text: String) { for byte in text.utf8 { append(byte) } }

  /// Begins a new line wherever the last one ends.
  mutating func breakLine() {
    explicit += 1
    hasSpace = false
  }

  /// Begins a new line unless nothing stands on this one, and leaves lines free for two or more.
  mutating func separate(by count: Int) {
    guard count > 0 else { return }
    hasSpace = false
    if !isBehindMark { wanted = max(wanted, count) }
  }

  mutating func beginVerbatim() {
    separate(by: 1)
    verbatimDepth += 1
  }

  mutating func endVerbatim() {
    verbatimDepth = max(0, verbatimDepth - 1)
    separate(by: 1)
  }

  private mutating func beginText() {
    let feeds = max(wanted, explicit)
    if feeds > 0 {
      if !bytes.isEmpty {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: feeds))
      }
    } else if hasSpace && !bytes.isEmpty && !isBehindMark {
      bytes.append(UInt8(ascii: " "))
    }
    if feeds > 0 || lines.isEmpty {
      lines.append(WebPageText.Line(start: bytes.count, depth: lists.count))
    }
    (wanted, explicit, hasSpace, isBehindMark) = (0, 0, false, false)
  }
}

/// Lists.
extension WebTextWriter {
  mutating func beginList(isNumbered: Bool) {
    separate(by: lists.isEmpty ? 2 : 1)
    lists.append(isNumbered ? 0 : nil)
    if isNumbered { numberedCount += 1 }
  }

  /// Ends the innermost list of that sort with those in it; nothing when none is open.
  mutating func endList(isNumbered: Bool) {
    endItem()
    guard isNumbered ? numberedCount > 0 : lists.count > numberedCount else { return }
    while let list = lists.popLast() {
      if list != nil { numberedCount -= 1 }
      if (list != nil) == isNumbered { break }
    }
    separate(by: lists.isEmpty ? 2 : 1)
  }

  /// Begins an item with its mark.
  mutating func beginItem() {
    endItem()
    beginText()
    var mark = "\u{2022} "
    if let last = lists.indices.last, let count = lists[last] {
      lists[last] = count + 1
      mark = "\(count + 1). "
    }
    bytes.append(contentsOf: mark.utf8)
    if let last = lines.indices.last {
      lines[last].depth = max(1, lists.count)
      lines[last].markLength = bytes.count - lines[last].start
    }
    isBehindMark = true
  }

  mutating func endItem() {
    isBehindMark = false
    separate(by: 1)
  }
}
