/// Why a font file cannot be used, and where in it the trouble is.
public struct FontError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// The file does not start like a TrueType or OpenType font.
    case notAFont
    /// The file is a WOFF or WOFF2 package, whose tables are compressed.
    case compressed
    /// The collection has no font with that index: how many it has.
    case noSuchFont(count: Int)
    /// A table that every font needs is not there.
    case missingTable
    /// The table, or the file, ends before something that it announces.
    case truncated
    /// A number is outside of what it may be.
    case badNumber(Int)
    /// Entries that have to be in order are not.
    case unordered
    /// There is more of something than any font needs.
    case tooMany(Int)
    /// No character map is in a format that can be read.
    case noCharacterMap
  }

  /// What is wrong.
  public var problem: Problem
  /// The tag of the table concerned, such as `cmap`; empty for the file's own header.
  public var table: String
  /// Where, in bytes from the file's start.
  public var offset: Int

  /// Makes an error from its parts.
  package init(_ problem: Problem, table: String, offset: Int) {
    self.problem = problem
    self.table = table
    self.offset = offset
  }
}

extension FontError: CustomStringConvertible {
  /// One sentence without a period, with the table and the place.
  public var description: String {
    let place = "at byte \(offset)"
    let whole = table.isEmpty ? "the file" : "the table '\(table)'"
    switch problem {
    case .notAFont: return "it is no TrueType or OpenType font"
    case .compressed: return "it is a compressed web font; give the TTF or OTF that it was made of"
    case .noSuchFont(let count): return "the collection has only \(count) fonts, counted from 0"
    case .missingTable: return "the font has no table '\(table)'"
    case .truncated: return "\(whole) is cut off \(place)"
    case .badNumber(let number): return "\(whole) has a number that cannot be, \(number), \(place)"
    case .unordered: return "\(whole) is not in order \(place)"
    case .tooMany(let count): return "\(whole) has too many parts, \(count), \(place)"
    case .noCharacterMap: return "\(whole) has no Unicode character map that can be read"
    }
  }
}
