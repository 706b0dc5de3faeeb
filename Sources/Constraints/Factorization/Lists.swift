/// Lists that grow, in one array; what a list leaves behind when it moves is not used again.
struct Lists<Element: Sendable>: Sendable {
  private struct Place {
    var start: Int32 = 0
    var count: Int32 = 0
    var room: Int32 = 0
  }

  private var places: ContiguousArray<Place> = []
  private var elements: ContiguousArray<Element> = []
  private let filler: Element

  /// Makes no lists; `filler` stands where nothing is stored.
  init(filler: Element) { self.filler = filler }

  /// Becomes so many empty lists.
  mutating func reset(count: Int) {
    places.removeAll(keepingCapacity: true)
    places.append(contentsOf: repeatElement(Place(), count: count))
    elements.removeAll(keepingCapacity: true)
  }

  /// The number of elements of a list.
  func count(_ list: Int) -> Int { Int(places[list].count) }

  /// An element of a list.
  subscript(list: Int, index: Int) -> Element { elements[Int(places[list].start) + index] }

  /// Takes all elements out of a list.
  mutating func clear(_ list: Int) { places[list].count = 0 }

  /// Adds an element to a list.
  mutating func append(_ element: Element, to list: Int) {
    if places[list].count == places[list].room { move(list, count(list) + 1) }
    elements[Int(places[list].start + places[list].count)] = element
    places[list].count += 1
  }

  /// Takes an element out of a list; the last one takes its place.
  mutating func removeSwapping(_ index: Int, from list: Int) {
    places[list].count -= 1
    let start = Int(places[list].start)
    elements[start + index] = elements[start + Int(places[list].count)]
  }

  /// Replaces the elements of a list.
  mutating func replace(_ list: Int, by new: ContiguousArray<Element>) {
    if new.count > Int(places[list].room) { move(list, new.count) }
    let start = Int(places[list].start)
    for index in new.indices { elements[start + index] = new[index] }
    places[list].count = Int32(new.count)
  }

  /// Moves a list to the end, with twice the room that is needed now.
  private mutating func move(_ list: Int, _ needed: Int) {
    let place = places[list]
    places[list].start = Int32(elements.count)
    places[list].room = Int32(max(4, 2 * needed))
    for index in 0..<Int(places[list].room) {
      elements.append(index < Int(place.count) ? elements[Int(place.start) + index] : filler)
    }
  }
}
