import Foundation

/// Measures every row in a process of its own, so that each one's memory is its own.
struct Report {
  private let options: Options

  init(_ options: Options) { self.options = options }

  /// Measures what the options ask for and prints it.
  func run() throws {
    var all: [RowMeasurement] = []
    if !options.printsJSON { print(Table.header) }
    for family in WorkloadFamily.all where options.includes(family.name) {
      var rows: [RowMeasurement] = []
      var isSlowOneByOne = false
      for n in options.isQuick ? family.quickSizes : family.sizes {
        let row = try measure(family.name, n, bulkOnly: isSlowOneByOne)
        // What exceeded its cap at one size is not tried at the next.
        if row.oneByOne.isEmpty { isSlowOneByOne = true }
        rows.append(row)
        if !options.printsJSON { show(Table.line(row)) }
      }
      if !options.printsJSON, let growth = Table.growth(rows) { show(growth) }
      all += rows
    }
    if options.printsJSON { try Bench.printJSON(all) }
    if all.contains(where: { $0.complaint != nil }) { exit(1) }
  }

  private func show(_ line: String) {
    print(line)
    fflush(nil)
  }

  private func measure(_ name: String, _ n: Int, bulkOnly: Bool) throws -> RowMeasurement {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments =
      ["--row", name, "\(n)"] + options.forwarded + (bulkOnly ? ["--bulk-only"] : [])
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // Of two lines the last one tells more; when the process was ended by its alarm, the first is left.
    guard process.terminationStatus == 0 || Alarm.ended(process),
      let last = output.split(separator: UInt8(ascii: "\n")).last
    else {
      var row = RowMeasurement(variables: 0, rows: 0)
      (row.workload, row.n) = (name, n)
      row.complaint = Alarm.ended(process) ? "given up" : "failed: see the messages"
      return row
    }
    return try JSONDecoder().decode(RowMeasurement.self, from: last)
  }
}
