import Constraints
import TestSupport
import Testing

/// Reasons against what a fresh solver does when one of them changes or goes.
@Suite struct SolverReasonPropertyTests {
  private static let step = Rational(1, over: 65536)

  @Test func `a variable moves with its reasons by their effects, and with nothing else`() {
    check(150) { (system) throws(SolverError) in
      let solved = try ReasonSystem.Solved(system)
      for (number, id) in solved.ids.enumerated() {
        var other = system
        other.constraints[number].bound = other.constraints[number].bound - Self.step
        guard let moved = try? ReasonSystem.Solved(other).values else { continue }
        guard Self.hasMoved(solved, to: moved, by: .constraint(id)) else { return false }
      }
      for (place, variable) in solved.variables.enumerated() {
        var other = system
        other.references[place] += Self.step.double
        let moved = try ReasonSystem.Solved(other).values
        guard Self.hasMoved(solved, to: moved, by: .stay(variable)) else { return false }
      }
      return true
    }
  }

  @Test func `a constraint is kept better without what it gave way to and others that are broken`()
  {
    check(200) { (system) throws(SolverError) in
      let solved = try ReasonSystem.Solved(system)
      for (number, id) in solved.ids.enumerated() {
        let violation = solved.solver.violation(of: id)
        let reasons = solved.solver.reasons(forViolationOf: id)
        guard reasons.isEmpty == (violation == 0) else { return false }
        if reasons.isEmpty { continue }
        let kept = solved.ids.indices.filter { other in
          let isBroken = solved.solver.violation(of: solved.ids[other]) > 0
          return other == number || !isBroken && !reasons.contains(.constraint(solved.ids[other]))
        }
        let rest = try ReasonSystem.Solved(system.only(kept))
        guard let place = kept.firstIndex(of: number),
          rest.solver.violation(of: rest.ids[place]) < violation - 1e-9
        else { return false }
      }
      return true
    }
  }

  @Test func `a constraint and what it gave way to cannot all be kept`() {
    check(200) { (system) throws(SolverError) in
      let solved = try ReasonSystem.Solved(system)
      for (number, id) in solved.ids.enumerated() where solved.solver.violation(of: id) > 0 {
        let reasons = solved.solver.reasons(forViolationOf: id)
        let members = solved.ids.indices.filter {
          $0 == number || reasons.contains(.constraint(solved.ids[$0]))
        }
        let alone = try ReasonSystem.Solved(system.only(members))
        guard alone.solver.levels.contains(where: { $0.violation > 1e-9 }) else { return false }
      }
      return true
    }
  }

  /// Whether all variables have moved as they should when one thing grows by a step.
  private static func hasMoved(
    _ solved: borrowing ReasonSystem.Solved, to moved: [Double], by source: Solver.Reason.Source
  ) -> Bool {
    for (place, variable) in solved.variables.enumerated() {
      let reason = solved.solver.reasons(for: variable).first { $0.source == source }
      let distance = moved[place] - solved.values[place]
      guard isClose(distance, (reason?.effect ?? 0) * step.double, tolerance: 1e-8) else {
        return false
      }
    }
    return true
  }

  /// Holds systems that can be satisfied to a property.
  private func check(
    _ count: UInt64, sourceLocation: SourceLocation = #_sourceLocation,
    holds: (ReasonSystem) throws(SolverError) -> Bool
  ) {
    forAll(
      seeds: 0..<count, generate: { ReasonSystem(&$0) }, shrink: \.shrunk,
      sourceLocation: sourceLocation
    ) { system in
      do throws(SolverError) {
        return try holds(system)
      } catch .unsatisfiable { return true } catch { return false }
    }
  }
}
