/// What the command line asks for.
struct Options {
  /// What the program does.
  enum Task {
    /// Measures all families, each row in a process of its own.
    case report
    case list, help
    /// Measures one row in this process and prints it as JSON.
    case row(name: String, n: Int)
    /// The same with a workload from a file.
    case replay(path: String)
    /// Prints a workload as text.
    case export(name: String, n: Int)
  }

  var task = Task.report
  var filter = ""
  var isQuick = false
  var printsJSON = false
  var caps = Caps()
  /// The arguments that a process for one row is to get as well.
  private(set) var forwarded: [String] = []

  static let help = """
    bench [--filter TEXT] [--quick] [--json] [--runs N] [--build-cap S] [--op-cap S] [--bulk-only]
    bench --list
    bench --row NAME N | --replay FILE      measures one workload, prints JSON:
                                            without and then with building one by one
    bench --export NAME N                   prints a workload as text, for other drivers

      --filter TEXT   only workloads whose name contains the text; =NAME for that one alone
      --quick         small sizes, short caps
      --json          a JSON array instead of a Markdown table
      --runs N        runs that are timed after the warm-up (7)
      --build-cap S   seconds after which building one by one is given up (60)
      --op-cap S      seconds after which no operation is begun (8)
      --bulk-only     no building one by one
    """

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--help", "-h": task = .help
      case "--list": task = .list
      case "--json": printsJSON = true
      case "--quick":
        isQuick = true
        caps.build = 10
        caps.operations = 2
      case "--filter": filter = try Options.word(option, &rest)
      case "--row":
        task = .row(name: try Options.word(option, &rest), n: try Options.number(option, &rest))
      case "--export":
        task = .export(name: try Options.word(option, &rest), n: try Options.number(option, &rest))
      case "--replay": task = .replay(path: try Options.word(option, &rest))
      case "--bulk-only": caps.buildsOneByOne = false
      case "--runs": caps.runs = try Options.number(option, &rest)
      case "--build-cap": caps.build = Double(try Options.number(option, &rest))
      case "--op-cap": caps.operations = Double(try Options.number(option, &rest))
      default: throw BenchError.usage("unknown option '\(option)'\n\(Options.help)")
      }
    }
    forwarded = [
      "--runs", "\(caps.runs)", "--build-cap", "\(Int(caps.build))", "--op-cap",
      "\(Int(caps.operations))",
    ]
    if !caps.buildsOneByOne { forwarded.append("--bulk-only") }
  }

  /// Whether a family is asked for.
  func includes(_ name: String) -> Bool {
    if filter.hasPrefix("=") { return filter.dropFirst() == name }
    return filter.isEmpty || name.contains(filter)
  }

  private static func word(_ option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let word = rest.popFirst() else { throw BenchError.usage("\(option) needs a value") }
    return word
  }

  private static func number(_ option: String, _ rest: inout ArraySlice<String>) throws -> Int {
    let word = try word(option, &rest)
    guard let number = Int(word), number > 0 else {
      throw BenchError.usage("\(option) needs a number above 0, not '\(word)'")
    }
    return number
  }
}
