extension NotationError {
  /// The error as a few lines for people: what is wrong, the text with its place underlined, and a
  /// way out where there is one.
  ///
  ///     unknown attribute 'widht'
  ///       save.widht == 44
  ///            ^~~~~
  ///     did you mean 'width'?
  ///
  /// - Parameter text: The text that was read.
  /// - Returns: The lines without a line feed at the end. Of a long text only the part around the
  ///   place is shown; what would move the cursor or turn the line is replaced.
  public func report(in text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var start = 0
    var offset = 0
    while start < scalars.count, offset < range.lowerBound {
      offset += UTF8.width(scalars[start])
      start += 1
    }
    var end = start
    while end < scalars.count, offset < range.upperBound {
      offset += UTF8.width(scalars[end])
      end += 1
    }
    let before = scalars[max(0, start - Self.reach)..<start]
    let place = scalars[start..<min(end, start + Self.reach)]
    let after = scalars[end..<min(end + Self.reach, scalars.count)]
    let lead = (before.count < start ? "…" : "") + Self.shown(before)
    let shownPlace = Self.shown(place) + (place.count < end - start ? "…" : "")
    let tail = Self.shown(after) + (end + after.count < scalars.count ? "…" : "")
    let indent = String(repeating: " ", count: Self.columns(of: lead))
    let mark = "^" + String(repeating: "~", count: max(0, Self.columns(of: shownPlace) - 1))
    let lines = "\(description)\n  \(lead)\(shownPlace)\(tail)\n  \(indent)\(mark)"
    return help.map { "\(lines)\n\($0)" } ?? lines
  }

  /// How many scalars are shown at most before, at and behind the place.
  private static let reach = 60

  /// A text in which spaces are blanks, and what nobody sees is a mark that everybody sees.
  private static func shown(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: text.append(" ")
      case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
        text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  /// How many columns of a terminal a text takes: none for marks on letters, two for East Asian
  /// scripts and most pictures.
  private static func columns(of text: String) -> Int {
    var count = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x300...0x36F, 0x200B...0x200D, 0x20D0...0x20FF, 0xFE00...0xFE0F: break
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
        0x20000...0x3FFFD:
        count += 2
      default: count += 1
      }
    }
    return count
  }
}
