import Constraints
import TestSupport
import Testing

@testable import GuideScenes

@Suite struct ListLayoutTests {
  private static let template = """
    { "me": { "children": [ { "id": "words", "kind": "label", "text": "{text}" },
        { "id": "side", "kind": "label", "text": "{side}" },
        { "id": "box", "text": "{note}" } ],
      "constraints": ["words.trailing == row.trailing - 9", "V:|-[words]-3-[box]-|",
        "words.width <= 0.6 * row.width", "side.trailing == words.leading - 8",
        "side.leading >= row.leading", "side.firstBaseline == words.firstBaseline",
        "box.leading == words.leading", "box.width <= words.width + {extra}"] },
      "it": { "kind": "stack", "axis": "vertical", "children": [
        { "kind": "label", "text": "{text}" }, { "kind": "label", "text": "{side}" } ] } }
    """

  private static func row(_ random: inout SplitMix64, id: Int) -> SceneRow {
    func words(_ most: UInt64) -> String {
      (0..<random.next() % (most + 1)).map { _ in
        ["lamp", "a", "gather", "一二三", ""][Int(random.next() % 5)]
      }
      .joined(separator: " ")
    }
    let isMe = random.next() % 3 > 0
    return SceneRow([
      "id": "r\(id)", "template": isMe ? "me" : "it", "text": words(20), "side": words(3),
      "note": words(9), "extra": "\(random.next() % 2)",
    ])
  }

  private static func list(_ rows: [SceneRow]) throws -> ListLayout {
    var list = try ListLayout(
      of: "list",
      in: Scene(parsing: Array(SceneListTests.scene(rows: "", template: template).utf8)))
    for row in rows { try list.append(row) }
    return list
  }

  @Test func `a row is bit for bit what a layout of its own makes of it`() throws {
    for seed in UInt64(0)..<12 {
      var random = SplitMix64(seed: seed)
      let rows = (0..<25).map { Self.row(&random, id: $0) }
      let together = try Self.list(rows)
      for (index, row) in rows.enumerated() {
        let alone = try Self.list([row])
        #expect(together.rows[index].solved.frames == alone.rows[0].solved.frames)
        #expect(together.rows[index].solved.texts == alone.rows[0].solved.texts)
      }
    }
  }

  @Test func `rows added, changed and removed end as if they had always been so`() throws {
    var random = SplitMix64(seed: 5)
    var list = try Self.list([])
    var model: [SceneRow] = []
    for id in 0..<120 {
      let row = Self.row(&random, id: id)
      let place = Int(random.next() % UInt64(model.count + 1))
      switch random.next() % 4 {
      case 0 where place < model.count:
        #expect(list.remove(at: place).id == model.remove(at: place).id)
      case 1 where place < model.count:
        try list.replace(at: place, with: row)
        model[place] = row
      case 2:
        try list.insert(row, at: place)
        model.insert(row, at: place)
      default:
        try list.append(row)
        model.append(row)
      }
    }
    let fresh = try Self.list(model)
    #expect(list.count == model.count && list.contentSize == fresh.contentSize)
    for index in model.indices {
      #expect(list.row(at: index).id == model[index].id)
      #expect(list.frame(ofRow: index) == fresh.frame(ofRow: index))
    }
  }

  @Test func `rows in a rectangle are those that it touches`() throws {
    var random = SplitMix64(seed: 9)
    let list = try Self.list((0..<60).map { Self.row(&random, id: $0) })
    for _ in 0..<100 {
      let top = Double(random.next() % 3000)
      let rect = LayoutRect(x: 0, y: top, width: 300, height: Double(1 + random.next() % 400))
      let touched = (0..<60).filter {
        list.frame(ofRow: $0).maxY > rect.minY && list.frame(ofRow: $0).minY < rect.maxY
      }
      #expect(Array(list.rows(in: rect)) == touched)
    }
  }

  @Test func `a row that is refused changes nothing`() throws {
    var list = try Self.list([SceneRow(["id": "a", "template": "it", "text": "x"])])
    let size = list.contentSize
    let rows: [SceneRow] = [
      SceneRow(["id": "a", "template": "it"]), SceneRow(["template": "its"]), SceneRow([:]),
      SceneRow(["template": "me", "extra": "+"]),
    ]
    for row in rows {
      #expect(throws: SceneDiagnostics.self) { try list.append(row) }
      #expect(list.count == 1 && list.contentSize == size)
    }
    try list.append(SceneRow(["id": "b", "template": "me", "text": "y", "extra": "1"]))
    #expect(
      list.views(inRow: 1).map(\.id) == ["list[b]", "list[b].words", "list[b].side", "list[b].box"])
  }

  @Test func `a scene without the list says which it has`() throws {
    let scene = try Scene(parsing: Array(SceneListTests.scene(rows: "", template: "{}").utf8))
    let error = #expect(throws: SceneDiagnostics.self) { try ListLayout(of: "lisst", in: scene) }
    #expect(error?.diagnostics.first?.help == "did you mean 'list'? known: list")
  }

  @Test func `what rows and headers say stands in the order of the file, with its places`() throws {
    let bytes = Array(
      SceneListTests.scene(
        rows: #"{ "section": "A", "h": 9 }, { "section": "B", "h": 8 }"#,
        template: #"{ "constraints": ["row.height == {h}", "row.height == 7"] }"#,
        keys: #", "header": { "constraints": ["row.height == 1", "row.height == 2"] }"#
      ).utf8)
    let scene = try Scene(parsing: bytes)
    var list = try ListLayout(of: "list", in: scene)
    let places = ["template", "header"].map { "/views/0/\($0)/constraints/1" }
    #expect(
      pointers(list.diagnostics.map(\.range), in: bytes) == [places[0], places[0], places[1]])
    try list.append(list.row(at: 0))
    #expect(list.diagnostics.count == 3)
    try list.append(SceneRow(["h": "6"]))
    #expect(
      pointers(list.diagnostics.map(\.range), in: bytes)
        == [places[0], places[0], places[0], places[1]])
  }
}
