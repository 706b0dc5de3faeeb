/// Styles that wear another style.
extension SceneReader {
  /// Styles with what they lack taken from the styles that they wear, in whatever order they stand.
  ///
  /// A ring of styles that wear each other is reported, and they take nothing from each other.
  mutating func inherited(_ styles: [SceneStyle]) -> [SceneStyle] {
    var numbers: [String: Int] = [:]
    for (index, style) in styles.enumerated() { numbers[style.name] = index }
    var finished = styles
    var states = [Inheritance](repeating: .open, count: styles.count)
    for index in styles.indices {
      // From the style along those that it wears, then back from the last of them.
      var chain: [Int] = []
      var next: Int? = index
      while let current = next, states[current] == .open {
        states[current] = .underway
        chain.append(current)
        next = styles[current].base.flatMap { numbers[$0.text] }
      }
      var base = next.flatMap { states[$0] == .finished ? finished[$0] : nil }
      if let current = next, states[current] == .underway, let start = chain.firstIndex(of: current)
      {
        reportRing(chain[start...].map { styles[$0] })
      }
      for current in chain.reversed() {
        if let base { finished[current] = finished[current].filled(from: base) }
        base = finished[current]
        states[current] = .finished
      }
    }
    return finished
  }

  /// How many styles of a ring are named.
  private static let mostWorn = 10

  private enum Inheritance { case open, underway, finished }

  private mutating func reportRing(_ ring: [SceneStyle]) {
    guard let first = ring.first else { return }
    var way = ring.prefix(Self.mostWorn).compactMap { style in style.base.map { "'\($0.text)'" } }
    if ring.count > Self.mostWorn {
      way.append("\(ring.count - Self.mostWorn) more, the last of which wears '\(first.name)'")
    }
    report(
      .styleRing,
      "the style '\(first.name)' wears itself: '\(first.name)' wears "
        + way.joined(separator: ", which wears "),
      at: first.base?.range, help: "let one of them say all of its looks itself",
      notes: ring.dropFirst().compactMap { style in
        style.base.flatMap { base in
          base.range.map { ("'\(style.name)' wears '\(base.text)'", $0) }
        }
      })
  }
}

extension SceneStyle {
  /// The style with what it does not say taken from another: fonts field by field, an image with its
  /// tail and whether it mirrors.
  ///
  /// A style that says what its arrow is takes no tail.
  fileprivate func filled(from other: SceneStyle) -> SceneStyle {
    var style = self
    style.look = look.filled(from: other.look)
    style.titleFont = titleFont?.filled(from: other.titleFont) ?? other.titleFont
    style.maximumWidth = maximumWidth ?? other.maximumWidth
    if arrow == .usual, tail == nil { style.arrow = other.arrow }
    guard image == nil else { return style }
    style.image = other.image
    style.mirrors = other.mirrors
    style.tail = other.tail
    if case .shaped = arrow { style.tail = nil }
    return style
  }
}
