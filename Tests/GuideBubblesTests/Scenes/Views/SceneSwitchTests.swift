import Constraints
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes

@Suite struct SceneSwitchTests {
  private func source(_ views: String, direction: String = "ltr") -> [UInt8] {
    Array(
      #"""
      { "screen": { "size": [200, 300], "direction": "\#(direction)" }, "views": [ \#(views) ] }
      """#.utf8)
  }

  private func drawing(_ views: String, direction: String = "ltr") throws -> [DrawingElement] {
    let scene = try Scene(parsing: source(views, direction: direction))
    let builder = try #require(DrawingBuilder(SceneSolver.solve(scene)))
    return flat(builder.screenDrawing().elements)
  }

  private func errors(_ views: String) -> [String] {
    do throws(SceneDiagnostics) {
      _ = try Scene(parsing: source(views))
      return []
    } catch { return error.diagnostics.map(\.message) }
  }

  /// All elements that are no groups.
  private func flat(_ elements: [DrawingElement]) -> [DrawingElement] {
    elements.flatMap { element -> [DrawingElement] in
      if case .group(let group) = element { flat(group.elements) } else { [element] }
    }
  }

  /// The colour of the track and where the knob's left edge is.
  private func look(_ keys: String, direction: String = "ltr") throws -> (DrawingColor?, Double?) {
    let shapes = try drawing(
      #"{ "kind": "switch", "frame": [100, 0, 51, 31] \#(keys) }"#, direction: direction
    ).compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
    let ends = shapes[2].path.outlines.flatMap(\.elements).compactMap { element in
      switch element {
      case .move(let point), .line(let point), .arc(_, let point): point.x
      case .close: nil
      }
    }
    return (shapes[1].fill, ends.min())
  }

  @Test func `a switch is off unless it is on`() throws {
    let palette = DrawingPalette.self
    for keys in ["", #", "on": false"#] {
      let (track, knob) = try look(keys)
      #expect(track == palette.switchTrackOff && knob == 102)
    }
    let (track, knob) = try look(#", "on": true"#)
    #expect(track == palette.switchTrack && knob == 122)
  }

  @Test func `right to left its knob is at the other end`() throws {
    #expect(try look(#", "on": true"#, direction: "rtl").1 == 102)
    #expect(try look("", direction: "rtl").1 == 122)
  }

  @Test func `its fill is the track's colour while it is on`() throws {
    let red = DrawingColor(red: 255, green: 0, blue: 0)
    #expect(try look(##", "on": true, "fill": "#ff0000""##).0 == red)
    #expect(try look(##", "fill": "#ff0000""##).0 == DrawingPalette.switchTrackOff)
  }

  /// The colours of all texts.
  private func colors(_ views: String) throws -> [DrawingColor] {
    try drawing(views).compactMap { if case .text(let text) = $0 { text.color } else { nil } }
  }

  @Test func `in tabs the selected view is in the tint with what is in it, the others are grey`()
    throws
  {
    let palette = DrawingPalette.self
    let label = #""kind": "label", "text": "A", "frame": [0, 0, 40, 20]"#
    let views = ##"""
      { "kind": "tabs", "frame": [0, 0, 200, 49], "children": [
        { \##(label), "selected": true }, { \##(label) }, { \##(label), "selected": false },
        { "selected": true, "frame": [0, 0, 9, 9], "children": [ { \##(label) } ] },
        { \##(label), "textColor": "#ff0000" } ] }, { \##(label) }
      """##
    #expect(
      try colors(views) == [
        palette.tint, palette.unselected, palette.unselected, palette.tint,
        DrawingColor(red: 255, green: 0, blue: 0), palette.text,
      ])
  }

  @Test func `a button is its title in the tint, and a selected one stands out`() throws {
    let palette = DrawingPalette.self
    let button = #""kind": "button", "text": "A", "frame": [0, 0, 40, 20]"#
    #expect(try colors("{ \(button) }") == [palette.tint])
    #expect(try drawing("{ \(button) }").count == 2)  // the screen and the title
    #expect(try colors(#"{ \#(button), "selected": true }"#) == [palette.surface])
    #expect(try drawing(#"{ \#(button), "selected": true }"#).count == 3)
  }

  @Test func `a placeholder is grey, and shown while the text is empty`() throws {
    let palette = DrawingPalette.self
    let field = #""kind": "field", "frame": [0, 0, 100, 34], "placeholder": "Search""#
    #expect(try colors("{ \(field) }") == [palette.placeholder])
    #expect(
      try colors(##"{ \##(field), "text": "", "textColor": "#ff0000" }"##) == [palette.placeholder])
    #expect(try colors(#"{ \#(field), "text": "A" }"#) == [palette.text])
  }

  @Test func `a solution says what is written and no more`() throws {
    let views = #"""
      { "kind": "switch", "frame": [0, 0, 9, 9] }, { "kind": "switch", "on": false, "frame": [0, 0, 9, 9] },
      { "kind": "switch", "on": true, "frame": [0, 0, 9, 9] },
      { "kind": "button", "selected": true, "frame": [0, 0, 9, 9] }
      """#
    let solution = try SceneSolver.solve(Scene(parsing: source(views)))
    #expect(solution.views.map(\.isOn) == [nil, false, true, nil])
    #expect(solution.views.map(\.isSelected) == [nil, nil, nil, true])
    let text = JSONWriter.text(solution.json(), layout: .oneLine).replacing(" ", with: "")
    #expect(text.ranges(of: #""on":"#).count == 2 && text.ranges(of: #""on":false"#).count == 1)
    #expect(text.ranges(of: #""selected":true"#).count == 1)
  }

  @Test func `what makes no sense is refused`() {
    #expect(
      errors(#"{ "kind": "label", "on": true }"#) == [
        "'on' means nothing to a view of kind 'label'"
      ])
    #expect(
      errors(#"{ "kind": "switch", "on": 1 }"#) == ["'on' must be true or false, found a number"])
    let outside = "'selected' means nothing to a view of kind 'label' outside of tabs"
    #expect(errors(#"{ "kind": "label", "selected": true }"#) == [outside])
    #expect(
      errors(#"{ "kind": "tabs", "children": [] }, { "kind": "label", "selected": true }"#)
        == [outside])
    #expect(
      errors(#"{ "kind": "button", "selected": "yes" }"#)
        == ["'selected' must be true or false, found a string"])
    #expect(
      errors(#"{ "kind": "tabs", "children": [ { "children": [ { "selected": true } ] } ] }"#)
        .isEmpty)
  }
}
