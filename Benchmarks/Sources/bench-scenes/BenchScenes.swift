import Constraints
import GuideScenes
import Stopwatch

/// Times scenes: those of the examples, one of a thousand rows, and one more row in a list that is
/// short or long.
///
///     bench-scenes [scene.json ...]
///
/// Given files, it times those alone.
@main
struct BenchScenes {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst().filter { $0 != "--json" }
    var figures = FigureList()
    try ExampleScenes(paths).time(&figures)
    if paths.isEmpty { try timeLists(&figures) }
    figures.finish()
  }

  private static func timeLists(_ figures: inout FigureList) throws {
    let bytes = Array(scene(rows: 1_000).utf8)
    var views = 0
    let parsing = Stopwatch.median(of: 15) {
      views = (try? Scene(parsing: bytes))?.views.count ?? 0
    }
    let whole = Stopwatch.median(of: 15) {
      if let scene = try? Scene(parsing: bytes), let solution = try? SceneSolver.solve(scene) {
        views = solution.views.count
      }
    }
    figures.add("1,000 rows, read", seconds: parsing)
    figures.add("1,000 rows, solved: \(views) views", seconds: whole)
    let colored = (1...2).map { times in
      let bytes = Array(scene(rows: times * 500, isColored: true).utf8)
      return Stopwatch.median(of: 5) {
        if let scene = try? Scene(parsing: bytes), let solution = try? SceneSolver.solve(scene) {
          views = solution.views.count
        }
      }
    }
    figures.add("500 rows of a colour each", seconds: colored[0])
    figures.add("1,000 rows of a colour each", seconds: colored[1])
    figures.add("a row more among 100", seconds: try appending(to: 100))
    figures.add("a row more among 10,000", seconds: try appending(to: 10_000))
  }

  /// The time of one of two hundred rows that are appended, in seconds.
  private static func appending(to count: Int) throws -> Double {
    let scene = try Scene(parsing: Array(scene(rows: count).utf8))
    let list = try ListLayout(of: "thread", in: scene)
    // Each run has a list that shares nothing any more.
    var lists = Array(repeating: list, count: 22)
    for index in lists.indices { try lists[index].append(row(0)) }
    var run = 0
    return Stopwatch.median(of: 21) {
      for number in 0..<200 { try? lists[run].append(row(number)) }
      run += 1
    } / 200
  }

  private static func row(_ number: Int) -> SceneRow {
    SceneRow(["date": "10:\(number % 60)", "text": words(number)])
  }

  private static func words(_ number: Int) -> String {
    String(
      "Are we still on for tonight, \(number)? I can bring the cake and the lamp.".prefix(
        12 + number * 7 % 58))
  }

  /// A thread of messages: each a text that wraps, a date and a bubble under it, which may have
  /// a colour of its own in each row.
  private static func scene(rows: Int, isColored: Bool = false) -> String {
    let data = (0..<rows).map { number in
      let color = isColored ? ", \"color\": \"#\(100_000 + number)\"" : ""
      return "{ \"date\": \"10:\(number % 60)\", \"text\": \"\(words(number))\"\(color) }"
    }
    let fill = isColored ? "{color}" : "#ffffff"
    return """
      { "screen": "iPhone 15", "views": [ { "id": "thread", "kind": "list",
        "pin": ["top", "bottom", "leading", "trailing"],
        "template": {
          "children": [
            { "id": "date", "kind": "label", "text": "{date}", "font": { "size": 14 } },
            { "id": "bubble", "fill": "\(fill)", "cornerRadius": 8 },
            { "id": "words", "kind": "label", "text": "{text}", "font": { "size": 14 } } ],
          "constraints": [
            "date.top == row.top + 4", "date.leading == row.leading + 16",
            "words.top == date.bottom + 8", "words.leading == bubble.leading + 10",
            "words.width <= 143", "H:|-16-[bubble]", "bubble.top == words.top - 5",
            "bubble.bottom == words.bottom + 5", "bubble.trailing == words.trailing + 10",
            "row.bottom == bubble.bottom + 5" ] },
        "data": [ \(data.joined(separator: ",\n")) ] } ] }
      """
  }
}
