/// Surnames that are read otherwise than the same characters elsewhere.
///
/// Only those that are met in lists of names, and whose first character begins a name more often
/// than a word. Readings are those on which published lists of such surnames agree, among them that
/// of the library overtrue/pinyin. Where families differ (乐 yuè or lè, 宁 níng or nìng) or a word is
/// likelier (种, 秘, 繁, 折), the usual reading stays.
enum SurnameReadings {
  /// How many Han characters a text has, all in all, for its beginning to be taken for a surname.
  static let nameLengths = 2...4

  /// The reading of a surname of two characters, where one of them is read otherwise.
  static func double(_ first: UInt32, _ second: UInt32) -> (PinyinReading?, PinyinReading?)? {
    guard let first = Unicode.Scalar(first), let second = Unicode.Scalar(second) else { return nil }
    return switch (first, second) {
    case ("单", "于"), ("單", "于"): (reading("chan", 2), reading("yu", 2))
    case ("尉", "迟"), ("尉", "遲"): (reading("yu", 4), reading("chi", 2))
    case ("长", "孙"), ("長", "孫"): (reading("zhang", 3), reading("sun", 1))
    case ("万", "俟"), ("萬", "俟"): (reading("mo", 4), reading("qi", 2))
    case ("澹", "台"), ("澹", "臺"): (reading("tan", 2), reading("tai", 2))
    case ("令", "狐"): (reading("ling", 2), reading("hu", 2))
    case ("乐", "正"), ("樂", "正"): (reading("yue", 4), reading("zheng", 4))
    case ("宰", "父"): (reading("zai", 3), reading("fu", 3))
    default: nil
    }
  }

  /// The reading of a surname of one character, where it is another.
  static func single(_ code: UInt32) -> PinyinReading? {
    guard let character = Unicode.Scalar(code) else { return nil }
    return switch character {
    case "单", "單": reading("shan", 4)
    case "曾": reading("zeng", 1)
    case "仇": reading("qiu", 2)
    case "解": reading("xie", 4)
    case "查": reading("zha", 1)
    case "区", "區": reading("ou", 1)
    case "朴": reading("piao", 2)
    case "盖", "蓋": reading("ge", 3)
    case "覃": reading("qin", 2)
    case "缪", "繆": reading("miao", 4)
    case "翟": reading("zhai", 2)
    case "乜": reading("nie", 4)
    case "佴": reading("nai", 4)
    case "任": reading("ren", 2)
    case "华", "華": reading("hua", 4)
    case "纪", "紀": reading("ji", 3)
    case "燕": reading("yan", 1)
    case "那": reading("na", 1)
    case "哈": reading("ha", 3)
    case "薄": reading("bo", 2)
    case "阚": reading("kan", 4)
    case "葛": reading("ge", 3)
    case "过", "過": reading("guo", 1)
    default: nil
    }
  }

  private static func reading(_ syllable: StaticString, _ tone: UInt16) -> PinyinReading? {
    PinyinTable.reading(syllable, tone)
  }
}
