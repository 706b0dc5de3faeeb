/// Nodes and undirected edges between them.
struct Graph {
  private var neighbours: ContiguousArray<ContiguousArray<Int32>>

  init(nodeCount: Int) {
    neighbours = ContiguousArray(repeating: [], count: nodeCount)
  }

  mutating func connect(_ node: Int, _ other: Int) {
    neighbours[node].append(Int32(other))
    neighbours[other].append(Int32(node))
  }

  /// Which nodes lie on a path between two that visits no node twice, the two included if there is
  /// one.
  ///
  /// With an edge between the two added, these are the nodes of its biconnected component: Hopcroft
  /// and Tarjan, "Algorithm 447: efficient algorithms for graph manipulation", 1973. Ours keeps
  /// nodes on its stack instead of edges, and stops at the component asked for.
  ///
  /// - Complexity: Linear in the number of nodes and edges.
  func isOnPath(from start: Int, to end: Int) -> ContiguousArray<Bool> {
    var search = Search(self, from: start)
    // The edge that is added comes first: what remains when the search is back is its component.
    search.visit(end, below: start)
    var isOnPath = ContiguousArray(repeating: false, count: neighbours.count)
    while let node = search.path.last {
      if let next = search.nextNeighbour(of: node) {
        search.proceed(from: node, to: next)
      } else {
        search.leave(node)
      }
    }
    // Without others the added edge may be all that connects the two.
    guard search.open.count > 1 || neighbours[start].contains(Int32(end)) else { return isOnPath }
    for node in search.open { isOnPath[node] = true }
    isOnPath[start] = true
    return isOnPath
  }

  /// A depth-first search.
  private struct Search {
    private let graph: Graph
    /// When each node was met; −1 for not yet.
    private var met: ContiguousArray<Int32>
    /// The earliest node met that each node, or one behind it, has an edge to.
    private var low: ContiguousArray<Int32>
    private var parent: ContiguousArray<Int32>
    /// How many neighbours of each node have been looked at.
    private var seen: ContiguousArray<Int32>
    private var clock: Int32 = 1
    /// The nodes from the end's to the present one.
    private(set) var path: ContiguousArray<Int> = []
    /// The nodes that may still belong to the component of the added edge.
    private(set) var open: ContiguousArray<Int> = []

    init(_ graph: Graph, from start: Int) {
      self.graph = graph
      let count = graph.neighbours.count
      met = ContiguousArray(repeating: -1, count: count)
      low = ContiguousArray(repeating: 0, count: count)
      parent = ContiguousArray(repeating: -1, count: count)
      seen = ContiguousArray(repeating: 0, count: count)
      met[start] = 0
    }

    mutating func visit(_ node: Int, below parent: Int) {
      met[node] = clock
      low[node] = clock
      clock += 1
      self.parent[node] = Int32(parent)
      path.append(node)
      open.append(node)
    }

    mutating func nextNeighbour(of node: Int) -> Int? {
      let index = Int(seen[node])
      guard index < graph.neighbours[node].count else { return nil }
      seen[node] += 1
      return Int(graph.neighbours[node][index])
    }

    mutating func proceed(from node: Int, to next: Int) {
      if met[next] < 0 {
        visit(next, below: node)
      } else if Int(parent[node]) != next {
        low[node] = min(low[node], met[next])
      }
    }

    /// Goes back; what only this node connects with the rest is in no component with it.
    mutating func leave(_ node: Int) {
      path.removeLast()
      guard let before = path.last else { return }
      low[before] = min(low[before], low[node])
      guard low[node] >= met[before] else { return }
      while let last = open.popLast(), last != node {}
    }
  }
}
