import Foundation

/// A kind of workload with the sizes at which it is run.
struct WorkloadFamily: Sendable {
  let name: String
  /// What the number stands for.
  let unit: String
  let sizes: [Int]
  /// The sizes that take little time.
  let quickSizes: [Int]
  let make: @Sendable (Int) throws -> Workload

  /// All families, in the order of the report.
  static let all: [WorkloadFamily] = [
    WorkloadFamily(
      name: "chain", unit: "boxes", sizes: [10, 100, 300, 1_000, 10_000, 100_000],
      quickSizes: [10, 100, 300], make: Boxes.chain),
    WorkloadFamily(
      name: "chaintight", unit: "boxes", sizes: [10, 100, 300, 1_000, 10_000],
      quickSizes: [10, 100, 300], make: Boxes.tightChain),
    WorkloadFamily(
      name: "fill", unit: "boxes", sizes: [10, 100, 300, 1_000, 10_000],
      quickSizes: [10, 100, 300], make: Boxes.fill),
    WorkloadFamily(
      name: "squeeze", unit: "boxes", sizes: [10, 100, 300, 1_000, 10_000],
      quickSizes: [10, 100, 300], make: Boxes.squeeze),
    WorkloadFamily(
      name: "squeeze-drag", unit: "boxes", sizes: [10, 100, 300, 1_000, 10_000],
      quickSizes: [10, 100, 300], make: Boxes.squeezeDrag),
    WorkloadFamily(
      name: "grid", unit: "cells", sizes: [25, 100, 289, 1_024, 3_025],
      quickSizes: [25, 100, 289], make: { Grid.shrinking(side: side(of: $0)) }),
    WorkloadFamily(
      name: "grid-drag", unit: "cells", sizes: [25, 100, 289, 1_024, 3_025],
      quickSizes: [25, 100, 289], make: { Grid.dragged(side: side(of: $0)) }),
    WorkloadFamily(
      name: "churn", unit: "boxes", sizes: [10, 100, 300, 1_000, 10_000],
      quickSizes: [10, 100, 300], make: Boxes.churn),
    WorkloadFamily(
      name: "indep", unit: "groups", sizes: [1, 10, 100, 1_000, 10_000],
      quickSizes: [1, 10, 100], make: Boxes.independent),
    WorkloadFamily(
      name: "enaml-like", unit: "rows", sizes: [111], quickSizes: [111], make: { _ in try dialog() }
    ),
    WorkloadFamily(
      name: "degen", unit: "segments", sizes: [8, 16, 24, 32], quickSizes: [8, 16],
      make: Degenerate.segments),
    WorkloadFamily(
      name: "tree", unit: "views", sizes: [21, 85, 341, 1_365], quickSizes: [21, 85],
      make: StackTree.resized),
    WorkloadFamily(
      name: "tree-drag", unit: "views", sizes: [21, 85, 341, 1_365], quickSizes: [21, 85],
      make: StackTree.dragged),
    WorkloadFamily(
      name: "append", unit: "boxes", sizes: [100, 1_000, 10_000], quickSizes: [100, 1_000],
      make: Boxes.appended),
  ]

  /// The family of a name.
  static func named(_ name: String) throws -> WorkloadFamily {
    guard let family = all.first(where: { $0.name == name }) else {
      throw BenchError.unknownWorkload(name)
    }
    return family
  }

  private static func side(of cells: Int) -> Int { Int(Double(cells).squareRoot().rounded()) }

  /// Workload 9 of `workloads.md`, from the folder of corpora.
  private static func dialog() throws -> Workload {
    let named = ProcessInfo.processInfo.environment["GUIDEBUBBLES_CORPORA"] ?? ""
    let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..")
    let folder =
      named.isEmpty
      ? package.appendingPathComponent("../shared").standardizedFileURL
      : URL(fileURLWithPath: named, isDirectory: true)
    let file = folder.appendingPathComponent("solver/enaml-like.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw BenchError.absent(file.path)
    }
    var workload = try Workload(text: text)
    workload.countsSuggestions = true
    workload.expectation = .atEnd([
      Strength(weight: 1_250): 544, .medium: 1_200, .weak: 44,
    ])
    return workload
  }
}
