import TestSupport
import Testing

@testable import GuideBubbles
@testable import GuideFormats
@testable import GuideScenes

/// What a scene may come to, and what is said beyond that.
@Suite struct SceneLimitTests {
  /// A scene that goes beyond a limit, and what is said.
  struct Case: CustomTestStringConvertible, Sendable {
    var limit: SceneLimit
    var scene: String
    var count: Int
    var column: Int?
    var testDescription: String { "\(limit)" }
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    Array(repeating: text, count: count).joined(separator: ",")
  }

  private static func list(_ template: String, _ rows: String) -> String {
    #"{"screen":{"size":[99,99]},"views":[{"kind":"list","template":\#(template),"data":[\#(rows)]}]}"#
  }

  private static func row(_ field: String, of count: Int) -> String {
    #"{"t":"\#(String(repeating: field, count: count))"}"#
  }

  private static let runs = repeated("[0,1]", 25)

  static let read: [Case] = [
    Case(
      limit: .views, scene: list(#"{"children":[\#(repeated("{}", 199))]}"#, repeated("{}", 1_001)),
      count: 200_001),
    Case(
      limit: .insertedBytes,
      scene: list(
        #"{"children":[{"kind":"label","text":"\#(String(repeating: "{t}", count: 1_000))"}]}"#,
        row("x", of: 9_000)), count: 9_002_000),
    Case(
      limit: .insertedBytes,
      scene: list(
        #"{"children":[\#(repeated(#"{"font":{"family":"{t}"}}"#, 1_000))]}"#, row("x", of: 9_000)),
      count: 9_002_000),
    Case(
      limit: .constraints,
      scene: #"{"variables":["x"],"constraints":[\#(repeated(#""x == 0""#, 100_001))]}"#,
      count: 100_001),
    Case(
      limit: .constraints,
      scene: #"""
        {"views":[{"id":"a"},{"id":"b"}],"constraints":[\#(
          repeated(#"{"where":"H:[a][b][a]","options":["alignAllTop","alignAllBottom"]}"#, 16_667))]}
        """#, count: 100_002),
    Case(
      limit: .steps,
      scene: #"""
        {"screen":{"size":[9,9]},"guide":{"steps":[\#(repeated(#"{"target":[1,1],"text":"a"}"#, 1_001))]}}
        """#, count: 1_001),
    Case(
      limit: .locales,
      scene: #"""
        {"check":{"locales":[\#((0..<501).map { "\"en-x-a\($0)\"" }.joined(separator: ","))]}}
        """#, count: 501),
    Case(
      limit: .piecesOfImage,
      scene: #"""
        {"views":[{"kind":"image","image":{"file":"a.png","columns":[\#(runs)],"rows":[\#(runs)]}}]}
        """#, count: 2_601),
  ]

  @Test(arguments: read)
  func `what comes to too much is refused where it does, once`(example: Case) {
    let error = #expect(throws: SceneDiagnostics.self) {
      try Scene(parsing: Array(example.scene.utf8))
    }
    check(error, example.limit, example.count)
  }

  private func check(_ error: SceneDiagnostics?, _ limit: SceneLimit, _ count: Int) {
    let found = error?.diagnostics.filter { $0.code == .tooMany } ?? []
    #expect(found.count == 1)
    #expect(
      found.first?.message
        == "the scene comes to \(count) \(limit.noun), and \(limit.most) are the most"
    )
    #expect(found.first?.range != nil || limit == .pieces)
    #expect(found.first?.help?.isEmpty == false)
  }

  @Test func `what stays within the limits is read`() throws {
    let rows = Self.list(
      #"{"children":[\#(Self.repeated("{}", 99))]}"#, Self.repeated("{}", 1_999))
    _ = try Scene(parsing: Array(rows.utf8))
    let inserted = Self.list(
      #"{"children":[{"kind":"label","text":"\#(String(repeating: "{t}", count: 900))"}]}"#,
      Self.row("x", of: 9_000))
    _ = try Scene(parsing: Array(inserted.utf8))
  }

  @Test func `sections count their headers, sorted lists at most as often as they have titles`() {
    func isWithin(_ keys: String, _ rows: String) -> Bool {
      let header = #""header":{"children":[\#(Self.repeated("{}", 999))]}"#
      let scene = #"""
        {"screen":{"size":[99,99]},"views":[{"kind":"list",\#(keys)\#(header),"template":{},"data":[\#(rows)]}]}
        """#
      return (try? Scene(parsing: Array(scene.utf8))) != nil
    }
    let (one, two) = (#"{"section":"A","text":"a"}"#, #"{"section":"B","text":"b"}"#)
    #expect(isWithin("", Self.repeated(one, 300)))
    #expect(!isWithin("", Self.repeated(one + "," + two, 150)))
    #expect(!isWithin(#""sort":true,"#, Self.repeated(one, 300)))
    #expect(isWithin(#""sort":"letters","#, Self.repeated(#"{"text":"a"}"#, 190)))
  }

  private func refusal(_ scene: String, files: [SceneFile] = []) throws -> SceneDiagnostics? {
    let scene = try Scene(parsing: Array(scene.utf8))
    return #expect(throws: SceneDiagnostics.self) {
      try SceneSolver.solve(scene, with: SceneOverrides(files: files))
    }
  }

  @Test func `images on the screen are cut into so many pieces at most`() throws {
    let runs = (0..<24).map { "[\($0 * 3 + 1),\($0 * 3 + 2)]" }.joined(separator: ",")
    let image = #"{"kind":"image","image":{"file":"a.png","columns":[\#(runs)],"rows":[\#(runs)]}}"#
    let scene = #"{"screen":{"size":[99,99]},"views":[\#(Self.repeated(image, 42))]}"#
    let file = SceneFile(
      name: "a.png", content: .bytes(PNGSample.bytes(width: 99, height: 99)))
    check(try refusal(scene, files: [file]), .pieces, 42 * 49 * 49)
  }

  @Test func `paths draw so many different holes at most, and the same ones as often as asked`()
    throws
  {
    func scene(_ frames: (Int) -> String, _ count: Int) -> String {
      let views = (0..<count).map { #"{"id":"v\#($0)","frame":[\#(frames($0))]}"# }
      let targets = (0..<count).map { "\"v\($0)\"" }.joined(separator: ",")
      return #"""
        {"screen":{"size":[2000,2000]},"views":[\#(views.joined(separator: ","))],"guide":{"steps":[
        {"target":[\#(targets)],"text":"a","cutout":{"path":"M0 0H9V9Z"}}]}}
        """#
    }
    check(try refusal(scene({ "\($0),\($0),5,5" }, 251)), .pathHoles, 251)
  }

  @Test func `bubbles look for a way around so many obstacles at most`() throws {
    let obstacles = Self.repeated("\"o\"", 100_001)
    let steps = ["a", "b"].map {
      #"{"target":[5,5],"text":"\#($0)","obstacles":[\#($0 == "a" ? #""o""# : obstacles + "," + obstacles)]}"#
    }
    let scene = #"""
      {"screen":{"size":[99,99]},"views":[{"id":"o","frame":[80,80,9,9]}],
       "guide":{"steps":[\#(steps.joined(separator: ","))]}}
      """#
    check(try refusal(scene), .obstacles, 200_003)
  }

  @Test func `steps that ask for the same have the same bubble, and count once`() throws {
    let step =
      #"{"target":[50,50],"text":"Same","cutout":{"path":"M0 0H9V9Z"},"obstacles":[[60,60,9,9]]}"#
    let other = step.replacing("Same", with: "Other")
    let scene = #"""
      {"screen":{"size":[199,199]},"guide":{"steps":[\#(Self.repeated(step, 500)),\#(other)]}}
      """#
    let solution = try SceneSolver.solve(Scene(parsing: Array(scene.utf8)))
    #expect(Set(solution.steps.prefix(500).map(\.bubble)).count == 1)
    let alone = try SceneSolver.solve(
      Scene(parsing: Array(scene.replacing(Self.repeated(step, 500) + ",", with: "").utf8)))
    #expect(solution.steps.last?.bubble == alone.steps.first?.bubble)
  }

  @Test func `a path that crosses itself thousands of times is refused, one that does not is not`()
    throws
  {
    func zigzag(_ count: Int) -> String {
      "M0 0" + (0..<count).map { "L\($0.isMultiple(of: 2) ? 99 : 0) \($0 * 37 % 101)" }.joined()
        + "Z"
    }
    let error = #expect(throws: CutoutPathError.self) { try CutoutPath(svgData: zigzag(200)) }
    #expect(error?.message == "this path crosses itself more than 3000 times")
    #expect(error?.range == 0..<zigzag(200).utf8.count)
    _ = try CutoutPath(svgData: zigzag(20))
    let comb =
      "M0 0" + (1..<140).map { "H\($0)V\($0.isMultiple(of: 2) ? 9 : 1)" }.joined() + "V99H0Z"
    _ = try CutoutPath(svgData: comb)
  }

  @Test func `a ring of a thousand styles is told in a few words`() {
    let styles = (0..<1_000).map { #""s\#($0)":{"style":"s\#(($0 + 1) % 1_000)"}"# }
    let scene = #"{"styles":{\#(styles.joined(separator: ","))}}"#
    let error = #expect(throws: SceneDiagnostics.self) { try Scene(parsing: Array(scene.utf8)) }
    let ring = error?.diagnostics.first
    #expect(ring?.code == .styleRing && ring?.message.utf8.count ?? .max < 400)
    #expect(ring?.message.hasSuffix("which wears 990 more, the last of which wears 's0'") == true)
    #expect(ring?.notes.count == Diagnostic.mostNotes + 1)
    #expect(ring?.notes.last?.message == "979 more places take part")
  }

  @Test func `the scene reference has every limit`() throws {
    let text = try MarkdownFile("Sources/GuideBubbles/GuideBubbles.docc/SceneReference.md").text
    let start = try #require(text.firstRange(of: "## Limits\n"))
    let table = text[start.upperBound...]
    for limit in SceneLimit.allCases {
      #expect(table.contains("| \(limit.most.grouped) |"), "\(limit)")
    }
    let others = [
      JSONParser.maximumDepth, SceneCombinations.most, CutoutPath.maximumStrokes,
      CutoutPath.maximumCrossings, Diagnostic.mostNotes, Int(SceneReader.largestNumber),
      Int(SceneReader.largestFactor),
    ]
    for most in others { #expect(table.contains("| \(most.grouped) |"), "\(most)") }
  }
}

extension Int {
  /// In digits, with commas between thousands.
  fileprivate var grouped: String {
    var (digits, text) = (String(self), "")
    while digits.count > 3 {
      text = "," + digits.suffix(3) + text
      digits.removeLast(3)
    }
    return digits + text
  }
}
