/// Why a benchmark could not be run.
enum BenchError: Error, CustomStringConvertible {
  case malformed(line: Int)
  case usage(String)
  case absent(String)
  case unknownWorkload(String)

  var description: String {
    switch self {
    case .malformed(let line): "line \(line) of the workload cannot be read"
    case .usage(let text): text
    case .absent(let path): "cannot read \(path); set GUIDEBUBBLES_CORPORA to the folder of corpora"
    case .unknownWorkload(let name): "no workload is called '\(name)'; --list names them"
    }
  }
}
