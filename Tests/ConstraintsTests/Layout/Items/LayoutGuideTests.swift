import Constraints
import TestSupport
import Testing

@Suite struct LayoutGuideTests {
  @Test func `a guide follows its owner`() throws {
    var scene = LayoutScene(["a"], screen: LayoutRect(width: 390, height: 844))
    let safeArea = try scene.engine.addGuide(
      named: "safeArea", in: scene.screen, insets: LayoutInsets(top: 47, bottom: 34))
    let margins = try scene.engine.addGuide(
      named: "margins", in: safeArea, insets: LayoutInsets(left: 16, right: 16))
    scene.add(safeArea, named: "safeArea")
    scene.add(margins, named: "margins")
    try scene.activate(
      "a.leading == margins.leading", "a.trailing == margins.trailing", "a.top == margins.top + 1",
      "a.bottom == safeArea.bottom")
    #expect(scene.frame("a") == LayoutRect(x: 16, y: 48, width: 358, height: 762))
    #expect(scene.frame("margins") == LayoutRect(x: 16, y: 47, width: 358, height: 763))
    #expect(scene.engine.hasAmbiguousLayout(scene["a"]) == false)

    try scene.engine.setFrame(LayoutRect(width: 844, height: 390), of: scene.screen)
    try scene.engine.setInsets(LayoutInsets(left: 47, bottom: 21, right: 47), of: safeArea)
    #expect(scene.frame("a") == LayoutRect(x: 63, y: 1, width: 718, height: 368))
  }

  @Test func `a guide of a view that is solved follows it`() throws {
    var scene = LayoutScene(["card", "a"])
    let margins = try scene.engine.addGuide(
      in: scene["card"], insets: LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))
    scene.add(margins, named: "margins")
    try scene.setSize(40, 20, of: "a")
    try scene.activate(
      "a.left == margins.left", "a.right == margins.right", "a.top == margins.top",
      "a.bottom == margins.bottom", "card.left == 100", "card.top == 100")
    #expect(scene.frame("card") == LayoutRect(x: 100, y: 100, width: 56, height: 36))
    try scene.engine.setInsets(LayoutInsets(left: 20), of: margins)
    #expect(scene.frame("card") == LayoutRect(x: 100, y: 100, width: 60, height: 20))
  }

  @Test func `insets beyond the owner make a guide negative, not a conflict`() throws {
    var scene = LayoutScene(["a"])
    let guide = try scene.engine.addGuide(
      in: scene["a"], insets: LayoutInsets(left: 30, right: 30))
    try scene.activate("a.width == 50")
    #expect(scene.engine.frame(of: guide).width == -10)
  }

  @Test func `scroll content begins with its owner and has its own size`() throws {
    var scene = LayoutScene(["scroll", "a"])
    let content = try scene.engine.addScrollContent(in: scene["scroll"])
    scene.add(content, named: "content")
    try scene.activate(
      "scroll.left == 10", "scroll.width == 100", "scroll.top == 10", "scroll.height == 100",
      "a.left == content.left + 5", "a.right == content.right - 5", "a.top == content.top + 5",
      "a.bottom == content.bottom - 5", "a.width == scroll.width - 10", "a.height == 500")
    #expect(scene.frame("content") == LayoutRect(x: 10, y: 10, width: 100, height: 510))
    #expect(scene.engine.hasAmbiguousLayout(content) == false)
  }

  @Test func `a frame that cannot be is refused`() throws {
    var scene = LayoutScene(["a"])
    try scene.activate("a.left == screen.left + 100", "a.right == screen.right - 100")
    #expect(throws: LayoutError.self) {
      try scene.engine.setFrame(LayoutRect(width: 150, height: 800), of: scene.screen)
    }
    #expect(scene.frame("screen").width == 400)
    #expect(scene.span("a") == [100, 200])
    #expect(throws: LayoutError.numberOutOfRange(.infinity)) {
      try scene.engine.setFrame(LayoutRect(width: .infinity), of: scene.screen)
    }
    #expect(throws: LayoutError.wrongKind(scene["a"])) {
      try scene.engine.setFrame(LayoutRect(), of: scene["a"])
    }
    #expect(throws: LayoutError.wrongKind(scene.screen)) {
      try scene.engine.setInsets(LayoutInsets(), of: scene.screen)
    }
  }

  @Test func `a constraint between constants holds or is refused`() throws {
    var scene = LayoutScene()
    try scene.activate("screen.width == 400", "screen.height >= 10")
    #expect(throws: LayoutError.self) { try scene.activate("screen.width == 401") }
    let ids = try scene.activate("screen.width == 405 @500")
    #expect(scene.engine.violation(of: ids[0]) == 5)
  }
}
