/// A form and the side to which it would move.
struct FormSide {
  var form: Int
  var isRising: Bool
}

/// What something comes to at one level.
struct LevelShare {
  var level: Int32
  var amount: Double
}

/// A form's move to one side, which would lessen violations.
struct ImprovingMove {
  var side: FormSide
  /// By how much a move of one would lessen the violations, from the strongest level to that of the
  /// constraint in question, levels left out at which it would not matter.
  var gain: ContiguousArray<LevelShare>
}

/// What is known while the conflict set of a broken constraint is looked for.
struct ConflictSearch {
  /// The breakpoints in it, in the order in which they were met.
  private(set) var found = ContiguousArray<Int32>()
  /// The level of the constraint: weaker ones do not count.
  let weakest: Int32
  private var isFound: ContiguousArray<Bool>
  /// By form and side: whether what resists there is known, and whether it is known what moves along.
  private var isMet: ContiguousArray<Bool>
  private var isExplained: ContiguousArray<Bool>
  /// The forms that are or were to be explained.
  private var takenForms: ContiguousArray<Bool>
  /// Moves that are to be explained, the next one last.
  private var pending: ContiguousArray<ImprovingMove> = []
  /// In which round each form was met last.
  private var roundMet: ContiguousArray<Int32>
  private var round: Int32 = 0

  init(breakpointCount: Int, formCount: Int, weakest: Int32) {
    self.weakest = weakest
    isFound = ContiguousArray(repeating: false, count: breakpointCount)
    isMet = ContiguousArray(repeating: false, count: 2 * formCount)
    isExplained = isMet
    takenForms = ContiguousArray(repeating: false, count: formCount)
    roundMet = ContiguousArray(repeating: 0, count: formCount)
  }

  /// Begins with the move that would keep a breakpoint, which is no part of its own conflict set.
  mutating func begin(with move: ImprovingMove, at breakpoint: Int) {
    isFound[breakpoint] = true
    put(move)
  }

  /// Takes a breakpoint into the conflict set.
  mutating func note(_ breakpoint: Int32) {
    guard !isFound[Int(breakpoint)] else { return }
    isFound[Int(breakpoint)] = true
    found.append(breakpoint)
  }

  /// Puts off a move until it is explained; one a form.
  mutating func put(_ move: ImprovingMove) {
    guard !takenForms[move.side.form] else { return }
    takenForms[move.side.form] = true
    pending.append(move)
  }

  /// Whether a form is or was to be explained.
  func isTaken(_ form: Int) -> Bool { takenForms[form] }

  /// The next move to explain.
  mutating func next() -> ImprovingMove? { pending.popLast() }

  /// Whether a side is met for the first time.
  mutating func meets(_ side: FormSide) -> Bool {
    let index = Self.index(of: side)
    defer { isMet[index] = true }
    return !isMet[index]
  }

  /// Whether nothing is left to find out about a basic form's move.
  func isExplained(_ side: FormSide) -> Bool { isExplained[Self.index(of: side)] }

  /// Notes that nothing is left to find out about a basic form's move.
  mutating func setExplained(_ side: FormSide) { isExplained[Self.index(of: side)] = true }

  /// Begins to look at the forms that move along with another one.
  mutating func beginRound() { round += 1 }

  /// Whether a form is met for the first time in this round.
  mutating func isNewInRound(_ form: Int) -> Bool {
    guard roundMet[form] < round else { return false }
    roundMet[form] = round
    return true
  }

  private static func index(of side: FormSide) -> Int { 2 * side.form + (side.isRising ? 1 : 0) }
}
