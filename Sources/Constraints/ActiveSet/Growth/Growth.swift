/// How a component takes in variables that the present change brought.
///
/// All forms that mention a newcomer are new as well and have the multiplier zero. So any rows that
/// determine the newcomers extend the basis, block by block, and no multiplier changes. They are chosen
/// as for a basis made from nothing: the strongest form, one that pulls to both sides, with exactly
/// one undetermined newcomer; else the own form of the newcomer declared first. What depends on a
/// newcomer that its stay holds is therefore declared after it, and stays where it is; and what a
/// newcomer depends on must be declared before it and pull, so that every older multiplier is decided
/// at a level before the newcomer's. Then the multipliers are within their bounds in the levels of the
/// stays too. What the forms that were not chosen ask for is left to dual steps.
///
/// The rows are borders of the factor. So a layout grows at the same cost at any size.
struct Growth: Sendable {
  /// A newcomer and the row that determines it: a form that mentions it, perhaps its own.
  struct Row: Sendable {
    var form: Int32
    var variable: Int32
  }

  /// The newcomers in order of declaration.
  var newcomers = ContiguousArray<(order: Int64, variable: Int32)>()
  /// The number of the first newcomer's column.
  var first = 0
  /// By column: whether the newcomer is undetermined, and the order of the newest variable that was
  /// there before and on which it depends.
  var isOpen = ContiguousArray<Bool>()
  var reach = ContiguousArray<Int64>()
  /// The forms that mention newcomers, and those that may yet be taken.
  var forms = ContiguousArray<Int32>()
  var queue = CrashQueue(levelCount: 0)
  /// The rows chosen: the newcomers' own forms, and the others in the order in which they depend on
  /// each other.
  var ownRows = ContiguousArray<Row>()
  var rows = ContiguousArray<Row>()

  /// Forgets all newcomers and keeps the room.
  mutating func start(first: Int, count: Int, levelCount: Int) {
    self.first = first
    newcomers.removeAll(keepingCapacity: true)
    isOpen.removeAll(keepingCapacity: true)
    isOpen.append(contentsOf: repeatElement(true, count: count))
    reach.removeAll(keepingCapacity: true)
    reach.append(contentsOf: repeatElement(.min, count: count))
    forms.removeAll(keepingCapacity: true)
    queue.reset(levelCount: levelCount)
    ownRows.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
  }
}
