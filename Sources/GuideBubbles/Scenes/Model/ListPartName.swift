/// The name of a part of a list: `thread[3].bubble`, `thread.header[1]`, `contacts.index`.
struct ListPartName {
  /// Which part.
  enum Part: Hashable {
    /// A row, by what stands in its brackets: its id, or its position from 1.
    case row(String)
    /// What stands above a section, by its position from 1.
    case header(Int)
    /// What stands below one.
    case footer(Int)
    /// The column of letters.
    case index
  }

  /// The name of the list.
  var list: String
  /// Which part of it.
  var part: Part
  /// The view in that part; nothing for the part itself.
  var view: String?

  /// Reads a name; nothing when it is no such one.
  init?(_ name: String) {
    if name.hasSuffix(".index") {
      list = String(name.dropLast(6))
      part = .index
      return
    }
    guard let open = name.firstIndex(of: "["), let close = name[open...].firstIndex(of: "]")
    else { return nil }
    let key = String(name[name.index(after: open)..<close])
    let rest = name[name.index(after: close)...]
    guard !key.isEmpty, rest.isEmpty || rest.hasPrefix(".") && rest.count > 1 else { return nil }
    view = rest.isEmpty ? nil : String(rest.dropFirst())
    let owner = String(name[..<open])
    if owner.hasSuffix(".header"), let number = Self.position(key) {
      list = String(owner.dropLast(7))
      part = .header(number)
    } else if owner.hasSuffix(".footer"), let number = Self.position(key) {
      list = String(owner.dropLast(7))
      part = .footer(number)
    } else {
      list = owner
      part = .row(key)
    }
  }

  /// The number that a key is, written as numbers are: a part has one name, not also `[01]` and `[+1]`.
  static func position(_ key: String) -> Int? { Int(key).flatMap { String($0) == key ? $0 : nil } }

  /// The index of the row that a key counts to from 1; nothing when there are not so many.
  static func index(ofRow key: String, among count: Int) -> Int? {
    position(key).flatMap { index(of: $0, among: count) }
  }

  /// The index of a position from 1; nothing when there are not so many.
  static func index(of position: Int, among count: Int) -> Int? {
    position >= 1 && position <= count ? position - 1 : nil
  }
}
