import GuideScenes
import GuideText
import Testing

/// A broken text as one again.
@Suite struct JoinedTextTests {
  @Test(arguments: [
    ("one two\u{ad}three  four", 40.0, "one twothree four"),
    ("Donau\u{ad}dampf\u{ad}schiff \u{ad}", 60, "Donaudampfschiff"),
    ("well-known\nword", 50, "well-known word"), ("保存到手机", 34, "保存到手机"),
  ])
  func `hyphens that only line ends ask for are left out`(
    text: String, width: Double, expected: String
  ) {
    let layout = TextMeasurer().layout(text, font: TextFont(size: 15), maximumWidth: width)
    #expect(layout.lines.count > 1)
    #expect(layout.joinedText == expected)
  }
}
