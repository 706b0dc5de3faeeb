internal import Constraints

/// The parts of lists that a scene's constraints name, as items of its layout.
struct NamedParts {
  /// A row, a view in one, a header, a footer, or the column of letters.
  struct Part {
    let name: SceneName
    /// What the name says.
    let path: ListPartName
    /// The number of the list's view.
    let list: Int
    let item: LayoutItem
    /// Where it is, measured from the list's top left corner, in points.
    var frame: LayoutRect
  }

  /// The parts in the order in which they are named.
  private(set) var parts: [Part] = []
  /// The numbers of parts by their names and items; never iterated.
  private(set) var numbers: [String: Int] = [:]
  private var itemNumbers: [LayoutItem: Int] = [:]

  /// The part that an item stands for.
  func part(_ item: LayoutItem) -> Part? { itemNumbers[item].map { parts[$0] } }

  mutating func add(_ part: Part) {
    numbers[part.name.text] = parts.count
    itemNumbers[part.item] = parts.count
    parts.append(part)
  }

  /// Says where a part is.
  ///
  /// - Returns: Whether it is elsewhere than before.
  mutating func move(_ number: Int, to frame: LayoutRect) -> Bool {
    let old = parts[number].frame
    parts[number].frame = frame
    return [
      old.x - frame.x, old.y - frame.y, old.width - frame.width, old.height - frame.height,
    ].contains { $0.magnitude > GeometryTolerance.length }
  }
}
