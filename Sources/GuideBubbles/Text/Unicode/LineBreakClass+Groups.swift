/// Groups of classes as the rules speak of them; questions, not stored sets, because a set would be
/// looked up once a character.
extension LineBreakClass {
  /// Before which glue does not hold: LB12a.
  var isLooseGlue: Bool {
    switch self {
    case .sp, .ba, .hy, .hh: true
    default: false
    }
  }

  /// No line starts with it: LB13.
  var isClosing: Bool {
    switch self {
    case .cl, .cp, .ex, .sy: true
    default: false
    }
  }

  /// A quotation mark.
  var isQuotation: Bool {
    switch self {
    case .qu, .quInitial, .quFinal: true
    default: false
    }
  }

  /// A hyphen that may start a word: LB20a.
  var isHyphen: Bool {
    switch self {
    case .hy, .hh: true
    default: false
    }
  }

  /// A letter.
  var isLetter: Bool {
    switch self {
    case .al, .hl, .dottedCircle, .epLetter: true
    default: false
    }
  }

  /// An ideograph or pictograph.
  var isIdeograph: Bool {
    switch self {
    case .id, .eb, .em, .ep: true
    default: false
    }
  }

  /// A part of a Hangul syllable.
  var isHangul: Bool {
    switch self {
    case .jl, .jv, .jt, .h2, .h3: true
    default: false
    }
  }

  /// What Korean words are written with.
  var isKoreanWordPart: Bool {
    switch self {
    case .al, .hl, .nu, .id: true
    default: isHangul
    }
  }

  /// A base of a Brahmic syllable.
  var isAksara: Bool {
    switch self {
    case .ak, .as, .dottedCircle: true
    default: false
    }
  }

  /// Sticks to what is before: LB21.
  var isTrailing: Bool {
    switch self {
    case .ba, .hh, .hy, .ns: true
    default: false
    }
  }

  /// Sticks to digits behind it: LB25.
  var standsBeforeDigits: Bool {
    switch self {
    case .po, .pr, .hy, .is: true
    default: false
    }
  }

  /// A word starts behind it: LB20a.
  var isWordStart: Bool {
    switch self {
    case .start, .bk, .cr, .lf, .nl, .sp, .zw, .cb, .gl: true
    default: false
    }
  }

  /// Closes a quotation that ends before it: LB15b.
  var followsClosingQuotation: Bool {
    switch self {
    case .sp, .gl, .wj, .cl, .qu, .quInitial, .quFinal, .cp, .ex, .is, .sy, .bk, .cr, .lf, .nl, .zw:
      true
    default: false
    }
  }

  /// Can hold on to an item behind spaces: LB8, LB14 to LB17.
  var holdsAcrossSpaces: Bool {
    switch self {
    case .zw, .op, .quInitial, .cl, .cp, .b2: true
    default: false
    }
  }

  /// Ends a line by force.
  var endsLine: Bool {
    switch self {
    case .bk, .cr, .lf, .nl: true
    default: false
    }
  }

  /// No mark combines with it: LB9.
  var neverCombines: Bool {
    switch self {
    case .start, .bk, .cr, .lf, .nl, .sp, .zw: true
    default: false
    }
  }

  /// A quotation mark behind it opens: LB15a.
  var precedesOpeningQuotation: Bool {
    switch self {
    case .start, .bk, .cr, .lf, .nl, .op, .qu, .quInitial, .quFinal, .gl, .sp, .zw: true
    default: false
    }
  }
}
