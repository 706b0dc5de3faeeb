import Constraints
import TestSupport
import Testing

/// Trees of 341 views under random changes are what a fresh solver makes of their constraints.
@Suite struct SolverTreeTests {
  @Test func `a tree of wishes equals a fresh one, bit for bit`() throws {
    try check(.wished, steps: 300, tolerance: 0)
  }

  @Test func `a tree of wishes and equal widths equals a fresh one`() throws {
    try check(.loose, depth: 3, steps: 60, tolerance: 1e-9)
  }

  @Test func `a filled tree equals a fresh one`() throws {
    try check(.filled, depth: 3, steps: 60, tolerance: 1e-9)
  }

  @Test func `a tree of shares equals a fresh one`() throws {
    try check(.filled, depth: 2, steps: 300, tolerance: 1e-9)
  }

  private func check(_ room: PropertyTree.Room, depth: Int = 4, steps: Int, tolerance: Double)
    throws
  {
    let (count, interval) =
      Campaign.isRunning ? (10_000, 10) : (Campaign.whole(steps, brief: steps / 3), 20)
    var tree = try PropertyTree(depth: Campaign.isRunning ? 4 : depth, room, seed: 341)
    var refused = 0
    for step in 1...count {
      let before = step.isMultiple(of: interval) ? tree.solver.debugDescription : ""
      if !tree.change() {
        refused += 1
        if !before.isEmpty { #expect(tree.solver.debugDescription == before) }
      }
      guard step.isMultiple(of: interval) else { continue }
      let difference = try tree.difference(
        oneByOne: step.isMultiple(of: 4 * interval), tolerance: tolerance)
      if let difference {
        Issue.record("step \(step), \(refused) refused: \(difference)")
        return
      }
    }
    #expect(refused < count)
  }
}
