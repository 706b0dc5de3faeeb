import TestSupport
import Testing

@testable import Constraints

@Suite struct GraphTests {
  /// Random edges between a few nodes.
  private struct Edges {
    var nodes: Int
    var edges: [(Int, Int)] = []

    init(_ random: inout SplitMix64) {
      nodes = Int.random(in: 2...8, using: &random)
      for _ in 0..<Int.random(in: 0...11, using: &random) {
        let node = Int.random(in: 0..<nodes, using: &random)
        let other = Int.random(in: 0..<nodes, using: &random)
        if node != other { edges.append((node, other)) }
      }
    }

    func neighbours(of node: Int) -> [Int] {
      edges.compactMap { $0.0 == node ? $0.1 : $0.1 == node ? $0.0 : nil }
    }

    /// The nodes on all paths that visit none twice, found one by one.
    func nodesOnPaths(_ way: [Int], to end: Int) -> Set<Int> {
      guard let last = way.last, last != end else { return Set(way) }
      return neighbours(of: last).filter { !way.contains($0) }
        .reduce(into: []) { $0.formUnion(nodesOnPaths(way + [$1], to: end)) }
    }
  }

  @Test func `the nodes on paths are those that trying all paths finds`() {
    forAll(seeds: 0..<2_000, generate: { Edges(&$0) }) { test in
      var graph = Graph(nodeCount: test.nodes)
      for (node, other) in test.edges { graph.connect(node, other) }
      let found = graph.isOnPath(from: 0, to: 1)
      return Set(found.indices.filter { found[$0] }) == test.nodesOnPaths([0], to: 1)
    }
  }

  @Test func `a long chain is walked without recursion`() {
    let count = 200_000
    var graph = Graph(nodeCount: count)
    for node in 1..<count { graph.connect(node - 1, node) }
    let found = graph.isOnPath(from: 0, to: count - 1)
    #expect(found.allSatisfy { $0 })
  }
}
