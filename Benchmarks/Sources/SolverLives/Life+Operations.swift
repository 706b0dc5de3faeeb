import Constraints
import ExactJudge

extension Life {
  /// A change of the system; constraints are named by their places among those in force.
  enum Operation {
    case add(JudgedConstraint)
    case remove(Int)
    case setConstant(Int, WrittenNumber)
    case setPriority(Int, Double)
    case suggest(Int, WrittenNumber, priority: Double)
    case endEditing(Int)
  }

  /// A random change.
  mutating func operation() -> Operation {
    let place = members.isEmpty ? nil : Int.random(in: 0..<members.count, using: &random)
    let number = writer.numbers.constant(&random)
    let variable = Int.random(in: 0..<variables.count, using: &random)
    let isFull = members.count >= 14
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3 where !isFull:
      return .add(writer.line(besides: members.map(\.line), &random))
    case 3..<6: return .remove(place ?? 0)
    case 6..<8: return .setConstant(place ?? 0, number)
    case 8: return .setPriority(place ?? 0, random.pick(LineWriter.priorities))
    default:
      if let edited = members.firstIndex(where: { $0.edited == variable }), random.oneIn(3) {
        return .endEditing(edited)
      }
      return .suggest(variable, number, priority: random.pick([750, 500, 250]))
    }
  }

  /// Makes a change, and notes it among the members.
  static func perform(
    _ operation: Operation, on solver: inout Solver, _ variables: [Variable],
    _ members: inout [Member]
  ) throws(SolverError) {
    switch operation {
    case .add(let line):
      let id = try solver.add(line.constraint(over: variables))
      members.append(Member(id: id, line: line))
    case .remove(let place):
      guard members.indices.contains(place), let id = members[place].id else { return }
      try solver.remove(id)
      members.remove(at: place)
    case .setConstant(let place, let number):
      guard members.indices.contains(place), let id = members[place].id else { return }
      try solver.setConstant(number.double, of: id)
      members[place].line.bound = number
    case .setPriority(let place, let priority):
      guard members.indices.contains(place), let id = members[place].id else { return }
      try solver.setPriority(LayoutPriority(priority), of: id)
      members[place].line.priority = priority
    case .suggest(let variable, let number, let priority):
      if let place = members.firstIndex(where: { $0.edited == variable }) {
        members[place].line.bound = number
      } else {
        try solver.beginEditing(variables[variable], priority: LayoutPriority(priority))
        let line = JudgedConstraint(
          [.init(variable, WrittenNumber(1))], .equal, number, priority: priority)
        members.append(Member(line: line, edited: variable))
      }
      try solver.suggest(number.double, for: variables[variable])
    case .endEditing(let place):
      guard members.indices.contains(place), let edited = members[place].edited else { return }
      try solver.endEditing(variables[edited])
      members.remove(at: place)
    }
  }

  /// The lines that would be in force had changes been taken.
  static func wanted(_ operations: [Operation], _ members: [Member]) -> [JudgedConstraint] {
    var after = members
    for operation in operations {
      switch operation {
      case .add(let line): after.append(Member(line: line))
      case .remove(let place):
        if after.indices.contains(place), after[place].edited == nil { after.remove(at: place) }
      case .setConstant(let place, let number):
        if after.indices.contains(place), after[place].edited == nil {
          after[place].line.bound = number
        }
      case .setPriority(let place, let priority):
        if after.indices.contains(place), after[place].edited == nil {
          after[place].line.priority = priority
        }
      case .suggest(let variable, let number, let priority):
        if !after.contains(where: { $0.edited == variable }) {
          let line = JudgedConstraint(
            [.init(variable, WrittenNumber(1))], .equal, number, priority: priority)
          after.append(Member(line: line, edited: variable))
        }
      case .endEditing(let place):
        if after.indices.contains(place), after[place].edited != nil { after.remove(at: place) }
      }
    }
    return after.map(\.line)
  }
}
