internal import GuideFormats

/// A BCP 47 language tag in lower case, such as `zh-hans-cn`.
package struct LocaleTag: Hashable, Sendable {
  /// The tag in lower case, subtags joined by `-`.
  package let text: String

  /// Makes a tag; `_` counts as `-`, letters in either case are the same.
  package init(_ tag: String) {
    text = String(
      decoding: tag.utf8.map { byte in
        byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : byte.lowercased
      }, as: UTF8.self)
  }

  /// The tag and what is left of it when subtags are cut from its end.
  ///
  /// A single letter or digit goes together with what follows it: `zh-hans-x-a` is followed by
  /// `zh-hans`.
  package var lookupOrder: [String] {
    var order: [String] = []
    var subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    while !subtags.isEmpty {
      order.append(subtags.map { String(Substring($0)) }.joined(separator: "-"))
      subtags.removeLast()
      while let last = subtags.last, last.count == 1 { subtags.removeLast() }
    }
    return order
  }

  /// The direction in which the language is written.
  ///
  /// A script in the tag decides (`az-Arab`), otherwise the script that the language is usually
  /// written in, in the tag's region if there is one (`pa` is written from left to right, `pa-PK`
  /// from right to left).
  package var layoutDirection: UserInterfaceLayoutDirection {
    let subtags = text.utf8.split(separator: UInt8(ascii: "-")).map { String(Substring($0)) }
    for subtag in subtags.dropFirst() {
      if subtag.utf8.count == 1 { break }
      guard subtag.utf8.count == 4, subtag.utf8.allSatisfy({ $0 >= UInt8(ascii: "a") })
      else { continue }
      return LocaleTag.rightToLeftScripts.contains(subtag) ? .rightToLeft : .leftToRight
    }
    let language = subtags.first ?? ""
    let region = subtags.dropFirst().prefix { $0.utf8.count > 1 }
      .first { $0.utf8.count == 2 }
    if let region, let script = LocaleTag.regional[language + "-" + region] { return script }
    return LocaleTag.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
  }

  /// How freely Chinese and Japanese text breaks: as the key `lb` of the tag says, else strictly.
  ///
  /// The platform's labels break strictly. A value that is none is passed over.
  package var lineBreakStrictness: LineBreakStrictness {
    unicodeKeyword("lb").flatMap { LineBreakStrictness(rawValue: $0) } ?? .strict
  }

  /// Whether the language is Chinese or Japanese, in which strictness concerns more characters.
  package var isChineseOrJapanese: Bool { ["zh", "ja", "cmn", "yue"].contains(language) }

  /// Whether the language's words are kept whole although their syllables could be parted: Korean,
  /// as in the platform's labels.
  package var keepsHangulWords: Bool { language == "ko" }

  private var language: String { String(text.prefix { $0 != "-" }) }

  /// What the tag says for a key of Unicode's extension (UTS #35, section 3.6; RFC 6067).
  ///
  /// The extension starts at the subtag `u` and ends at the next single letter or digit, behind which
  /// another extension or, behind `x`, private use stands. In it a key of two characters is followed by
  /// the subtags of its value; of a key that is given twice the first counts.
  ///
  /// - Parameter key: The key, in lower case.
  /// - Returns: The value, its subtags joined by `-`, empty for a key alone; nothing without the key.
  package func unicodeKeyword(_ key: String) -> String? {
    let subtags = text.utf8.split(separator: UInt8(ascii: "-")).map { String(Substring($0)) }
    let singletons = subtags.indices.dropFirst().filter { subtags[$0].utf8.count == 1 }
    let isPublic = singletons.prefix { subtags[$0] != "x" }
    guard let start = isPublic.first(where: { subtags[$0] == "u" }) else { return nil }
    let end = singletons.first { $0 > start } ?? subtags.count
    guard let place = subtags[start..<end].firstIndex(of: key) else { return nil }
    return subtags[(place + 1)..<end].prefix { $0.utf8.count > 2 }.joined(separator: "-")
  }

  /// The most bytes of a tag: RFC 5646, section 4.4.1, asks for 35 at least.
  private static let longest = 100

  /// Whether the text can be a tag: a language of 2 to 8 letters, then subtags of 1 to 8, the last of
  /// them no single letter or digit unless for private use, at most 100 letters, digits and `-` together.
  package var isWellFormed: Bool {
    guard text.utf8.count <= LocaleTag.longest else { return false }
    let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = subtags.first, (2...8).contains(language.count) else { return false }
    guard language.allSatisfy(\.isLetter) else { return false }
    let isPrivate = subtags.dropLast().contains { $0.elementsEqual("x".utf8) }
    if let last = subtags.last, last.count == 1, !isPrivate { return false }
    return subtags.dropFirst().allSatisfy { subtag in
      (1...8).contains(subtag.count) && subtag.allSatisfy { $0.isLetter || $0.isDigit }
    }
  }

  /// Codes of ISO 15924 for scripts that are written from right to left.
  private static let rightToLeftScripts = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  /// Languages whose usual script is one of those, as CLDR 42's likely subtags have it, and
  /// `azb`, `prs` and `pnb`, which it knows as regional forms of others.
  private static let rightToLeftLanguages: Set<String> = [
    "aeb", "ajt", "apc", "apd", "ar", "arc", "arq", "ars", "ary", "arz", "avl", "azb", "bal", "bej",
    "bft", "bgn", "bqi", "brh", "cja", "ckb", "dcc", "dgl", "dv", "fa", "fia", "fub", "gbz", "gjk",
    "gju", "glk", "gwc", "gwt", "haz", "he", "hnd", "hno", "iw", "ji", "kby", "khw", "ks", "kvx",
    "kxp", "kzh", "lad", "lah", "lki", "lrc", "luz", "mde", "mfa", "mki", "mvy", "myz", "mzn",
    "nqo",
    "oru", "ota", "phl", "pnb", "prd", "prs", "ps", "rhg", "rmt", "scl", "sd", "sdh", "shu", "skr",
    "smp", "swb", "syr", "trw", "ug", "ur", "wni", "yi", "zdj",
  ]

  /// Languages that are written the other way in a region, from the same source.
  private static let regional: [String: UserInterfaceLayoutDirection] = [
    "az-iq": .rightToLeft, "az-ir": .rightToLeft, "ha-cm": .rightToLeft, "ha-sd": .rightToLeft,
    "kk-af": .rightToLeft, "kk-cn": .rightToLeft, "kk-ir": .rightToLeft, "kk-mn": .rightToLeft,
    "ku-lb": .rightToLeft, "ky-cn": .rightToLeft,
    "ms-cc": .rightToLeft, "pa-pk": .rightToLeft, "sd-in": .leftToRight, "tg-pk": .rightToLeft,
    "ug-kz": .leftToRight, "ug-mn": .leftToRight, "uz-af": .rightToLeft,
  ]
}
