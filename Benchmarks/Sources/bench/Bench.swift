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
      var row =
        name == "append"
        ? try RowMeasurement(appending: workload, options.caps)
        : try RowMeasurement(workload, options.caps)
      (row.workload, row.n) = (name, n)
      try printJSON(row)
    case .replay(let path):
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw BenchError.absent(path)
      }
      try printJSON(try RowMeasurement(try Workload(text: text), options.caps))
    case .report: try Report(options).run()
    }
  }

  static func printJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
