import GuideChecks
import Testing

/// Whether a screen shows what it has to say.
@Suite struct CheckScreenTests {
  /// The line that is advised is one that can hold.
  @Test func `texts one above the other are kept apart downwards, and in a row by its template`()
    throws
  {
    let stacked = try CheckedScene(
      views: """
        { "id": "one", "kind": "label", "text": "Above the other", "frame": [20, 200, 200, 24] },
        { "id": "two", "kind": "label", "text": "Below the first", "frame": [20, 210, 200, 24] }
        """)
    #expect(
      stacked[.viewsOverlap].first?.help
        == "keep them apart with a constraint such as 'one.bottom <= two.top - 8'")
    let rows = try CheckedScene(
      views: """
        { "id": "rows", "kind": "list", "pin": ["top", "leading", "trailing", "bottom"],
          "template": {
            "children": [ { "id": "name", "kind": "label", "text": "{text}" },
              { "id": "on", "kind": "switch" } ],
            "constraints": [ "H:|-16-[name(200)]", "V:|-8-[name]-8-|", "on.leading == name.leading + 20",
              "on.centerY == name.centerY" ] },
          "data": [ { "id": "a", "text": "Longer than it may be" } ] }
        """)
    #expect(
      rows[.viewsOverlap].first?.help
        == "keep them apart with a constraint such as 'on.trailing <= name.leading - 8'"
        || rows[.viewsOverlap].first?.help
          == "keep them apart with a constraint such as 'name.trailing <= on.leading - 8'"
    )
  }

  private static let name =
    #"{ "id": "name", "kind": "label", "text": "Notifications", "frame": [20, 100, 110, 24] }"#

  private func rules(_ views: String, screen: String = #""iPhone 15""#) throws -> [String] {
    try CheckedScene(screen: screen, views: views).report.findings.map {
      "\($0.rule.rawValue) \($0.subject.name)"
    }
  }

  @Test func `half a point of clipping is nobody's business`() throws {
    // A line takes 20.33 points at a scale of 3.
    func found(_ height: Double) throws -> [String] {
      try rules(
        #"{ "id": "a", "kind": "label", "text": "Hi", "frame": [20, 100, 60, \#(height)] }"#)
    }
    #expect(try found(20) == [])
    #expect(try found(19) == ["text-clipped a"])
  }

  @Test func `half a point off the screen is nobody's business`() throws {
    func found(_ x: Double) throws -> [String] {
      try rules(
        #"{ "id": "a", "kind": "button", "text": "Save", "frame": [\#(x), 100, 60, 44] }"#)
    }
    #expect(try found(333.3) == [])
    #expect(try found(334) == ["view-off-screen a"])
    #expect(try found(-1) == ["view-off-screen a"])
  }

  @Test func `a label is where its letters are`() throws {
    let text = #""kind": "label", "text": "Hi", "frame": [340, 100, 80, 24]"#
    #expect(try rules(#"{ "id": "a", \#(text) }"#) == [])
    // Right-to-left, the letters stand at the other end.
    #expect(
      try rules(
        #"{ "id": "a", \#(text) }"#, screen: #"{ "device": "iPhone 15", "direction": "rtl" }"#)
        == ["view-off-screen a"])
  }

  @Test func `pictures may be larger than the screen, and may not fall off it`() throws {
    func found(_ frame: String) throws -> [String] {
      try rules(#"{ "id": "a", "kind": "image", "frame": \#(frame) }"#)
    }
    #expect(try found("[-20, 0, 433, 300]") == [])
    #expect(try found("[380, 100, 40, 40]") == ["view-off-screen a"])
  }

  @Test func `of a drawer off the screen one word is enough`() throws {
    let drawer = """
      { "id": "drawer", "frame": [-300, 0, 300, 852], "children": [
        { "id": "one", "kind": "button", "text": "Inbox", "frame": [-280, 100, 200, 44] },
        { "id": "two", "kind": "button", "text": "Sent", "frame": [-280, 150, 200, 44] } ]
      """
    #expect(try rules(drawer + " }") == ["view-off-screen drawer"])
    #expect(try rules(drawer + #", "hidden": true }"#) == [])
  }

  @Test func `what is opaque hides a text, and what is not does not`() throws {
    func found(_ other: String) throws -> [String] { try rules(Self.name + ", " + other) }
    let frame = #""frame": [80, 96, 60, 31]"#
    #expect(try found(#"{ "id": "on", "kind": "switch", \#(frame) }"#) == ["views-overlap name"])
    #expect(
      try found(##"{ "id": "on", "fill": "#ffffff", \##(frame) }"##) == ["views-overlap name"])
    // More than half of what is behind shows through.
    #expect(try found(##"{ "id": "on", "fill": "#ffffff40", \##(frame) }"##) == [])
    #expect(try found(#"{ "id": "on", \#(frame) }"#) == [])
    #expect(
      try found(##"{ "id": "on", "fill": "#ffffff", "hidden": true, \##(frame) }"##) == [])
    // Behind it, the same view is a background.
    #expect(try rules(##"{ "id": "on", "fill": "#ffffff", \##(frame) }, \##(Self.name)"##) == [])
  }

  @Test func `two texts across each other are told once`() throws {
    #expect(
      try rules(
        Self.name
          + #", { "id": "value", "kind": "label", "text": "All day", "frame": [90, 100, 60, 24] }"#)
        == ["views-overlap name"])
  }

  @Test func `letters that touch by two points do not overlap`() throws {
    func found(_ x: Double) throws -> [String] {
      try rules(
        Self.name
          + #", { "id": "value", "kind": "label", "text": "On", "frame": [\#(x), 100, 60, 24] }"#)
    }
    // The text ends at about 124.
    #expect(try found(125) == [])
    #expect(try found(112) == ["views-overlap name"])
  }

  @Test func `a text that scrolls out from under a bar is read`() throws {
    let bar =
      #"{ "id": "nav", "kind": "bar", "text": "Settings", "pin": ["top", "leading", "trailing"] }"#
    let label = #"{ "id": "a", "kind": "label", "text": "Wi-Fi", "frame": [20, 90, 100, 24] }"#
    #expect(
      try rules(
        #"{ "id": "page", "kind": "scroll", "frame": [0, 0, 393, 852], "children": [\#(label)] }, \#(bar)"#
      ).filter { !$0.hasPrefix("ambiguous") } == [])
    #expect(try rules("\(label), \(bar)") == ["views-overlap a"])
  }

  @Test func `a hidden view has nothing to say`() throws {
    #expect(
      try rules(
        #"{ "id": "a", "hidden": true, "kind": "label", "text": "Pictures", "frame": [390, 100, 20, 4] }"#
      ) == [])
  }

  @Test func `of all rows there is one finding, about the worst`() throws {
    let rows = (1...6).map {
      #"{ "id": "r\#($0)", "name": "\#(String(repeating: "Ada ", count: $0 * 4))" }"#
    }
    let checked = try CheckedScene(
      views: """
        { "id": "names", "kind": "list", "frame": [0, 100, 200, 400],
          "data": [\(rows.joined(separator: ", "))],
          "template": { "children": [
            { "id": "name", "kind": "label", "text": "{name}", "pin": ["top", "leading"] } ],
            "constraints": ["name.height == 14", "name.bottom == row.bottom"] } }
        """)
    let clipped = checked[.textClipped]
    #expect(clipped.map(\.subject.name) == ["names[].name"])
    #expect(clipped.first?.message.contains("'names[r") == true)
  }
}
