import GuideChecks
import Testing

@Suite struct CheckContrastTests {
  private func ratios(
    _ style: String, textSize: Double = 15, weight: String = "regular"
  ) throws -> [String] {
    try CheckedScene(
      steps: #"{ "style": "a", "target": [100, 300, 60, 60], "text": "Here" }"#,
      styles: #""a": { "font": { "size": \#(textSize), "weight": "\#(weight)" }, \#(style) }"#
    )[.contrast].map(\.message)
  }

  @Test func `4.5 is enough, and a hair less is not`() throws {
    // On white #767676 has 4.54:1 and #777777 has 4.48:1.
    #expect(try ratios(##""textColor": "#767676", "fill": "#ffffff""##) == [])
    #expect(
      try ratios(##""textColor": "#777777", "fill": "#ffffff""##) == [
        "the text of step '1' has a contrast of 4.47:1, should be at least 4.5:1"
      ])
  }

  @Test func `3 is enough for large text`() throws {
    // On white #949494 has 3.03:1 and #959595 has 2.99:1.
    let (enough, less) = (
      ##""textColor": "#949494", "fill": "#ffffff""##,
      ##""textColor": "#959595", "fill": "#ffffff""##
    )
    #expect(try ratios(enough, textSize: 18) == [])
    #expect(try ratios(less, textSize: 18).count == 1)
    #expect(try ratios(enough, textSize: 17.5).count == 1)
    #expect(try ratios(enough, textSize: 14, weight: "bold") == [])
    #expect(try ratios(enough, textSize: 13.5, weight: "bold").count == 1)
  }

  /// What is behind it is dimmed: half of white at most, `#7f7f7f`, whose contrast to white is 4.0.
  @Test func `of a translucent bubble the worse dimmed background counts`() throws {
    #expect(try ratios(##""textColor": "#ffffff", "fill": "#000000f0""##) == [])
    #expect(try ratios(##""textColor": "#ffffff", "fill": "#00000040""##) == [])
    #expect(
      try ratios(##""textColor": "#ffffff", "fill": "#00000000""##).first?.contains("4:1") == true)
    #expect(
      try ratios(##""textColor": "#ffffff", "fill": "#ffffffc0""##).first?.contains("1.") == true)
  }

  @Test func `a label is judged by what is painted behind it`() throws {
    func found(_ label: String, around: String = "") throws -> Int {
      try CheckedScene(
        views: """
          { "id": "card", "frame": [0, 100, 300, 100] \(around), "children": [
            { "id": "a", "kind": "label", "text": "Pictures", "frame": [20, 120, 200, 24] \(label) } ] }
          """)[.contrast].count
    }
    #expect(try found(##", "textColor": "#ffff00""##) == 1)
    #expect(try found(##", "textColor": "#ffff00""##, around: ##", "fill": "#000000""##) == 0)
    #expect(try found("", around: ##", "fill": "#000000""##) == 1)
    // Nobody chose a colour: what is there is the platform's.
    #expect(try found("") == 0)
    // Signs are drawings.
    #expect(
      try CheckedScene(
        views:
          ##"{ "kind": "label", "text": "★", "textColor": "#ffff00", "frame": [20, 100, 40, 40] }"##
      )[.contrast].isEmpty)
  }
}
