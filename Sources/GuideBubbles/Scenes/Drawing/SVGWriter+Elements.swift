extension SVGWriter {
  /// Writes elements from back to front.
  mutating func write(_ elements: [DrawingElement]) {
    for element in elements {
      switch element {
      case .shape(let shape): write(shape)
      case .text(let text): write(text)
      case .image(let image): write(image)
      case .group(let group): write(group)
      case .page(let page): write(page)
      }
    }
  }

  private mutating func write(_ shape: DrawingShape) {
    element("path") { tag in
      tag.attribute("d", shape.path.svgData)
      if shape.path.fillRule == .evenOdd { tag.attribute("fill-rule", "evenodd") }
      if let fill = shape.fill { tag.paint("fill", fill) } else { tag.attribute("fill", "none") }
      if let stroke = shape.stroke {
        tag.paint("stroke", stroke.color)
        tag.attribute("stroke-width", stroke.width)
        // The usual limit of 4 would cut off the tips of arrows.
        tag.attribute("stroke-miterlimit", 20)
      }
    }
  }

  private mutating func write(_ group: DrawingGroup) {
    var clipID: String?
    if let clip = group.clip {
      let id = makeID()
      clipID = id
      open("clipPath") { $0.attribute("id", id) }
      element("path") { tag in
        tag.attribute("d", clip.svgData)
        if clip.fillRule == .evenOdd { tag.attribute("clip-rule", "evenodd") }
      }
      close()
    }
    open("g") { tag in
      if let name = group.role.className { tag.attribute("class", name) }
      if let id = group.id { tag.attribute("data-id", id) }
      if let clipID { tag.attribute("clip-path", "url(#\(clipID))") }
    }
    write(group.elements)
    close()
  }

  /// Writes a line of text, standing where its anchor is.
  ///
  /// So readers that do not fit it to its width keep it in line. A right-to-left line stands around
  /// its middle and isolated: the one form that browsers and other readers of SVG draw alike.
  private mutating func write(_ line: DrawingText) {
    element("text", text: line.markedText) { tag in
      let place = line.place
      tag.attribute("x", place.x)
      tag.attribute("y", line.baseline)
      if let anchor = place.anchor { tag.attribute("text-anchor", anchor) }
      if line.width > 0 {
        tag.attribute("textLength", line.width)
        tag.attribute("lengthAdjust", line.isJoined ? "spacingAndGlyphs" : "spacing")
      }
      if let language = line.language { tag.attribute("xml:lang", language) }
      if let families = line.families { tag.attribute("font-family", families) }
      tag.attribute("font-size", line.font.size)
      if line.letterSpacing.magnitude > 0.0005 {
        tag.attribute("letter-spacing", line.letterSpacing)
      }
      if line.font.weight == .bold { tag.attribute("font-weight", "700") }
      tag.paint("fill", line.color)
    }
  }
}

extension DrawingText {
  /// Where the anchor is, in points, and what SVG calls it; nothing for the left end, the usual one.
  fileprivate var place: (x: Double, anchor: String?) {
    switch direction == .rightToLeft ? .middle : anchor {
    case .left: (x, nil)
    case .middle: (x + width / 2, "middle")
    case .right: (x + width, "end")
    }
  }

  /// The text between the characters that give it its order.
  fileprivate var markedText: String {
    switch (order, direction) {
    case (.plain, _): text
    case (.isolated, .leftToRight): "\u{2066}" + text + "\u{2069}"
    case (.isolated, .rightToLeft): "\u{2067}" + text + "\u{2069}"
    case (.overridden, .leftToRight): "\u{202d}" + text + "\u{202c}"
    case (.overridden, .rightToLeft): "\u{202e}" + text + spaceKeeper + "\u{202c}"
    }
  }

  /// A mark behind a space at the end, which UAX #9 would else move to the right in rule L1.
  private var spaceKeeper: String { text.last?.isWhitespace == true ? "\u{200f}" : "" }
}

extension DrawingGroup.Role {
  /// What a style sheet or a script finds the group by.
  fileprivate var className: String? {
    switch self {
    case .screen: "screen"
    case .view(let kind): "view \(kind.rawValue)"
    case .dimming: "dimming"
    case .bubble: "bubble"
    case .part: nil
    }
  }
}

extension DrawingText {
  /// The families that draw it, in the order of asking; nothing for those that the picture names.
  fileprivate var families: String? {
    let named = (font.family.map { [$0] } ?? []) + fileFamilies
    if !named.isEmpty {
      return named.map(Self.quoted).joined(separator: ", ") + ", " + SVGRenderer.commonFamilies
    }
    guard let family = font.builtInFamily, family != TextFont().builtInFamily else { return nil }
    return "-apple-system, \(family), Inter, \(SVGRenderer.commonFamilies)"
  }

  private static func quoted(_ family: String) -> String {
    // A quotation mark or a backslash would end the name in a style sheet.
    let name = family.unicodeScalars.filter { $0 != "'" && $0 != "\\" && $0 != "\n" }
    return "'\(String(String.UnicodeScalarView(name)))'"
  }
}

extension DrawingColor {
  /// The colour without its opacity, as `#rrggbb`.
  var hexadecimal: String {
    var text = "#"
    for channel in [red, green, blue] {
      if channel < 16 { text += "0" }
      text += String(channel, radix: 16)
    }
    return text
  }
}
