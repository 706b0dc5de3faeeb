/// The characters of what is shown that no font file has.
struct MissingGlyphs {
  /// How many characters the warning names.
  private static let mostNamed = 5

  /// The first of them, one more than are named if there are so many.
  private var missing: [Unicode.Scalar] = []

  /// Looks through the texts of views and of steps.
  init(in views: [SolvedView], _ steps: [SolvedStep]) {
    for text in views.compactMap(\.text) + steps.flatMap(\.bubble.texts) {
      for scalar in text.missingGlyphs where !missing.contains(scalar) { missing.append(scalar) }
      if missing.count > Self.mostNamed { break }
    }
  }

  /// A warning about them, if there are any.
  var diagnostics: [Diagnostic] {
    guard !missing.isEmpty else { return [] }
    let named = missing.prefix(Self.mostNamed).map { scalar in
      let code = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    }
    let rest = missing.count > Self.mostNamed ? " and others" : ""
    return [
      Diagnostic(
        .warning, code: .missingGlyphs,
        message:
          "no font file has \(named.joined(separator: ", "))\(rest); widths are estimated there",
        help: "give another font that has them")
    ]
  }
}

extension BubblePlacement {
  /// All that the bubble says, in reading order.
  fileprivate var texts: [TextLayout] { [title, text] + buttons.map(\.text) }
}
