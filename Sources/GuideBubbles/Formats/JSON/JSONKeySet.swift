/// Finds keys that stand twice, in linear time also for an object of a million keys.
///
/// Small objects are searched; larger ones get a table, which is never iterated.
struct JSONKeySet {
  private static let searchLimit = 16
  private var positions: [String: Int] = [:]

  /// Remembers a key.
  ///
  /// - Returns: The index of the member that has the key already.
  mutating func insert(_ key: String, after members: [JSONMember]) -> Int? {
    if members.count < JSONKeySet.searchLimit {
      return members.firstIndex { $0.key.text == key }
    }
    if positions.isEmpty {
      for (index, member) in members.enumerated() { positions[member.key.text] = index }
    }
    if let first = positions[key] { return first }
    positions[key] = members.count
    return nil
  }
}
