/// The edge along which a component's values move with the position of one basic form, and how far
/// nothing else happens: right-hand-side ranging.
///
/// Between two positions no other form leaves its segment, so the basis stays the optimal one, the
/// multipliers stay as they are, and the values are those of the last change plus a multiple of one
/// solve. A drag asks for that time and again.
struct RangedEdge: Sendable {
  /// A variable that moves, and how far when the position grows by one.
  struct Move: Sendable {
    var variable: Int32
    var rate: Double
  }

  /// The form that alone was touched by the last changes of the component; −1 for none.
  private(set) var form: Int32 = -1
  /// How many changes in a row touched nothing else and took no step.
  private var quietChanges = 0
  /// How many of those there have to be before the edge is looked for.
  private var patience = 1
  /// How often the values have moved along the edge that was known last.
  private var uses = 0
  /// The breakpoint at which the form is tight; −1 while the edge is not known.
  private(set) var breakpoint: Int32 = -1
  /// The positions that it may have.
  private var positions = 0.0...0.0
  /// The variables that move.
  private(set) var moves: ContiguousArray<Move> = []
  /// The largest of their rates.
  private(set) var largestRate = 0.0

  /// Whether the form has been moved so often that the edge is worth looking for, which costs about
  /// what a change costs.
  func isWanted(for form: Int) -> Bool {
    breakpoint < 0 && Int(self.form) == form && quietChanges >= patience
  }

  /// Whether it is known for a breakpoint and reaches a position.
  func reaches(_ position: Double, of number: Int) -> Bool {
    Int(breakpoint) == number && positions.contains(position)
  }

  /// Notes which form a change touched, −1 for several or where it took a step.
  mutating func note(quietChangeOf form: Int32) {
    quietChanges = form >= 0 && form == self.form ? quietChanges + 1 : 1
    self.form = form
  }

  /// Counts a move along the edge; one that is of use lets the next one wait no longer.
  mutating func noteUse() {
    uses += 1
    if uses == 4 { patience = 1 }
  }

  /// Makes the edge unknown and keeps its room.
  mutating func forget() { breakpoint = -1 }

  /// Begins to look for the edge of the form; until `hold`, there is none.
  ///
  /// The next one waits twice as long, unless this one turns out to be of use.
  mutating func start() {
    patience = min(2 * patience, 64)
    (breakpoint, quietChanges, uses, largestRate) = (-1, 0, 0, 0)
    moves.removeAll(keepingCapacity: true)
  }

  /// Adds a variable that moves.
  mutating func add(_ variable: Int32, rate: Double) {
    moves.append(Move(variable: variable, rate: rate))
    largestRate = max(largestRate, rate.magnitude)
  }

  /// Makes the edge known.
  mutating func hold(_ breakpoint: Int, between positions: ClosedRange<Double>) {
    self.breakpoint = Int32(breakpoint)
    self.positions = positions
  }
}
