import Constraints
import GuideBubbles
import Testing

/// The samples on the landing pages of both catalogues.
@Suite struct CatalogueSampleTests {
  @Test func `the sample of Constraints lays a button out`() throws {
    var engine = LayoutEngine()
    let screen = engine.addItem(named: "screen", frame: LayoutRect(width: 320, height: 568))
    let save = engine.addItem(named: "save")
    try engine.setIntrinsicContentSize(IntrinsicContentSize(width: 36, height: 22), of: save)
    try engine.activate([
      save.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
      save.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
    ])
    #expect(engine.frame(of: save) == LayoutRect(x: 268, y: 20, width: 36, height: 22))
  }

  @Test func `the sample of GuideBubbles places a bubble below its target`() {
    var placer = BubblePlacer(
      container: BubbleContainer(
        frame: LayoutRect(width: 390, height: 844),
        safeArea: LayoutInsets(top: 47, bottom: 34), scale: 3))
    let target = HighlightTarget(frame: LayoutRect(x: 334, y: 99, width: 40, height: 22))
    let placement = placer.place(
      Bubble(text: "Keeps the picture on this phone"), besides: [target])
    #expect(placement.side == .below)
    #expect(placement.promises.allSatisfy { $0.isKept })
  }

  @Test func `the article about placing is right`() {
    var placer = BubblePlacer(
      container: BubbleContainer(
        frame: LayoutRect(width: 390, height: 844),
        safeArea: LayoutInsets(top: 47, bottom: 34), scale: 3))
    let target = HighlightTarget(frame: LayoutRect(x: 340, y: 740, width: 40, height: 40))
    let placement = placer.place(Bubble(text: "Send it to a friend"), besides: [target])
    #expect(placement.side == .above)
    #expect(placement.candidates.map(\.side) == [.below, .above])
    let right = placement.bindings.first { $0.edge == .right }
    #expect(right?.source == .margin(.right))
  }
}
