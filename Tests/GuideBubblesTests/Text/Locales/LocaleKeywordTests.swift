import Testing

@testable import GuideText

/// What Unicode's extension in a language tag says.
@Suite struct LocaleKeywordTests {
  @Test(arguments: [
    ("ja-u-lb-loose", LineBreakStrictness.loose), ("ja-JP-u-lb-normal", .normal),
    ("JA_jp_U_LB_Loose", .loose), ("ja-u-lb-strict", .strict), ("ja", .strict),
    ("zh-Hans", .strict),
    // Attributes and other keys, before and behind it, and other extensions.
    ("ja-u-attr-ca-japanese-lb-loose-nu-latn", .loose), ("ja-t-en-u-lb-normal-x-lb-loose", .normal),
    ("ja-a-lb-loose-u-lb-normal", .normal), ("ja-u-ca-buddhist-t-m0-lb-loose", .strict),
    // Of a key that is given twice the first counts.
    ("ja-u-lb-normal-lb-loose", .normal), ("ja-u-lb-loose-u-lb-normal", .loose),
    // No key, private use, and values that are none.
    ("ja-x-u-lb-loose", .strict), ("ja-lb-loose", .strict), ("ja-u-ca-lb", .strict),
    ("ja-u-lb-relaxed", .strict), ("ja-u-lb", .strict), ("ja-u-lb-loose-normal", .strict),
  ])
  func `the key for line breaks`(tag: String, expected: LineBreakStrictness) {
    #expect(LocaleTag(tag).lineBreakStrictness == expected)
  }

  @Test func `the rest of the tag means what it meant`() {
    let tag = LocaleTag("ar-EG-u-lb-loose")
    #expect(tag.layoutDirection == .rightToLeft)
    #expect(tag.isWellFormed)
    #expect(tag.lookupOrder == ["ar-eg-u-lb-loose", "ar-eg-u-lb", "ar-eg", "ar"])
    #expect(LocaleTag("ko-u-lb-loose").keepsHangulWords)
    #expect(LocaleTag("yue-u-lb-loose").isChineseOrJapanese)
    #expect(!LocaleTag("en-u-lb-loose").isChineseOrJapanese)
  }

  @Test(arguments: [("ja-u", false), ("ja-u-lb", true), ("ja-x-a", true), ("a-u-lb", false)])
  func `an extension is more than its letter`(tag: String, isWellFormed: Bool) {
    #expect(LocaleTag(tag).isWellFormed == isWellFormed)
  }
}
