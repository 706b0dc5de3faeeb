import Constraints
import TestSupport
import Testing

/// What is open and what is determined, against the least and the greatest value of each variable
/// among all optimal solutions.
@Suite struct SolverAmbiguityTests {
  @Test(arguments: [PropertyFlavour.network, .unit, .shares, .decimals])
  func `what is open is what has other values at no cost`(flavour: PropertyFlavour) {
    check(flavour.sized(2...7, steps: 1...8), 200)
  }

  @Test(.enabled(if: Campaign.isRunning, "only in the campaign"), arguments: [10, 16])
  func `more variables`(count: Int) {
    for flavour in [PropertyFlavour.network, .unit, .shares] {
      check(flavour.sized(count / 2...count, steps: 4...12), 20)
    }
  }

  private func check(_ flavour: PropertyFlavour, _ count: UInt64) {
    forAll(
      seeds: 0..<count, generate: { PropertyScript(flavour, &$0) }, shrink: \.shrunk
    ) { Self.isRight(about: $0) }
  }

  /// Whether a solver tells of the constraints left at the end of a script what is open.
  private static func isRight(about script: PropertyScript) -> Bool {
    var model = PropertyModel()
    for operation in script.steps.joined() where model.allows(operation) {
      model.perform(operation) { _ in nil }
    }
    let system = model.system
    guard let expected = system.solve(findsAmbiguity: true)?.ambiguous else { return true }
    var solver = Solver()
    let variables = system.references.map { solver.makeVariable(reference: $0.double) }
    do {
      try solver.transaction { (solver) throws(SolverError) in
        for constraint in system.constraints {
          try solver.add(constraint, over: { variables[$0] })
        }
      }
    } catch { return false }
    let open = variables.indices.filter { expected[$0] }.map { variables[$0] }
    return solver.ambiguousVariables == open
      && variables.filter { solver.isAmbiguous($0) } == open
  }
}
