public import Constraints
public import GuideScenes

/// A solved scene written down by hand: a small app screen with three buttons and a bubble each.
///
/// It stands for what the solver gives, so that drawings can be tested without it. Text widths are
/// plausible, not measured.
public enum ThreeButtons {
  /// The scene on a phone of 320×568 points.
  public static func solution(
    locale: SceneLocale = "en", direction: UserInterfaceLayoutDirection = .leftToRight
  ) -> SceneSolution {
    let screen = SolvedScreen(
      size: LayoutSize(width: 320, height: 568), scale: 2, safeArea: LayoutInsets(top: 20),
      keyboard: 0, direction: direction, locale: locale, textSize: .large)
    return SceneSolution(screen: screen, views: views, steps: steps)
  }

  private static let save = LayoutRect(x: 252, y: 72, width: 60, height: 34)
  private static let share = LayoutRect(x: 100, y: 330, width: 120, height: 36)
  private static let delete = LayoutRect(x: 16, y: 510, width: 88, height: 36)

  private static let views: [SolvedView] = [
    view("nav", .bar, LayoutRect(width: 320, height: 64), text: ["Photos"], bold: true, top: 20),
    view("title", .label, LayoutRect(x: 16, y: 78, width: 200, height: 22), text: ["Lake at dawn"]),
    view("picture", .image, LayoutRect(x: 16, y: 116, width: 288, height: 196)),
    view("save", .button, save, text: ["Save"]),
    view("share", .button, share, text: ["Share"]),
    view("note", .field, LayoutRect(x: 16, y: 386, width: 230, height: 34)),
    view("sync", .switch, LayoutRect(x: 253, y: 387, width: 51, height: 31)),
    view("delete", .button, delete, text: ["Delete"]),
  ]

  private static let steps: [SolvedStep] = [
    step(
      1, "save", save, ["Keeps it on this phone"], side: .below,
      frame: LayoutRect(x: 128, y: 118, width: 184, height: 34),
      arrow: ((282, 110), (274, 118), (290, 118))),
    step(
      2, "share", share,
      ["Sends the picture to a friend, in", "full size, with the place where it", "was taken"],
      side: .above, frame: LayoutRect(x: 33.5, y: 248, width: 253, height: 70),
      arrow: ((160, 326), (152, 318), (168, 318))),
    step(
      3, "delete", delete, ["从这部手机上删除照片"], side: .above,
      frame: LayoutRect(x: 8, y: 464, width: 174, height: 34),
      arrow: ((60, 506), (52, 498), (68, 498))),
  ]

  private static func view(
    _ id: String, _ kind: ViewKind, _ frame: LayoutRect, text: [String] = [], bold: Bool = false,
    top: Double = 0
  ) -> SolvedView {
    let font = TextFont(size: 17, weight: bold ? .bold : .regular)
    let layout = text.isEmpty ? nil : self.layout(text, size: font.size)
    let room = frame.inset(by: LayoutInsets(top: top))
    return SolvedView(
      id: id, kind: kind, frame: frame, textFrame: room, text: layout, look: ViewLook(font: font))
  }

  private static func step(
    _ number: Int, _ id: String, _ target: LayoutRect, _ lines: [String], side: BubbleSide,
    frame: LayoutRect,
    arrow: (tip: (Double, Double), start: (Double, Double), end: (Double, Double))
  ) -> SolvedStep {
    let highlight = HighlightTarget(frame: target)
    let placement = BubblePlacement(
      frame: frame,
      textFrame: frame.inset(by: LayoutInsets(top: 8, left: 12, bottom: 8, right: 12)),
      text: layout(lines, size: 15), side: side, alignment: .center,
      arrow: ArrowPlacement(
        tip: LayoutPoint(x: arrow.tip.0, y: arrow.tip.1),
        baseStart: LayoutPoint(x: arrow.start.0, y: arrow.start.1),
        baseEnd: LayoutPoint(x: arrow.end.0, y: arrow.end.1)),
      promises: BubblePromise.allCases.map { PromiseReport(promise: $0) }, candidates: [])
    return SolvedStep(
      id: id, position: number, shownPosition: number, shownCount: 3,
      targets: [SolvedTarget(id: id, frame: target)],
      cutouts: highlight.cutouts(on: LayoutRect(width: 1e4, height: 1e4)),
      bubble: placement, style: BubbleStyle())
  }

  /// Lines as a measurer gives them: a Han character is 1 em wide, any other letter 0.44 em.
  private static func layout(_ lines: [String], size: Double) -> TextLayout {
    let height = (1.193359375 * size).ceiled(toScale: 2)
    var start = 0
    let measured = lines.enumerated().map { index, text in
      let width = text.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E80 ? size : size * 0.44) }
      let hanging = index + 1 < lines.count ? 1 : 0
      let range = start..<start + text.utf8.count + hanging
      start = range.upperBound
      return TextLine(
        text: text, range: range, width: width, top: Double(index) * height,
        baseline: Double(index) * height + size * 0.95, height: height, direction: .leftToRight)
    }
    let width = measured.map(\.width).max() ?? 0
    return TextLayout(
      size: LayoutSize(width: width.ceiled(toScale: 2), height: height * Double(lines.count)),
      lines: measured)
  }
}
