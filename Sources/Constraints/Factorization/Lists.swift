/// Lists that grow, in one array; what a list leaves behind when it moves is not used again.
struct Lists<Element: Sendable>: Sendable {
  private struct Bounds {
    var start: Int32 = 0
    var count: Int32 = 0
    var room: Int32 = 0
  }

  private var bounds: ContiguousArray<Bounds> = []
  private var elements: ContiguousArray<Element> = []
  private let filler: Element

  /// Makes no lists; `filler` stands where nothing is stored.
  init(filler: Element) { self.filler = filler }

  /// Becomes so many empty lists.
  mutating func reset(count: Int) {
    bounds.removeAll(keepingCapacity: true)
    bounds.append(contentsOf: repeatElement(Bounds(), count: count))
    elements.removeAll(keepingCapacity: true)
  }

  /// The number of elements of a list.
  func count(_ list: Int) -> Int { Int(bounds[list].count) }

  /// An element of a list.
  subscript(list: Int, index: Int) -> Element { elements[Int(bounds[list].start) + index] }

  /// Takes all elements out of a list.
  mutating func clear(_ list: Int) { bounds[list].count = 0 }

  /// Adds an element to a list.
  mutating func append(_ element: Element, to list: Int) {
    if bounds[list].count == bounds[list].room { move(list, count(list) + 1) }
    elements[Int(bounds[list].start + bounds[list].count)] = element
    bounds[list].count += 1
  }

  /// Takes an element out of a list; the last one takes its place.
  mutating func removeSwapping(_ index: Int, from list: Int) {
    bounds[list].count -= 1
    let start = Int(bounds[list].start)
    elements[start + index] = elements[start + Int(bounds[list].count)]
  }

  /// Replaces the elements of a list.
  mutating func replace(_ list: Int, by new: ContiguousArray<Element>) {
    if new.count > Int(bounds[list].room) { move(list, new.count) }
    let start = Int(bounds[list].start)
    for index in new.indices { elements[start + index] = new[index] }
    bounds[list].count = Int32(new.count)
  }

  /// Moves a list to the end, with twice the room that is needed now.
  private mutating func move(_ list: Int, _ needed: Int) {
    let former = bounds[list]
    bounds[list].start = Int32(elements.count)
    bounds[list].room = Int32(max(4, 2 * needed))
    for index in 0..<Int(bounds[list].room) {
      elements.append(index < Int(former.count) ? elements[Int(former.start) + index] : filler)
    }
  }
}
