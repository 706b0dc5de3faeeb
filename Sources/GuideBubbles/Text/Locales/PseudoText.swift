/// Texts as pseudo-locales show them.
enum PseudoText {
  /// How many times as long a text of so many characters becomes, at most, in translation.
  ///
  /// The upper ends of what IBM's globalization guideline A3 leaves for the expansion of texts from
  /// English, spaces and punctuation counted; W3C's article "Text size in translation" cites it.
  private static func growth(ofCharacters count: Int) -> Double {
    switch count {
    case ...10: 3
    case ...20: 2
    case ...30: 1.8
    case ...50: 1.6
    case ...70: 1.4
    default: 1.3
    }
  }

  /// The text followed by its own words from the first on, until it is as long as a translation may
  /// be; where words are written without spaces (Han, kana), by its own characters.
  static func long(_ text: String) -> String {
    let words = words(of: text)
    guard !words.isEmpty else { return text }
    var units: [(text: String, isGlued: Bool, length: Int)] = []
    for word in words where word.isWord {
      let clusters = clusters(of: word.text)
      if isWrittenWithoutSpaces(word.text) {
        units += clusters.map { ($0, true, 1) }
      } else {
        units.append((word.text, false, clusters.count))
      }
    }
    guard let last = units.last else { return text }
    var count = clusters(of: text).count
    let wanted = Int((Double(count) * growth(ofCharacters: count)).rounded(.up))
    var result = text
    var endsInSpace = words.last?.isWord == false
    var previous = last
    var number = 0
    while count < wanted {
      let unit = units[number % units.count]
      number += 1
      if !endsInSpace, !(previous.isGlued && unit.isGlued) {
        result += " "
        count += 1
      }
      result += unit.text
      count += unit.length
      (endsInSpace, previous) = (false, unit)
    }
    return result
  }

  /// The text in brackets, its Latin letters with accents.
  static func accented(_ text: String) -> String {
    guard !text.isEmpty else { return text }
    var result = "⟦"
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(accents[scalar] ?? scalar)
    }
    return result + "⟧"
  }

  /// The text with each word overridden to be read from right to left, spaces left as they are.
  ///
  /// UAX #9: a right-to-left override up to its end, between marks of that direction, so that what
  /// is between words is read so too. Lines break where they did.
  static func mirrored(_ text: String) -> String {
    var result = ""
    for word in words(of: text) {
      result += word.isWord ? "\u{200F}\u{202E}" + word.text + "\u{202C}\u{200F}" : word.text
    }
    return result
  }

  /// Basic Latin letters and what they become; never iterated after it was made.
  private static let accents: [Unicode.Scalar: Unicode.Scalar] = {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars
    let accented = "åḃçđéḟĝĥîĵķļṁñöṗɋŕšţûṽŵẋýžÅḂÇĐÉḞĜĤÎĴĶĻṀÑÖṖɊŔŠŢÛṼŴẊÝŽ".unicodeScalars
    return Dictionary(uniqueKeysWithValues: zip(plain, accented))
  }()

  /// A text cut into words and what is between them, in order.
  private static func words(of text: String) -> [(text: String, isWord: Bool)] {
    var parts: [(text: String, isWord: Bool)] = []
    for scalar in text.unicodeScalars {
      let isWord = !isSpace(scalar)
      if parts.last?.isWord != isWord { parts.append(("", isWord)) }
      parts[parts.count - 1].text.unicodeScalars.append(scalar)
    }
    return parts
  }

  /// Whether words are parted there: spaces that lines break at, and line ends.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0d, 0x20, 0x85, 0x2000...0x2006, 0x2008...0x200a, 0x2028, 0x2029, 0x3000: true
    default: false
    }
  }

  /// Whether a word has a character that is one by itself: Han, kana and the like.
  private static func isWrittenWithoutSpaces(_ word: String) -> Bool {
    word.unicodeScalars.contains { scalar in
      let properties = LineBreakTable.shared[scalar.value]
      return properties.isEastAsian && properties.lineClass == .id
    }
  }

  /// The grapheme clusters of a text, by the tables that texts are measured with.
  private static func clusters(of text: String) -> [String] {
    var breaker = ClusterBreaker()
    var clusters: [String] = []
    for scalar in text.unicodeScalars {
      let starts = breaker.startsCluster(ClusterTable.shared[scalar.value].clusterClass)
      if starts || clusters.isEmpty { clusters.append("") }
      clusters[clusters.count - 1].unicodeScalars.append(scalar)
    }
    return clusters
  }
}
