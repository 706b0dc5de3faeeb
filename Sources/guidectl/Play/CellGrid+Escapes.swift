internal import GuideFormats

extension CellGrid {
  /// The grid as what a terminal is sent: each row from its first cell on.
  func text(in colors: TerminalColors) -> String {
    var text = ""
    for row in 0..<rows {
      text += "\u{1B}[\(row + 1);1H"
      var last = Look()
      for column in 0..<columns {
        let cell = self[column, row]
        if cell.glyph?.text.isEmpty == true { continue }
        let (character, look) = Self.drawn(cell, in: colors)
        if look != last { text += look.escape(in: colors) }
        last = look
        text += character
      }
      text += "\u{1B}[0m\u{1B}[K"
    }
    return text
  }

  /// The rows as plain text, without colours and without blanks at their ends.
  var plainText: String {
    var text = ""
    for row in 0..<rows {
      var line = ""
      for column in 0..<columns {
        line += self[column, row].glyph?.text ?? Self.blank(self[column, row])
      }
      text += line.withoutTrailingBlanks + "\n"
    }
    return text
  }

  private static func blank(_ cell: Cell) -> String { cell.isDimmed ? "░" : " " }

  /// How a cell is written.
  private struct Look: Equatable {
    var foreground: DrawingColor?
    var background: DrawingColor?
    var isBold = false
    var isReversed = false
    var isFaint = false

    func escape(in colors: TerminalColors) -> String {
      var codes = ["0"]
      if isBold { codes.append("1") }
      if isFaint { codes.append("2") }
      if isReversed { codes.append("7") }
      if let foreground { codes.append(code(foreground, 38, colors)) }
      if let background { codes.append(code(background, 48, colors)) }
      return "\u{1B}[" + codes.filter { !$0.isEmpty }.joined(separator: ";") + "m"
    }

    private func code(_ color: DrawingColor, _ plane: Int, _ colors: TerminalColors) -> String {
      switch colors {
      case .none: ""
      case .all: "\(plane);2;\(color.red);\(color.green);\(color.blue)"
      case .indexed:
        "\(plane);5;"
          + "\(TerminalColors.index(red: color.red, green: color.green, blue: color.blue))"
      }
    }
  }

  private static func drawn(_ cell: Cell, in colors: TerminalColors) -> (String, Look) {
    var look = Look(isReversed: cell.isReversed)
    let background = cell.top.map { $0.mixed(with: cell.bottom ?? $0, share: 0.5) }
    if let glyph = cell.glyph {
      look.isBold = glyph.isBold
      look.isFaint = cell.isDimmed
      look.foreground = glyph.color
      look.background = background
      if let background, let color = glyph.color {
        look.foreground = color.readable(on: background)
      }
      return (glyph.text, look)
    }
    switch (cell.top, cell.bottom) {
    case (nil, nil):
      look.isFaint = cell.isDimmed
      return (blank(cell), look)
    case (nil, let bottom):
      look.foreground = bottom
      return ("▄", look)
    case (let top, let bottom) where top == bottom:
      look.background = top
      return (" ", look)
    case (let top, let bottom):
      (look.foreground, look.background) = (top, bottom)
      return ("▀", look)
    }
  }
}

extension DrawingColor {
  /// The colour with a share of another one, from 0 to 1; opaque.
  func mixed(with other: DrawingColor, share: Double) -> DrawingColor {
    let share = min(max(share, 0), 1)
    func mix(_ one: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Double(one) * (1 - share) + Double(other) * share).rounded())
    }
    return DrawingColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// How light it looks, from 0 to 255.
  private var lightness: Int { (Int(red) * 299 + Int(green) * 587 + Int(blue) * 114) / 1000 }

  /// The colour where it can be told from what is behind it, else black or white.
  fileprivate func readable(on background: DrawingColor) -> DrawingColor {
    guard abs(lightness - background.lightness) < 40 else { return self }
    return background.lightness > 127 ? .black : .white
  }
}
