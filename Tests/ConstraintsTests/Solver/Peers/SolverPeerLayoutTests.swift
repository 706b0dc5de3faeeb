import Constraints
import TestSupport
import Testing

/// Section 7 of the peers' behaviours: what a view library on top of the solver asks for.
@Suite struct SolverPeerLayoutTests {
  private static func scene(_ names: String..., width: Double = 500, height: Double = 500)
    -> LayoutScene
  {
    LayoutScene(names, screen: LayoutRect(width: width, height: height))
  }

  @Test func `74: a view fills what an intrinsic width leaves`() throws {
    var scene = Self.scene("a", "b")
    try scene.setSize(100, nil, of: "a")
    try scene.activate("H:|-20-[a]-20-[b]-20-|")
    #expect(scene.span("a") == [20, 100])
    #expect(scene.span("b") == [140, 340])
  }

  @Test func `75: a container fits two intrinsic widths`() throws {
    var scene = Self.scene("box", "a", "b")
    for name in ["a", "b"] { try scene.setSize(100, nil, of: name) }
    try scene.activate(
      "box.left == 0", "box.width == 0 @50", "a.left == box.left + 20", "H:[a]-20-[b]",
      "box.right == b.right + 20")
    #expect(scene.frame("box").width == 260)
  }

  @Test func `76: content fills below a header`() throws {
    var scene = Self.scene("header", "content")
    try scene.activate("V:|[header(100)][content]|")
    #expect(scene.frame("header").y == 0 && scene.frame("header").height == 100)
    #expect(scene.frame("content").y == 100 && scene.frame("content").height == 400)
  }

  @Test func `77: content keeps the standard distance`() throws {
    var scene = Self.scene("banner", "content")
    try scene.activate("V:|[banner(100)]-[content]-8-|")
    #expect(scene.frame("banner").maxY == 100)
    #expect(scene.frame("content").y == 108 && scene.frame("content").maxY == 492)
  }

  @Test func `78: a gap as wide as a view`() throws {
    var scene = Self.scene("a", "b")
    try scene.activate("H:|[a]", "H:[b(100)]|", "b.left - a.right == b.width")
    #expect(scene.span("a") == [0, 300])
    #expect(scene.span("b") == [400, 100])
  }

  @Test func `79: a view cannot shrink a container that is fixed: it is refused`() throws {
    var scene = Self.scene("child", width: 200)
    #expect(throws: LayoutError.self) { try scene.activate("H:|[child(50)]|") }
    #expect(scene.frame("screen").width == 200)
    try scene.activate("H:|[child(50@999)]|")
    #expect(scene.span("child") == [0, 200])
  }

  @Test func `80: shares and centres are linear`() throws {
    var scene = Self.scene("a", "b", "c")
    try scene.activate(
      "a.left == 10", "a.top == 30", "a.width == 0.5 * screen.width", "b.width >= 0.5 * a.width",
      "b.left >= 2 * a.height", "a.height == 30", "c.width == screen.width - 0.1 * screen.width",
      "c.centerX == a.centerX")
    #expect(scene.span("a") == [10, 250])
    #expect(scene.span("b") == [60, 125])
    #expect(scene.span("c") == [-90, 450])
  }

  @Test func `81: proportional nested rows never lose a pivot`() throws {
    var names: [String] = []
    var lines: [String] = []
    for row in 0..<6 {
      let above = row == 0 ? "screen.top" : "r\(row - 1).bottom"
      names.append("r\(row)")
      lines += ["r\(row).top == \(above)", "r\(row).height == 0.15 * screen.height"]
      lines += ["r\(row).left == screen.left", "r\(row).width == screen.width"]
      for cell in 0..<3 {
        let name = "c\(row)x\(cell)"
        names.append(name)
        lines.append("\(name).width == \(0.2 + 0.1 * Double(cell)) * r\(row).width")
        lines.append(
          "\(name).left == " + (cell == 0 ? "r\(row).left" : "c\(row)x\(cell - 1).right"))
        lines += ["\(name).top == r\(row).top", "\(name).height == 0.5 * r\(row).height"]
      }
    }
    var scene = LayoutScene(names, screen: LayoutRect(width: 375, height: 667))
    for line in lines { try scene.activate(line) }
    for row in 0..<6 {
      #expect(isClose(scene.frame("r\(row)").y, Double(row) * 0.15 * 667))
      #expect(isClose(scene.frame("c\(row)x2").maxX, 0.9 * 375))
      #expect(isClose(scene.frame("c\(row)x1").height, 0.075 * 667))
    }
  }
}
