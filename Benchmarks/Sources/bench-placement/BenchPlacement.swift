import Constraints
import GuideScenes
import Stopwatch

/// Times bubbles that are placed, one by one and in tours.
@main
struct BenchPlacement {
  private static let text = "Keeps the picture on this phone for you."
  private static let phone = LayoutRect(width: 393, height: 852)

  static func main() throws {
    var figures = FigureList()
    timeSingles(&figures)
    timeObstacles(20, &figures)
    timeReplacing(&figures)
    try timeTour(steps: 1_000, &figures)
    figures.finish()
  }

  /// A step with room at once, and steps all of whose sides are tried in more than one shape.
  private static func timeSingles(_ figures: inout FigureList) {
    let targets = [
      ("room below", LayoutRect(x: 100, y: 300, width: 80, height: 44)),
      ("no room above or below", LayoutRect(x: 100, y: 20, width: 60, height: 780)),
      ("no room anywhere", LayoutRect(x: 20, y: 20, width: 350, height: 800)),
    ]
    for (name, target) in targets {
      var placer = BubblePlacer(container: BubbleContainer(frame: phone))
      var sides = 0
      let time = Stopwatch.median(of: 301) {
        let placement = placer.place(
          Bubble(text: text), besides: [HighlightTarget(frame: target)])
        sides = placement.candidates.count
      }
      figures.add("one step, \(name), sides tried: \(sides)", seconds: time)
    }
  }

  /// Random steps among random obstacles.
  private static func timeObstacles(_ count: Int, _ figures: inout FigureList) {
    var random = Multiplier(state: 1)
    var times: [Double] = []
    var cutShort = 0
    for _ in 0..<300 {
      let obstacles = (0..<count).map { _ in
        LayoutRect(
          x: random.next(350), y: random.next(800), width: 10 + random.next(60),
          height: 10 + random.next(60))
      }
      let target = LayoutRect(x: random.next(330), y: random.next(780), width: 60, height: 44)
      var placer = BubblePlacer(
        container: BubbleContainer(frame: phone, obstacles: obstacles))
      var isCutShort = false
      times.append(
        Stopwatch.median(of: 3) {
          let placement = placer.place(
            Bubble(text: text), besides: [HighlightTarget(frame: target)])
          isCutShort = placement.candidates.contains(where: \.isSearchCutShort)
        })
      cutShort += isCutShort ? 1 : 0
    }
    times.sort()
    let ranks = [("median", times.count / 2), ("slowest of ten", times.count * 9 / 10)]
    for (name, rank) in ranks + [("slowest", times.count - 1)] {
      figures.add("\(count) obstacles, \(name)", seconds: times[rank])
    }
    figures.remark("\(count) obstacles, cut short: \(cutShort) of \(times.count)")
  }

  /// A bubble whose target moves point by point.
  private static func timeReplacing(_ figures: inout FigureList) {
    var placer = BubblePlacer(container: BubbleContainer(frame: phone))
    var y = 100.0
    let time = Stopwatch.median(of: 301) {
      y = y < 700 ? y + 1 : 100
      let target = LayoutRect(x: 100, y: y, width: 80, height: 44)
      let placement = placer.place(
        Bubble(text: text), besides: [HighlightTarget(frame: target)])
      Stopwatch.keep(Int(placement.frame.y))
    }
    figures.add("a target that moves", seconds: time)
  }

  /// A scene with a long tour over ten buttons, solved from its model.
  private static func timeTour(steps: Int, _ figures: inout FigureList) throws {
    let views = (0..<10).map { index in
      #"{ "id": "b\#(index)", "kind": "button", "text": "Go", "frame": [\#(20 + 35 * index), \#(60 + 70 * index), 30, 30] }"#
    }
    let guide = (0..<steps).map { index in
      #"{ "target": "b\#(index * 7 % 10)", "text": "Step \#(index) keeps the picture on this phone" }"#
    }
    let json = """
      { "screen": "iPhone 15", "views": [\(views.joined(separator: ","))],
        "guide": { "steps": [\(guide.joined(separator: ","))] } }
      """
    let scene = try Scene(parsing: Array(json.utf8))
    let time = Stopwatch.median(of: 7) {
      Stopwatch.keep((try? SceneSolver.solve(scene))?.steps.count ?? 0)
    }
    figures.add("a tour of \(steps) steps", seconds: time)
  }
}

/// A sequence of numbers that only looks random, the same in every run.
private struct Multiplier {
  var state: UInt64

  /// A whole number below a limit.
  mutating func next(_ limit: Int) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double((state >> 33) % UInt64(limit))
  }
}
