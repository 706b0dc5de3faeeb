import GuideBubbles
import GuideScenes
import Testing

@testable import guidectl

@Suite struct PlaySessionTests {
  private static let scene = """
    { "version": 1, "screen": { "size": [320, 480], "safeArea": 0 },
      "views": [ { "id": "save", "kind": "button", "text": "Save" } ],
      "constraints": [ "save.leading == 16", "save.top == 32", "save.width == 80",
        "save.height == 48" ],
      "guide": { "steps": [
        { "id": "keep", "target": "save", "text": "Keeps it", "advance": "target" },
        { "id": "more", "target": "save", "text": "And more" },
        { "id": "last", "target": "save", "text": "Ends it" } ] } }
    """

  private func session(colors: TerminalColors = .none) throws -> PlaySession {
    var console = MemoryConsole(files: ["s.json": Self.scene])
    let solved = try LoadedScene("s.json", console: &console).solved(SceneOverrides())
    var session = PlaySession(
      solved, builder: try solved.drawingBuilder(), at: nil,
      size: TerminalSize(columns: 80, rows: 32), colors: colors)
    _ = session.draw()
    return session
  }

  private func mouse(
    _ column: Int, _ row: Int, button: Int = 0, press: Bool
  ) -> TerminalEvent {
    .mouse(MouseReport(button: button, column: column, row: row, isPress: press))
  }

  private func click(_ session: inout PlaySession, _ column: Int, _ row: Int) {
    session.take(mouse(column, row, press: true))
    session.take(mouse(column, row, press: false))
  }

  @Test func `a click is one tap where it is`() throws {
    var session = try session()
    // 480 points in 30 rows: 8 points a column, 16 a row, the picture from column 1 on.
    click(&session, 30, 20)
    #expect(session.step?.id == "keep")
    #expect(session.message == "tap at 236, 328 hit neither bubble nor target: nothing changes")
    click(&session, 6, 3)
    #expect(session.step?.id == "more")
    #expect(session.message == "tap at 44, 56 hit the target: shows 'more'")
  }

  @Test func `a second click before anything is drawn does not skip a step`() throws {
    var session = try session()
    click(&session, 6, 3)
    click(&session, 6, 3)
    #expect(session.step?.id == "more")
    #expect(session.message == "tap at 44, 56 came too late")
    _ = session.draw()
    click(&session, 6, 3)
    #expect(session.step?.id == "last")
  }

  @Test func `neither a drag nor a wheel nor another button nor a release alone is a tap`() throws {
    var session = try session()
    session.take(mouse(6, 3, press: true))
    session.take(mouse(20, 20, press: false))
    session.take(mouse(6, 3, press: false))
    for button in [1, 2, 4, 16, 32, 64, 65] {
      session.take(mouse(6, 3, button: button, press: true))
      session.take(mouse(6, 3, button: button, press: false))
    }
    #expect(session.step?.id == "keep")
    click(&session, 60, 3)
    #expect(session.step?.id == "keep")
    #expect(session.message == "that is beside the screen")
  }

  @Test func `keys do what they do to every tour`() throws {
    var session = try session()
    func press(_ key: TerminalKey) { session.take(.key(key)) }
    press(.arrowRight)
    press(.character(" "))
    #expect(session.step?.id == "last")
    press(.arrowLeft)
    #expect(session.step?.id == "more")
    press(.end)
    press(.enter)
    #expect(session.step == nil && !session.isOver)
    press(.home)
    #expect(session.step?.id == "keep")
    press(.arrowUp)
    #expect(session.message == "key home: shows 'keep'")
    press(.escape)
    #expect(session.isOver)
  }

  @Test func `help hides the tour until the next key`() throws {
    var session = try session()
    session.take(.key(.character("?")))
    #expect(session.draw().plainText.contains("Any key goes back to the tour."))
    click(&session, 6, 3)
    session.take(.key(.character(" ")))
    #expect(session.step?.id == "keep" && !session.isHelpShown)
    session.take(.key(.character("q")))
    #expect(session.isOver)
  }

  @Test func `a terminal that is too small says what it takes`() throws {
    var session = try session()
    session.resize(to: TerminalSize(columns: 20, rows: 9))
    let text = session.draw().plainText
    #expect(text.replacing("\n", with: " ").contains("needs 28 columns and 10 rows"))
    click(&session, 6, 3)
    #expect(session.step?.id == "keep")
    session.resize(to: TerminalSize(columns: 80, rows: 32))
    #expect(session.draw().plainText.contains("1/3  keep"))
  }

  @Test func `without colours the tour is drawn in lines`() throws {
    var session = try session()
    session.resize(to: TerminalSize(columns: 60, rows: 22))
    #expect(session.draw().plainText == Self.drawn)
  }

  private static let drawn = """
     ┌─────────────────────────┐  S
     │       ░░░░░░░░░░░░░░░░░░│
     │  Save ░░░░░░░░░░░░░░░░░░│  Step 1/3: keep
     │░░░▲░░░░░░░░░░░░░░░░░░░░░│
     │Keeps… ░░░░░░░░░░░░░░░░░░│  Keeps it
     │░░░░░░░░░░░░░░░░░░░░░░░░░│
     │░░░░░░░░░░░░░░░░░░░░░░░░░│  A tap on the target leads on.
     │░░░░░░░░░░░░░░░░░░░░░░░░░│
     │░░░░░░░░░░░░░░░░░░░░░░░░░│  All promises are kept.
     │░░░░░░░░░░░░░░░░░░░░░░░░░│
     │░░░░░░░░░░░░░░░░░░░░░░░░░│
     │░░░░░░░░░░░░░░░░░░░░░░░░░│
     │░░░░░░░░░░░░░░░░░░░░░░░░░│
     │░░░░░░░░░░░░░░░░░░░░░░░░░│
     │░░░░░░░░░░░░░░░░░░░░░░░░░│
     │░░░░░░░░░░░░░░░░░░░░░░░░░│
     │░░░░░░░░░░░░░░░░░░░░░░░░░│
     │░░░░░░░░░░░░░░░░░░░░░░░░░│
     │░░░░░░░░░░░░░░░░░░░░░░░░░│
     └─────────────────────────┘
     1/3  keep
     space → on   ← back   click taps   q quit   ? help

    """

  @Test(arguments: [TerminalColors.none, .indexed, .all])
  func `what is sent draws every row and nothing else moves the cursor`(
    colors: TerminalColors
  ) throws {
    var session = try session(colors: colors)
    let text = session.draw().text(in: colors)
    var finals = Set<Character>()
    var rest = text[...]
    while let start = rest.firstIndex(of: "\u{1B}") {
      let sequence = rest[start...].dropFirst(2)
      let end = try #require(sequence.firstIndex { $0.isLetter })
      finals.insert(sequence[end])
      rest = sequence[sequence.index(after: end)...]
    }
    #expect(finals == ["H", "m", "K"])
    for row in 1...32 { #expect(text.contains("\u{1B}[\(row);1H")) }
    #expect(text.contains("38;2;") == (colors == .all))
    #expect(text.contains("38;5;") == (colors == .indexed))
  }
}
