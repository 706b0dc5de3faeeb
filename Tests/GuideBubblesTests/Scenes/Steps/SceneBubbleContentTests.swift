import Constraints
import GuideScenes
import Testing

@Suite struct SceneBubbleContentTests {
  private static let scene = #"""
    { "screen": "iPhone 15", "views": [{ "id": "save", "kind": "button", "text": "Save", "frame": [150, 200, 80, 44] }],
      "styles": { "big": { "titleFont": { "size": 20 } } },
      "guide": { "style": "big", "steps": [ { "target": "save", "advance": { "button": { "en": "Got it", "de": "Alles klar" } },
        "text": { "title": "Saving", "body": "Keeps the picture on this phone" } } ] } }
    """#

  private func solution(_ locale: String = "en") throws -> SceneSolution {
    try SceneSolver.solve(
      Scene(parsing: Array(Self.scene.utf8)),
      with: SceneOverrides(locale: SceneLocale(locale)))
  }

  @Test func `a step's button is drawn in its bubble, and a tap on it alone leads on`() throws {
    let step = try #require(solution().steps.first)
    let button = try #require(step.bubble.buttons.first)
    #expect(button.button.text == "Got it")
    let guide = GuideStep(step)
    #expect(guide.buttons == [GuideButton(text: "Got it", frame: button.frame)])
    let (onButton, onText) = (
      LayoutPoint(x: button.frame.midX, y: button.frame.midY),
      LayoutPoint(x: step.bubble.textFrame.midX, y: step.bubble.textFrame.midY)
    )
    #expect(guide.outcome(ofTapAt: onButton).action == .advance)
    #expect(guide.outcome(ofTapAt: onText).action == .none)
    #expect(try solution("de").steps.first?.bubble.buttons.first?.button.text == "Alles klar")
  }

  @Test func `a title's font is bold, and as large as the style says`() throws {
    let style = try #require(solution().steps.first?.style)
    #expect(style.resolvedTitleFont == TextFont(size: 20, weight: .bold))
    #expect(style.buttonFont == TextFont(size: 15, weight: .bold))
  }

  @Test func `the solution lists the lines in reading order and the buttons with their frames`()
    throws
  {
    let solution = try solution()
    let text = JSONWriter.text(solution.json(source: SourceText([])), layout: .compact)
    let places = [
      "\"Saving\"", "\"part\":\"title\"", "\"Keeps the picture on this phone\"",
      "\"buttons\":[{\"text\":\"Got it\",\"frame\":[",
    ]
    .map { text.firstRange(of: $0)?.lowerBound }
    #expect(
      places.allSatisfy { $0 != nil }
        && zip(places, places.dropFirst()).allSatisfy { one, next in
          if let one, let next { one < next } else { false }
        })
  }

  @Test func `title, text, button and target are read where they are`() throws {
    let solution = try solution()
    let step = try #require(solution.steps.first)
    let access = StepAccessibility(of: step, in: solution, over: .white)
    #expect(access.label == "Saving\nKeeps the picture on this phone")
    #expect(
      access.elements.map(\.frame) == [
        step.bubble.titleFrame, step.bubble.textFrame, step.bubble.buttons[0].frame,
        LayoutRect(x: 150, y: 200, width: 80, height: 44),
      ])
    #expect(access.warnings.filter { if case .smallTapArea = $0 { true } else { false } }.isEmpty)
  }

  @Test func `the picture shows title and button`() throws {
    let solution = try solution()
    let step = try #require(solution.steps.first)
    let drawing = try #require(DrawingBuilder(solution)).drawing(for: step)
    let document = SVGRenderer().document(drawing, title: "t")
    #expect(document.contains(">Saving</text>") && document.contains(">Got it</text>"))
  }

  @Test func `a button without a text is refused`() throws {
    let error = #expect(throws: SceneDiagnostics.self) {
      try Scene(
        parsing: Array(
          #"{ "guide": { "steps": [ { "target": [1, 2], "text": "a", "advance": {} } ] } }"#.utf8))
    }
    #expect(error?.diagnostics.map(\.message) == ["'advance' has no 'button'"])
  }
}
