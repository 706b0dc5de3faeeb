import TestSupport
import Testing

@testable import guidectl

@Suite struct SolutionTableTests {
  private func table(_ scene: String, _ options: [String] = []) -> String {
    var console = MemoryConsole(files: ["a.json": scene])
    _ = runGuidectl(["solve", "a.json", "--format", "table"] + options, console: &console)
    return console.output
  }

  private static let scene = #"""
    { "screen": { "size": [300, 400], "scale": 3, "keyboard": 90 },
      "views": [
        { "id": "按钮", "frame": [10, 20.5, 100, 30], "children": [{ "id": "in", "frame": [12, 22, 4, 4] }] },
        { "id": "gone", "hidden": true, "frame": [0, 0, 1000, 1] }],
      "guide": { "steps": [
        { "id": "ask", "target": ["按钮", "in"], "text": "Hello" }, { "target": [0, 30, 300, 300], "text": "Bye" }] } }
    """#

  @Test func `views, steps and the screen stand in columns, wide letters too`() {
    #expect(
      table(Self.scene) == """
        SCREEN   SCALE  SAFE AREA  DIRECTION  LOCALE  TEXT SIZE  KEYBOARD
        300x400  3      0 0 0 0    ltr        en      large      90

        VIEW   X       Y  WIDTH  HEIGHT
        按钮  10  20.667    100      30
          in  12      22      4       4
        gone   0       0   1000       1  hidden

        STEP        X       Y   WIDTH  HEIGHT  SIDE   TARGET             PROMISES
        1 ask  30.667  62.667      59      34  below  按钮, in           kept
        2         125       0  50.333      34  above  [0, 30, 300, 300]  clearOfTarget broken by 8, arrowOnTarget broken by 16, targetVisible broken by 20

        """)
  }

  @Test func `one step is shown when one is asked for`() {
    let text = table(Self.scene, ["--step", "ask"])
    #expect(text.contains("1 ask") && !text.contains("[0, 30,"))
  }

  @Test func `variables and what gave way stand with their numbers in line`() {
    #expect(
      table(
        #"""
        { "variables": ["third", "big"],
          "constraints": [ "3 * third == 1", "big == 1000", { "where": "big <= 10", "priority": 50, "name": "cap" } ] }
        """#) == """
          VARIABLE        VALUE
          third     0.333333333
          big              1000

          GAVE WAY            PRIORITY   BY  PLACE
          cap: big <= 10            50  990  a.json:2:65
            to 'big == 1000'                 a.json:2:39

          """)
  }

  @Test func `names cannot steer the terminal`() {
    let text = table(#"{ "views": [{ "id": "a\u001b[31mb", "frame": [0, 0, 1, 1] }] }"#)
    #expect(text.contains("a\u{FFFD}[31mb") && !text.contains("\u{1B}"))
  }

  @Test func `nothing is said to be nothing`() {
    #expect(table("{}") == "the scene is empty\n")
  }
}
