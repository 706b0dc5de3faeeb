import Foundation
import TestSupport
import Testing

@testable import guidectl

@Suite struct SolutionLinesTests {
  private func lines(_ scene: String, _ options: [String] = []) -> String {
    var console = MemoryConsole(files: ["a.json": scene])
    _ = runGuidectl(["solve", "a.json", "--format", "lines"] + options, console: &console)
    return console.output
  }

  private static let scene = #"""
    { "screen": { "size": [300, 400], "scale": 3, "keyboard": 90 }, "variables": ["third"],
      "views": [
        { "id": "按钮", "kind": "button", "text": "Go", "frame": [10, 20.5, 100, 30] },
        { "id": "gone", "hidden": true, "frame": [0, 0, 1000, 1] },
        { "kind": "label", "text": "two\n\u202Elines\u2028", "frame": [0, 90, 200, 60] }],
      "constraints": ["3 * third == 1", "third >= 1 @ 50"],
      "guide": { "steps": [
        { "id": "no", "target": "gone", "text": "Never", "optional": true },
        { "id": "ask me", "target": "按钮", "text": { "title": "Ah", "body": "Hello" } },
        { "target": [0, 30, 300, 300], "text": "Bye", "cutout": false } ] } }
    """#

  @Test func `each node has a line that begins with what it is`() {
    #expect(
      lines(Self.scene) == #"""
        screen size=300,400 scale=3 locale=en keyboard=90
        view 按钮 button frame=10,20.667,100,30 lines="Go"
        view gone view frame=0,0,1000,1 hidden
        view label#3 label frame=0,90,200,60 lines="two","\u202elines"
        variable third value=0.333333333
        gave-way "third >= 1 @ 50" priority=50 by=0.666666667
        step no skipped=targetHidden
        step "ask me" target 按钮 frame=10,20.667,100,30
        step "ask me" cutout rounded frame=6,16.667,108,38 radius=8
        step "ask me" bubble below frame=30.667,62.667,59,56 tip=60,54.667
        step "ask me" title frame=42.667,70.667,20.333,18 lines="Ah"
        step "ask me" text frame=42.667,92.667,35,18 lines="Hello"
        step 3 target frame=0,30,300,300 visible=0,30,300,280
        step 3 bubble above frame=125,0,50.333,34
        step 3 text frame=137,8,26.333,18 lines="Bye"
        step 3 breaks clearOfTarget by=4
        step 3 breaks arrowOnTarget by=12
        step 3 breaks targetVisible by=20

        """#)
  }

  @Test func `a view more changes no other line`() {
    let scene = { (more: String) in
      #"{ "screen": "iPhone 15", "views": [ \#(more) { "id": "a", "frame": [0, 0, 9, 9] } ], "#
        + #""guide": { "steps": [ { "id": "s", "target": "a", "text": "Hi" } ] } }"#
    }
    let before = lines(scene("")).split(separator: "\n")
    let after = lines(scene(#"{ "id": "more", "frame": [40, 400, 9, 9] },"#)).split(separator: "\n")
    #expect(after.filter { !before.contains($0) } == ["view more view frame=40,400,9,9"])
    #expect(before.allSatisfy { after.contains($0) })
  }

  @Test func `the sample of the reference is what the tool prints`() throws {
    let reference = try String(
      contentsOf: Corpora.packageRoot.appendingPathComponent(
        "Sources/GuideBubbles/GuideBubbles.docc/SceneReference.md"), encoding: .utf8)
    let scene = try String(
      contentsOf: Corpora.packageRoot.appendingPathComponent("Examples/Scenes/first-steps.json"),
      encoding: .utf8)
    #expect(reference.contains("```\n" + lines(scene) + "```"))
  }
}
