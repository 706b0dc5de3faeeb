import GuideChecks
import Testing

/// Whether a step can be left, and what has to be tapped for that is large enough.
@Suite struct CheckTapTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var step: String
    var messages: [String]
    var testDescription: String { step }

    init(_ step: String, _ messages: String...) {
      self.step = step
      self.messages = messages
    }
  }

  private static func small(_ size: String) -> String {
    "the tap area that leads on from step '1' is \(size), should be at least 44 × 44"
  }

  @Test(arguments: [
    // Just large enough, and just not.
    Case(
      #""target": [100, 300, 44, 44], "cutout": false, "advance": "target""#),
    Case(#""target": [100, 300, 43.5, 43.5], "cutout": false, "advance": "target""#),
    Case(
      #""target": [100, 300, 43, 80], "cutout": false, "advance": "target""#, small("43 × 80")),
    // The hole over a target is tapped as the target is.
    Case(#""target": [100, 300, 36, 36], "advance": "target""#),
    Case(#""target": [100, 300, 34, 40], "advance": "target""#, small("42 × 48")),
    // A tap anywhere, or beside everything, is no matter of aim.
    Case(#""target": [100, 300, 10, 10]"#),
    Case(#""target": [100, 300, 10, 10], "advance": "anywhere""#),
    Case(#""target": [100, 300, 10, 10], "advance": "outside""#),
    // A bubble of one short line is low; a button is as large as it has to be.
    Case(
      #""target": [100, 300, 80, 80], "advance": "bubble", "text": "Hi""#, small("38.33 × 34")),
    Case(#""target": [100, 300, 80, 80], "advance": { "button": "Go on" }"#),
    // Of several targets each has to be easy to hit, however far apart they are.
    Case(
      #""target": [[100, 200, 20, 20], [200, 500, 60, 60]], "cutout": false, "advance": "target""#,
      small("20 × 20")),
    Case(
      #""target": [[100, 200, 60, 60], [200, 500, 60, 60]], "cutout": false, "advance": "target""#),
  ])
  func `what leads on is as large as a fingertip`(wanted: Case) throws {
    let text = wanted.step.contains("\"text\"") ? "" : #", "text": "Here""#
    let checked = try CheckedScene(steps: "{ \(wanted.step)\(text) }")
    #expect(checked[.tapTargetSize].map(\.message) == wanted.messages)
    #expect(checked[.noWayOn].isEmpty)
  }

  @Test func `a target under its bubble cannot be tapped`() throws {
    let checked = try CheckedScene(
      screen: #"{ "size": [160, 160] }"#,
      steps:
        #"{ "target": [60, 60, 20, 20], "cutout": false, "side": "over", "advance": "target", "text": "Tap the picture to go on" }"#
    )
    #expect(
      checked.messages == [
        "no tap leads on from step '1': what leads on is covered or off the screen"
      ])
  }

  @Test func `bubble and target may take the whole screen`() throws {
    let checked = try CheckedScene(
      screen: #"{ "size": [320, 480] }"#,
      steps:
        #"{ "target": [0, 0, 320, 480], "side": "over", "advance": "outside", "text": "All this" }"#
    )
    #expect(
      checked[.noWayOn].map(\.message) == [
        "no tap leads on from step '1': bubble and target take the whole screen"
      ])
  }

  @Test(arguments: ["anywhere", "target", "bubble", "outside"])
  func `an ordinary step can be left however it is`(advance: String) throws {
    let checked = try CheckedScene(
      steps:
        #"{ "target": [100, 300, 60, 60], "advance": "\#(advance)", "text": "Here is the picture, and here it stays" }"#
    )
    #expect(checked[.noWayOn].isEmpty)
  }

  @Test func `a bubble over a control is named, and one over a label is none`() throws {
    func messages(_ kind: String) throws -> [String] {
      try CheckedScene(
        screen: #"{ "size": [320, 200] }"#,
        views: """
          { "id": "save", "kind": "button", "text": "Save", "frame": [138, 78, 44, 44] },
          { "id": "undo", "kind": "\(kind)", "text": "Undo", "frame": [138, 140, 50, 44] }
          """, steps: #"{ "target": "save", "side": "below", "text": "Keeps the picture" }"#
      ).messages
    }
    #expect(
      try messages("button") == ["the bubble of step '1' covers 'undo' by 28 points"])
    #expect(try messages("label") == [])
  }
}
