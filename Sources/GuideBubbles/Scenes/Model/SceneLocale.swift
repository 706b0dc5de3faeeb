/// What a scene's texts are shown in: a language, a pseudo-locale, or one on the other.
///
/// `de`, `pseudo-long` and `de+pseudo-long` are such. A pseudo-locale alone takes the first text of
/// each table.
///
/// Locales are equal when they mean the same, however they are written.
public struct SceneLocale: Hashable, Sendable {
  /// The tag as it was given.
  public let tag: String
  /// The language by which texts are looked up; a tag without text for none, which finds the first
  /// entry of each table.
  package let language: LocaleTag
  /// What becomes of the texts; nothing for a language alone.
  package let pseudoLocale: PseudoLocale?

  /// Reads a tag; what stands behind a plus sign and is no pseudo-locale is passed over.
  public init(_ tag: String) {
    let parts = Self.parts(of: tag)
    self.tag = tag
    pseudoLocale = PseudoLocale(rawValue: parts.pseudo ?? parts.base)
    language = LocaleTag(parts.pseudo == nil && pseudoLocale != nil ? "" : parts.base)
  }

  /// The direction in which texts are read: from right to left where they are mirrored.
  package var layoutDirection: UserInterfaceLayoutDirection {
    pseudoLocale == .mirrored ? .rightToLeft : language.layoutDirection
  }

  /// The language of the texts as a document says it: without a pseudo-locale, which is none; nothing
  /// where no language is asked for.
  package var textLanguage: String? {
    if language.text.isEmpty { return nil }
    let base = Self.parts(of: tag).base.utf8
    return String(
      decoding: base.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }

  /// What is wrong with a tag.
  package enum Fault: Error, Hashable, Sendable {
    /// It is no language tag, or does not begin with one.
    case notATag
    /// What stands behind the plus sign is none of the pseudo-locales.
    case unknownPseudoLocale(String)
  }

  /// Reads a tag.
  ///
  /// - Parameter tag: A language tag, a pseudo-locale, or both with a plus sign between them.
  /// - Throws: What is wrong with it.
  package init(parsing tag: String) throws(Fault) {
    let parts = Self.parts(of: tag)
    if let pseudo = parts.pseudo {
      guard PseudoLocale(rawValue: pseudo) != nil else { throw .unknownPseudoLocale(pseudo) }
      guard LocaleTag(parts.base).isWellFormed else { throw .notATag }
    } else if PseudoLocale(rawValue: parts.base) == nil {
      // It could be a tag, but no language is called so.
      guard !parts.base.hasPrefix("pseudo-") else { throw .unknownPseudoLocale(parts.base) }
      guard LocaleTag(parts.base).isWellFormed else { throw .notATag }
    }
    self.init(tag)
  }

  /// Whether two locales mean the same.
  public static func == (left: SceneLocale, right: SceneLocale) -> Bool {
    left.language == right.language && left.pseudoLocale == right.pseudoLocale
  }

  /// Hashes what the locale means.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(pseudoLocale)
  }

  private static func parts(of tag: String) -> (base: String, pseudo: String?) {
    let parts = tag.utf8.split(
      separator: UInt8(ascii: "+"), maxSplits: 1, omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    return (parts[0], parts.count == 2 ? parts[1] : nil)
  }
}

extension SceneLocale: ExpressibleByStringLiteral {
  /// Reads a tag, as `init(_:)` does.
  public init(stringLiteral tag: String) { self.init(tag) }
}
