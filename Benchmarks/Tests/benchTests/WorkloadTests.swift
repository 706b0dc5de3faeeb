import Testing

@testable import bench

@Suite struct WorkloadTests {
  /// The smallest workload of each family that needs no corpus.
  static let smallest = WorkloadFamily.all.filter { $0.name != "enaml-like" }

  @Test(arguments: smallest.map(\.name))
  func `what is written is read again`(name: String) throws {
    let family = try WorkloadFamily.named(name)
    let workload = try family.make(family.sizes[0])
    let copy = try Workload(text: workload.text)
    #expect(copy.variableCount == workload.variableCount)
    #expect(copy.rows == workload.rows)
    #expect(copy.terms == workload.terms)
    #expect(copy.builtCount == workload.builtCount)
    #expect(copy.edits == workload.edits)
    #expect(copy.operations == workload.operations)
  }

  @Test(arguments: smallest.map(\.name))
  func `the solver reaches the expected sums`(name: String) throws {
    let family = try WorkloadFamily.named(name)
    var caps = Caps()
    (caps.runs, caps.operations) = (0, 0.5)
    let workload = try family.make(family.sizes[0])
    var row = try RowMeasurement(workload, caps)
    try row.measureOneByOne(workload, caps)
    #expect(row.complaint == nil)
    #expect(row.worstRequired < 1e-6)
    #expect(!row.bulk.isEmpty && !row.oneByOne.isEmpty)
  }

  @Test(arguments: [
    ("chain", 100, 200, 301), ("grid", 289, 1_192, 2_925), ("indep", 10, 100, 200),
    ("tree", 85, 340, 701), ("degen", 8, 18, 113),
  ])
  func `a workload has the size that is documented`(
    name: String, n: Int, variables: Int, rows: Int
  ) throws {
    let workload = try WorkloadFamily.named(name).make(n)
    #expect(workload.variableCount == variables)
    #expect(workload.builtCount == rows)
  }

  @Test func `a drag moves by one point at most and stays near its middle`() throws {
    let workload = Boxes.squeezeDrag(10)
    var last = workload.edits[0].value
    let middle = last
    for case .suggest(_, let value, _) in workload.operations {
      #expect([0.5, 1].contains((value - last).magnitude))
      #expect((value - middle).magnitude <= 24.5)
      last = value
    }
  }

  @Test func `a broken line is named`() {
    #expect(throws: BenchError.self) { try Workload(text: "V 1\nC LE R 0.0 1 7 1.0\n") }
    do {
      _ = try Workload(text: "V 1\n\nC LE R 0.0 1 7 1.0\n")
    } catch {
      #expect("\(error)" == "line 3 of the workload cannot be read")
    }
  }
}
