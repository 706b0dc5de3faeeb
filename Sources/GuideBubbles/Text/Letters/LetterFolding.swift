/// What letters are in plain: full-width, circled and styled forms, ligatures, kana.
enum LetterFolding {
  /// The plain character that is written in another form: `Ａ` is A, `𝓐` is A, `ｱ` is ア.
  ///
  /// - Returns: The character itself where it is not such a form.
  static func plain(_ code: UInt32) -> UInt32 {
    switch code {
    case 0xff01...0xff5e: code - 0xfee0
    case 0xff66...0xff9f: halfWidthKana(code)
    case 0x24b6...0x24e9: letter((code - 0x24b6) % 26, isLower: code >= 0x24d0)
    case 0x1_d400...0x1_d6a3:
      letter((code - 0x1_d400) % 26, isLower: (code - 0x1_d400) % 52 >= 26)
    case 0x1_d7ce...0x1_d7ff: 0x30 + (code - 0x1_d7ce) % 10
    case 0x1_f130...0x1_f149: letter(code - 0x1_f130, isLower: false)
    case 0x1_f150...0x1_f169: letter(code - 0x1_f150, isLower: false)
    case 0x1_f170...0x1_f189: letter(code - 0x1_f170, isLower: false)
    default: code
    }
  }

  /// The Latin letters, in lower case, that stand for one which no decomposition takes apart.
  static func latin(_ code: UInt32) -> StaticString? {
    switch Unicode.Scalar(code) {
    case "ß", "ẞ": "ss"
    case "æ", "Æ": "ae"
    case "œ", "Œ": "oe"
    case "ø", "Ø", "º": "o"
    case "ª": "a"
    case "đ", "Đ", "ð", "Ð": "d"
    case "ł", "Ł": "l"
    case "ħ", "Ħ": "h"
    case "ŧ", "Ŧ": "t"
    case "þ", "Þ": "th"
    case "ı": "i"
    case "ŋ", "Ŋ": "n"
    case "ĸ": "k"
    case "ſ": "s"
    case "ĳ", "Ĳ": "ij"
    case "ŀ", "Ŀ": "l"
    case "ŉ": "n"
    case "ǆ", "ǅ", "Ǆ", "ǳ", "ǲ", "Ǳ": "dz"
    case "ǉ", "ǈ", "Ǉ": "lj"
    case "ǌ", "ǋ", "Ǌ": "nj"
    case "ﬀ": "ff"
    case "ﬁ": "fi"
    case "ﬂ": "fl"
    case "ﬃ": "ffi"
    case "ﬄ": "ffl"
    case "ﬅ", "ﬆ": "st"
    default: nil
    }
  }

  /// The hiragana of full size that a kana is a form of; nothing for what is no kana.
  static func hiragana(_ code: UInt32) -> UInt32? {
    let syllable: UInt32
    switch code {
    case 0x3041...0x3096: syllable = code
    case 0x30a1...0x30f6: syllable = code - 0x60
    default: return nil
    }
    switch syllable {
    // Small vowels and small ya, yu, yo stand before the large ones; so do tu and wa.
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308e:
      return syllable + 1
    case 0x3095: return 0x304b
    case 0x3096: return 0x3051
    default: return syllable
    }
  }

  /// The first syllable of a hiragana's row: か of く.
  static func row(of hiragana: UInt32) -> UInt32 {
    let rows: StaticString = "あかさたなはまやらわ"
    var row: UInt32 = 0x3042
    rows.withUTF8Buffer { bytes in
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars
      where scalar.value <= hiragana { row = scalar.value }
    }
    return row
  }

  private static func letter(_ index: UInt32, isLower: Bool) -> UInt32 {
    (isLower ? 0x61 : 0x41) + index
  }

  /// U+FF66 to U+FF9F, the marks of voice as the combining ones.
  private static func halfWidthKana(_ code: UInt32) -> UInt32 {
    let kana: [Unicode.Scalar] = [
      "ヲ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ャ", "ュ", "ョ", "ッ", "ー", "ア", "イ", "ウ", "エ", "オ", "カ",
      "キ", "ク", "ケ", "コ", "サ", "シ", "ス", "セ", "ソ", "タ", "チ", "ツ", "テ", "ト", "ナ", "ニ", "ヌ",
      "ネ", "ノ", "ハ", "ヒ", "フ", "ヘ", "ホ", "マ", "ミ", "ム", "メ", "モ", "ヤ", "ユ", "ヨ", "ラ", "リ",
      "ル", "レ", "ロ", "ワ", "ン", "\u{3099}", "\u{309a}",
    ]
    return kana[Int(code - 0xff66)].value
  }
}
