/// The names of a tour's steps in order, to find steps again in another order.
struct StepOrder {
  /// A step's name, and which of the steps of that name it is, from 1.
  struct Name: Hashable {
    var id: String
    var occurrence: Int
  }

  let names: [Name]
  /// The indices by name; never iterated.
  private let indices: [Name: Int]

  init(_ ids: [String]) {
    var counts: [String: Int] = [:]
    var names: [Name] = []
    var indices: [Name: Int] = [:]
    for (index, id) in ids.enumerated() {
      let name = Name(id: id, occurrence: counts[id, default: 0] + 1)
      counts[id] = name.occurrence
      names.append(name)
      indices[name] = index
    }
    self.names = names
    self.indices = indices
  }

  /// Where a step stands; nothing when there is none of that name.
  func index(of name: Name) -> Int? { indices[name] }

  /// Where to go on in this order after standing at a step of an old one.
  ///
  /// That is the step itself; if it is gone, the next of the old order that still exists; if there
  /// is none, the first new step behind the last of the old ones that was passed and still exists.
  ///
  /// - Parameters:
  ///   - place: The index of the step in the old order.
  ///   - old: The old order.
  /// - Returns: The index in this order; nothing when all that is left was passed.
  /// - Complexity: O(*n*) for *n* steps in both orders.
  func resumption(at place: Int, of old: StepOrder) -> Int? {
    for name in old.names[place...] {
      if let index = index(of: name) { return index }
    }
    let last = old.names[..<place].lazy.reversed().compactMap { index(of: $0) }.first ?? -1
    return names[(last + 1)...].firstIndex { old.index(of: $0) == nil }
  }
}
