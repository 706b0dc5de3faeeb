import Foundation

/// Runs the workloads of `workloads.md` and reports times, growth and memory.
@main
struct Bench {
  static func main() {
    do {
      try run(Options(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("bench: error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ options: Options) throws {
    switch options.task {
    case .help: print(Options.help)
    case .list:
      for family in WorkloadFamily.all {
        print(
          "\(family.name): \(family.sizes.map(String.init).joined(separator: ", ")) \(family.unit)")
      }
    case .export(let name, let n):
      print(try WorkloadFamily.named(name).make(n).text, terminator: "")
    case .row(let name, let n):
      let workload = try WorkloadFamily.named(name).make(n)
      if name == "append" {
        var row = try RowMeasurement(appending: workload, options.caps)
        (row.workload, row.n) = (name, n)
        return try printJSON(row)
      }
      try measure(workload, named: name, n, options.caps)
    case .replay(let path):
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw BenchError.absent(path)
      }
      try measure(try Workload(text: text), named: path, 0, options.caps)
    case .report: try Report(options).run()
    }
  }

  /// Prints what was measured, and once more with building one by one when that comes to an end.
  private static func measure(
    _ workload: Workload, named name: String, _ n: Int, _ caps: Caps
  ) throws {
    var row = try RowMeasurement(workload, caps)
    (row.workload, row.n) = (name, n)
    try printJSON(row)
    guard caps.buildsOneByOne else { return }
    try row.measureOneByOne(workload, caps)
    try printJSON(row)
  }

  /// Prints a value as JSON on one line, at once.
  static func printJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
    fflush(nil)
  }
}
