/// The named character references: those of HTML 4 but for Greek letters and most of mathematics.
extension CharacterReference {
  /// The length of the longest name.
  static let longestName = 6

  /// The character of a name; nothing for a name that is not known.
  static func scalar(named name: String) -> Unicode.Scalar? { scalars[name] }

  /// The names that need no semicolon behind them.
  static let openNames = Set(["amp", "lt", "gt", "quot", "AMP", "LT", "GT", "QUOT"] + latin)

  /// The characters by name; never iterated.
  private static let scalars: [String: Unicode.Scalar] = {
    var scalars = others
    for (number, name) in latin.enumerated() {
      scalars[name] = Unicode.Scalar(0xA0 + UInt8(number))
    }
    return scalars
  }()

  /// The names of the characters from U+00A0 to U+00FF, in order.
  private static let latin = [
    "nbsp", "iexcl", "cent", "pound", "curren", "yen", "brvbar", "sect", "uml", "copy", "ordf",
    "laquo", "not", "shy", "reg", "macr", "deg", "plusmn", "sup2", "sup3", "acute", "micro",
    "para", "middot", "cedil", "sup1", "ordm", "raquo", "frac14", "frac12", "frac34", "iquest",
    "Agrave", "Aacute", "Acirc", "Atilde", "Auml", "Aring", "AElig", "Ccedil", "Egrave",
    "Eacute", "Ecirc", "Euml", "Igrave", "Iacute", "Icirc", "Iuml", "ETH", "Ntilde", "Ograve",
    "Oacute", "Ocirc", "Otilde", "Ouml", "times", "Oslash", "Ugrave", "Uacute", "Ucirc", "Uuml",
    "Yacute", "THORN", "szlig", "agrave", "aacute", "acirc", "atilde", "auml", "aring", "aelig",
    "ccedil", "egrave", "eacute", "ecirc", "euml", "igrave", "iacute", "icirc", "iuml", "eth",
    "ntilde", "ograve", "oacute", "ocirc", "otilde", "ouml", "divide", "oslash", "ugrave",
    "uacute", "ucirc", "uuml", "yacute", "thorn", "yuml",
  ]

  private static let others: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "AMP": "&", "LT": "<", "GT": ">", "quot": "\"",
    "QUOT": "\"", "apos": "'", "OElig": "\u{152}", "oelig": "\u{153}", "Scaron": "\u{160}",
    "scaron": "\u{161}", "Yuml": "\u{178}", "ensp": "\u{2002}", "emsp": "\u{2003}",
    "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}",
    "rlm": "\u{200F}", "ndash": "\u{2013}", "mdash": "\u{2014}", "lsquo": "\u{2018}",
    "rsquo": "\u{2019}", "sbquo": "\u{201A}", "ldquo": "\u{201C}", "rdquo": "\u{201D}",
    "bdquo": "\u{201E}", "dagger": "\u{2020}", "Dagger": "\u{2021}", "bull": "\u{2022}",
    "hellip": "\u{2026}", "permil": "\u{2030}", "prime": "\u{2032}", "Prime": "\u{2033}",
    "lsaquo": "\u{2039}", "rsaquo": "\u{203A}", "oline": "\u{203E}", "frasl": "\u{2044}",
    "euro": "\u{20AC}", "image": "\u{2111}", "weierp": "\u{2118}", "real": "\u{211C}",
    "trade": "\u{2122}", "larr": "\u{2190}", "uarr": "\u{2191}", "rarr": "\u{2192}",
    "darr": "\u{2193}", "harr": "\u{2194}", "minus": "\u{2212}", "infin": "\u{221E}",
    "asymp": "\u{2248}", "ne": "\u{2260}", "le": "\u{2264}", "ge": "\u{2265}", "loz": "\u{25CA}",
    "spades": "\u{2660}", "clubs": "\u{2663}", "hearts": "\u{2665}", "diams": "\u{2666}",
  ]
}
