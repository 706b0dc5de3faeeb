import Foundation

/// What a program measured: printed as it comes, or with the argument `--json` as an array at the end.
public struct FigureList {
  private var lines: [String] = []
  private let isJSON = CommandLine.arguments.contains("--json")

  /// Makes an empty list.
  public init() {}

  /// Adds a time in seconds, told by one or more words for what took it.
  public mutating func add(_ words: KeyValuePairs<String, String>, seconds: Double) {
    if isJSON {
      let pairs = words.map {
        "\(Self.quoted($0.key)): \(Int($0.value).map(String.init) ?? Self.quoted($0.value))"
      }
      lines.append("{\(pairs.joined(separator: ", ")), \"seconds\": \(seconds)}")
    } else {
      print("\(words.map(\.value).joined(separator: ", ")): \(Self.text(seconds))")
      fflush(nil)
    }
  }

  /// Adds the time that something took, in seconds.
  public mutating func add(_ what: String, seconds: Double) {
    add(["what": what], seconds: seconds)
  }

  /// Says something else, where nobody wants JSON.
  public func remark(_ text: String) { if !isJSON { print(text) } }

  /// Prints the array.
  public func finish() {
    if isJSON { print("[\n  " + lines.joined(separator: ",\n  ") + "\n]") }
  }

  private static func text(_ seconds: Double) -> String {
    let (factor, unit) =
      seconds < 1e-6
      ? (1e9, "ns") : seconds < 1e-3 ? (1e6, "µs") : seconds < 1 ? (1e3, "ms") : (1, "s")
    return String(format: "%.2f \(unit)", seconds * factor)
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}
