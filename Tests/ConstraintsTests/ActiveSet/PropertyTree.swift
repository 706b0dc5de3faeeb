import Constraints
import TestSupport

/// A tree of stacks, each view holding its children side by side with gaps, under random changes.
struct PropertyTree: ~Copyable {
  /// How children use their parent's room.
  enum Room {
    /// They may leave some and have wishes only: every vertex is at whole numbers.
    case wished
    /// They may leave some, and like to be equally wide: now and then they share it.
    case loose
    /// They fill it and share it equally: values are fractions.
    case filled
  }

  private(set) var solver = Solver()
  private var lefts: [Variable] = []
  private var widths: [Variable] = []
  /// Rows whose constants, priorities and presence change.
  private var gaps: [ConstraintID] = []
  private var least: [ConstraintID] = []
  private var wishes: [ConstraintID] = []
  private var absent: [Constraint] = []
  private var limit: [ConstraintID] = []
  private var rootWidth = 4000.0
  private var random: SplitMix64
  private let room: Room

  /// Makes a tree with four children a view, `depth` levels below its root: 341 views for 4.
  init(depth: Int, _ room: Room, seed: UInt64) throws(SolverError) {
    random = SplitMix64(seed: seed)
    self.room = room
    var rows: [(Constraint, isGap: Bool)] = []
    addView(&rows)
    rows.append((lefts[0] == 0, false))
    var level = [0]
    for _ in 0..<depth {
      level = level.flatMap { addChildren(of: $0, &rows) }
    }
    try add(rows)
    limit = [try solver.add(widths[0] <= 5000)]
    try solver.beginEditing(widths[0], priority: 900)
    try solver.suggest(rootWidth, for: widths[0])
  }

  var viewCount: Int { widths.count }

  private mutating func addView(_ rows: inout [(Constraint, isGap: Bool)]) {
    lefts.append(solver.makeVariable())
    widths.append(solver.makeVariable())
    rows.append((widths[widths.count - 1] >= 0, false))
  }

  private mutating func addChildren(
    of parent: Int, _ rows: inout [(Constraint, isGap: Bool)]
  ) -> [Int] {
    let children = (0..<4).map { viewCount + $0 }
    for child in children {
      addView(&rows)
      let before =
        child == children[0] ? lefts[parent].linearExpression : lefts[child - 1] + widths[child - 1]
      rows.append((lefts[child] == before + 2, true))
      rows.append(((widths[child] == 1 + child % 7).priority(250), false))
      if child > children[0], room != .wished {
        rows.append(((widths[child] == widths[children[0]]).priority(500), false))
      }
    }
    let end = lefts[children[3]] + widths[children[3]] + 2
    let edge = lefts[parent] + widths[parent]
    rows.append((room == .filled ? end == edge : end <= edge, false))
    return children
  }

  private mutating func add(_ rows: [(Constraint, isGap: Bool)]) throws(SolverError) {
    var ids: [ConstraintID] = []
    try solver.transaction { (solver) throws(SolverError) in
      for row in rows { ids.append(try solver.add(row.0)) }
    }
    for (row, id) in zip(rows, ids) {
      if row.isGap { gaps.append(id) }
      if row.0.priority < .required { wishes.append(id) }
      if row.0.priority == .required, row.0.expression.terms.count == 1 { least.append(id) }
    }
    least.removeAll { $0 == ids[1] }
  }

  /// Makes a change at random, or a few at once.
  ///
  /// - Returns: Whether it was taken; otherwise nothing changed.
  mutating func change() -> Bool {
    let count = Int.random(in: 0..<5, using: &random) == 0 ? 3 : 1
    let saved = (wishes, absent, rootWidth)
    do {
      try solver.withTransaction(count > 1) { (solver) throws(SolverError) in
        for _ in 0..<count {
          try Self.changeOnce(
            &solver, &random, gaps: gaps, least: least, limit: limit, root: widths[0], &wishes,
            &absent,
            &rootWidth)
        }
      }
      return true
    } catch {
      (wishes, absent, rootWidth) = saved
      return false
    }
  }

  private static func changeOnce(
    _ solver: inout Solver, _ random: inout SplitMix64, gaps: [ConstraintID],
    least: [ConstraintID], limit: [ConstraintID], root: Variable, _ wishes: inout [ConstraintID],
    _ absent: inout [Constraint], _ rootWidth: inout Double
  ) throws(SolverError) {
    let wish = Int.random(in: 0..<wishes.count, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let width = [400.0, 900, 5000][Int.random(in: 0..<3, using: &random)]
      try solver.setConstant(width, of: limit[0])
    case 1:
      rootWidth = Double(Int.random(in: 100...500, using: &random) * 10)
      try solver.suggest(rootWidth, for: root)
    case 2:
      let gap = gaps[Int.random(in: 0..<gaps.count, using: &random)]
      try solver.setConstant(Double(Int.random(in: 0...6, using: &random)), of: gap)
    case 3:
      let bound = least[Int.random(in: 0..<least.count, using: &random)]
      try solver.setConstant(Double(Int.random(in: 0...12, using: &random)), of: bound)
    case 4:
      try solver.setConstant(Double(Int.random(in: 0...40, using: &random)), of: wishes[wish])
    case 5:
      let priorities: [LayoutPriority] = [100, 250, 500, 750]
      let priority = priorities[Int.random(in: 0..<4, using: &random)]
      try solver.setPriority(priority, of: wishes[wish])
    case 6 where wishes.count > 100:
      absent.append(try solver.constraint(wishes[wish]))
      try solver.remove(wishes.remove(at: wish))
    default:
      guard let constraint = absent.popLast() else { return }
      wishes.append(try solver.add(constraint))
    }
  }

  /// The first variable whose value differs from a fresh solver's by more than a tolerance.
  func difference(oneByOne: Bool, tolerance: Double) throws(SolverError) -> String? {
    var fresh = Solver()
    for _ in 0..<(2 * viewCount) { _ = fresh.makeVariable() }
    try fresh.withTransaction(!oneByOne) { (fresh) throws(SolverError) in
      for id in solver.constraints { try fresh.add(solver.constraint(id)) }
      try fresh.beginEditing(widths[0], priority: 900)
      try fresh.suggest(rootWidth, for: widths[0])
    }
    for index in 0..<viewCount {
      for variable in [lefts[index], widths[index]] {
        let (value, expected) = (solver.value(of: variable), fresh.value(of: variable))
        guard isClose(value, expected, tolerance: tolerance) else {
          return "view \(index): \(value) instead of \(expected)"
        }
      }
    }
    return nil
  }
}

extension Solver {
  /// Runs a body inside a transaction, or as it is.
  mutating func withTransaction(
    _ isWanted: Bool, _ body: (inout Solver) throws(SolverError) -> Void
  ) throws(SolverError) {
    if isWanted { try transaction(body) } else { try body(&self) }
  }
}
