import Constraints
import TestSupport

extension JudgedScene {
  /// A screen in either orientation with containers, bars, sheets and controls in random order, and up
  /// to four steps that explain some of them; now and then with numbers at the language's limits.
  init(_ random: inout SplitMix64) {
    var maker = JudgedSceneMaker(random)
    self = maker.scene()
    random = maker.random
  }
}

/// Makes the parts of a random scene.
private struct JudgedSceneMaker {
  var random: SplitMix64
  private var size = LayoutSize()
  private var count = 0
  private var isExtreme = false

  init(_ random: SplitMix64) { self.random = random }

  mutating func scene() -> JudgedScene {
    let sizes: [(Double, Double)] = [(320, 568), (375, 667), (390, 844), (768, 1024), (240, 240)]
    let (width, height) = pick(sizes)
    size =
      chance(0.3)
      ? LayoutSize(width: height, height: width) : LayoutSize(width: width, height: height)
    isExtreme = chance(0.15)
    var scene = JudgedScene()
    scene.size = size
    scene.scale = pick([1, 2, 2, 3])
    if chance(0.6) {
      scene.safeArea = LayoutInsets(
        top: pick([0, 20, 47, 59]), left: pick([0, 0, 44]), bottom: pick([0, 34]),
        right: pick([0, 0, 44]))
    }
    if chance(0.25) { scene.keyboard = (size.height * pick([0.2, 0.35, 0.5])).rounded() }
    scene.isRightToLeft = chance(0.35)
    scene.textSize = pick([
      "large", "large", "large", "extraSmall", "extraExtraLarge",
      "accessibilityExtraExtraExtraLarge",
    ])
    scene.views = (0..<Int.random(in: 2...6, using: &random)).map { _ in topView() }
    if chance(0.35) { scene.views.append(sheet()) }
    if chance(0.3) { scene.views.insert(bar("bar", "top"), at: pick([0, scene.views.count])) }
    if chance(0.3) { scene.views.insert(bar("tabs", "bottom"), at: pick([0, scene.views.count])) }
    let views = scene.views.flatMap(\.withDescendants)
    scene.steps = (0..<Int.random(in: 1...4, using: &random)).map { _ in step(over: views) }
    return scene
  }

  // MARK: Views

  private mutating func topView() -> JudgedScene.View {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return scroll(in: frame(40...300, 40...300), depth: 0)
    case 1: return list()
    case 2: return card(in: frame(40...260, 40...220))
    case 3: return sheet()
    default: return control(in: frame(8...160, 8...80))
    }
  }

  private mutating func control(in place: LayoutRect) -> JudgedScene.View {
    let kind = pick(["view", "view", "button", "field", "switch", "image", "label", "view"])
    var view = view(kind, place)
    if chance(0.5) { view.more += #", "fill": "\#(fill())""# }
    if chance(0.3) { view.cornerRadius = pick([4, 12, 28, 500]) }
    view.isObstacle = chance(0.12)
    if chance(0.04) { view.more += #", "hidden": true"# }
    return view
  }

  private mutating func card(in place: LayoutRect) -> JudgedScene.View {
    var view = view("view", place)
    view.more = #", "fill": "\#(fill())""#
    if chance(0.4) { view.cornerRadius = pick([8, 20]) }
    view.children = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      control(in: inside(place, reach: 10))
    }
    return view
  }

  /// Something that comes late and covers much.
  private mutating func sheet() -> JudgedScene.View {
    let top = (size.height * Double.random(in: 0.1...0.8, using: &random)).rounded()
    let isWide = chance(0.6)
    var view = view(
      "view",
      LayoutRect(
        x: isWide ? 0 : 20, y: top, width: size.width - (isWide ? 0 : 40),
        height: isWide ? size.height - top : 120))
    view.more = #", "fill": "\#(fill())""#
    if chance(0.4) { view.cornerRadius = 16 }
    let place = view.place ?? LayoutRect()
    view.children = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      chance(0.3) ? card(in: inside(place, reach: 0)) : control(in: inside(place, reach: 0))
    }
    return view
  }

  private mutating func scroll(in place: LayoutRect, depth: Int) -> JudgedScene.View {
    var view = view("scroll", place)
    view.more = #", "offset": [0, \#(pick([0, 0, 15, 120]))]"#
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      if depth < 2, chance(0.2) {
        view.children.append(scroll(in: inside(place, reach: 40), depth: depth + 1))
      } else if chance(0.3) {
        view.children.append(tied(to: view.id))
      } else {
        view.children.append(control(in: inside(place, reach: 60)))
      }
    }
    return view
  }

  /// A view that scrolls with its container.
  private mutating func tied(to scroll: String) -> JudgedScene.View {
    var view = JudgedScene.View(id: name())
    view.more = ##", "fill": "#aa2200""##
    let id = view.id
    view.constraints = [
      "\(id).left == \(scroll).left + \(Int.random(in: -20...60, using: &random))",
      "\(id).top == \(scroll).top + \(Int.random(in: -40...160, using: &random))",
      "\(id).width == \(Int.random(in: 10...120, using: &random))",
      "\(id).height == \(Int.random(in: 10...60, using: &random))",
    ]
    return view
  }

  private mutating func list() -> JudgedScene.View {
    let place = frame(100...300, 80...260)
    var view = view("list", place)
    let height = Double(Int.random(in: 20...60, using: &random))
    view.rows = JudgedScene.Rows(
      count: Int.random(in: 1...8, using: &random), height: height,
      dot: LayoutRect(
        x: Double(Int.random(in: 0...60, using: &random)), y: 4, width: 24, height: height - 8),
      fill: chance(0.5) ? fill() : nil)
    view.more = #", "offset": [0, \#(pick([0, 0, 7, 50]))]"#
    return view
  }

  private mutating func bar(_ kind: String, _ edge: String) -> JudgedScene.View {
    var view = JudgedScene.View(id: name(), kind: kind)
    view.more = #", "pin": ["\#(edge)", "leading", "trailing"]"#
    view.isObstacle = chance(0.3)
    return view
  }

  private mutating func view(_ kind: String, _ place: LayoutRect) -> JudgedScene.View {
    var view = JudgedScene.View(id: name(), kind: kind)
    let numbers = [place.x, place.y, place.width, place.height]
    view.frame = numbers.map { "\($0)" }
    view.place = place
    if isExtreme, chance(0.3) {
      view.place = nil
      switch Int.random(in: 0..<4, using: &random) {
      case 0: view.frame = ["\"W * 0.25\"", "\"H / 3 - 7\"", "\"W - 40\"", "\"H * 0.1\""]
      case 1: view.frame = ["-1000000", "\(place.y)", "2000000", "\(place.height)"]
      case 2: view.frame = ["\(place.x)", "\(place.y)", "0.25", "\(place.height)"]
      default: view.frame = ["-5000000", "-5000000", "10000000", "10000000"]
      }
    }
    return view
  }

  private mutating func name() -> String {
    count += 1
    return "v\(count)"
  }

  private mutating func fill() -> String {
    pick(["#336699", "#336699", "#ffffff80", "#ffffff7f", "#00000030"])
  }

  private mutating func frame(
    _ widths: ClosedRange<Int>, _ heights: ClosedRange<Int>
  ) -> LayoutRect {
    let width = Double(Int.random(in: widths, using: &random))
    let height = Double(Int.random(in: heights, using: &random))
    // Some are cut by an edge of the screen.
    let x = Double(Int.random(in: -20...Int(size.width) - 10, using: &random))
    let y = Double(Int.random(in: -20...Int(size.height) - 10, using: &random))
    let isInside = chance(0.6)
    return LayoutRect(
      x: isInside ? max(0, min(x, size.width - width)) : x,
      y: isInside ? max(0, min(y, size.height - height)) : y, width: width, height: height)
  }

  /// A frame near another one, which reaches beyond it by so many points at most.
  private mutating func inside(_ place: LayoutRect, reach: Int) -> LayoutRect {
    let width = Double(Int.random(in: 8...max(8, Int(place.width)), using: &random))
    let height = Double(Int.random(in: 8...max(8, min(120, Int(place.height))), using: &random))
    let across = max(0, Int(place.width - width)) + reach
    let down = max(0, Int(place.height - height)) + reach
    return LayoutRect(
      x: place.x.rounded() + Double(Int.random(in: -reach...across, using: &random)),
      y: place.y.rounded() + Double(Int.random(in: -reach...down, using: &random)),
      width: width, height: height)
  }

  // MARK: Steps

  private mutating func step(over views: [JudgedScene.View]) -> JudgedScene.Step {
    var targets = (0..<pick([1, 1, 1, 2, 3])).map { _ in target(among: views) }
    // Rectangles alone would be lines.
    if targets.allSatisfy({ if case .rect = $0 { true } else { false } }), targets.count > 1 {
      targets = [targets[0]]
    }
    if chance(0.06) {
      let first = frame(30...120, 12...24)
      targets = [
        .lines([first, LayoutRect(x: 20, y: first.maxY + 2, width: 60, height: first.height)])
      ]
    }
    let most = pick([5, 30, 30, 60, 140])
    var step = JudgedScene.Step(targets: targets, text: text(most))
    if chance(0.4) { step.side = pick(["above", "below", "leading", "trailing", "over"]) }
    step.alignment = pick(["center", "center", "start", "end"])
    if chance(0.2) { step.gap = pick([0.0, 4, 8, 20]) }
    step.hole = hole()
    if chance(0.15) { step.obstacles = [frame(20...200, 20...120)] }
    step.isOptional = chance(0.2)
    return step
  }

  private mutating func target(among views: [JudgedScene.View]) -> JudgedScene.Target {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return .rect(frame(0...100, 0...60))
    case 1:
      let place = frame(1...1, 1...1)
      return .point(LayoutPoint(x: place.x, y: place.y))
    default:
      let view = pick(views)
      guard let rows = view.rows, chance(0.8) else { return .view(view.id) }
      let row = "\(view.id)[\(Int.random(in: 1...rows.count, using: &random))]"
      return .view(chance(0.5) ? row : row + ".dot")
    }
  }

  private mutating func hole() -> JudgedScene.Hole? {
    if chance(0.08) { return nil }
    var hole = JudgedScene.Hole()
    hole.shape = pick(["rounded", "rounded", "rounded", "rect", "capsule", "circle", "path"])
    if chance(0.3) {
      let padding = pick(isExtreme ? [0.0, 300, 1_000_000, 10_000_000] : [0, 8, 20])
      hole.padding = Array(repeating: padding, count: 4)
    } else if chance(0.15) {
      hole.padding = [0, 12, 3, 7]
    }
    if hole.shape == "rounded", chance(0.2) { hole.radius = pick([0, 3, 20, 400]) }
    return hole
  }

  private mutating func text(_ most: Int) -> String {
    var text = ""
    let length = Int.random(in: 1...most, using: &random)
    while text.count < length {
      if !text.isEmpty { text += " " }
      text += String("abcdefghij".prefix(Int.random(in: 1...10, using: &random)))
    }
    return text
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
