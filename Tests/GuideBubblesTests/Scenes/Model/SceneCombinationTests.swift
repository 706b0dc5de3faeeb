import Constraints
import TestSupport
import Testing

@testable import GuideScenes

@Suite struct SceneCombinationTests {
  private static func scene(_ check: String) throws -> Scene {
    try Scene(
      parsing: Array(
        #"{ "screen": "iPhone 15", "flags": ["vip", "new"], "check": { \#(check) } }"#.utf8))
  }

  @Test func `the product of the lists is named by what varies`() throws {
    let scene = try Self.scene(
      """
      "devices": ["iPhone 15", "iPad mini"], "orientations": ["portrait"], "locales": ["de", "en"],
      "textSizes": ["large"], "keyboards": [0, 216], "flags": [[], ["vip", "!new"]]
      """)
    let combinations = scene.combinations()
    #expect(combinations.count == 16)
    #expect(
      combinations.prefix(5).map(\.name) == [
        "iPhone 15, de, no keyboard, flags as declared", "iPhone 15, de, no keyboard, vip !new",
        "iPhone 15, de, keyboard 216, flags as declared", "iPhone 15, de, keyboard 216, vip !new",
        "iPhone 15, en, no keyboard, flags as declared",
      ])
    let last = try #require(combinations.last)
    #expect(last.name == "iPad mini, en, keyboard 216, vip !new")
    #expect(last.overrides.device?.name == "iPad mini")
    #expect(last.overrides.orientation == .portrait)
    #expect(last.overrides.textSize == .large)
    #expect(last.overrides.direction == nil)
    #expect(last.overrides.keyboard == 216)
    #expect(last.overrides.flags.map(\.isOn) == [true, false])
    #expect(Set(combinations.map(\.name)).count == 16)
  }

  @Test func `what is asked for beside the scene does not vary`() throws {
    let scene = try Self.scene(#""locales": ["de", "en"], "directions": ["ltr", "rtl"]"#)
    #expect(scene.combinations().map(\.name) == ["de, ltr", "de, rtl", "en, ltr", "en, rtl"])
    let english = scene.combinations(with: SceneOverrides(locale: "en"))
    #expect(english.map(\.name) == ["ltr", "rtl"])
    #expect(english.map(\.overrides.locale) == ["en", "en"])
    let vip = SceneFlag(name: SceneName("vip"), isOn: true)
    let flagged = try Self.scene(#""flags": ["!vip", "new"]"#)
      .combinations(with: SceneOverrides(flags: [vip]))
    #expect(flagged.map { $0.overrides.flags.last?.isOn } == [true, true])
  }

  @Test func `a scene without a check has one combination, and so have empty lists`() throws {
    let alone = try Self.scene(#""devices": [], "locales": []"#).combinations()
    #expect(alone.map(\.name) == ["as written"])
    #expect(alone.first?.overrides == SceneOverrides())
    #expect(try Self.scene(#""locales": ["de"]"#).combinations().map(\.name) == ["as written"])
    #expect(Scene().combinations().count == 1)
  }

  @Test func `every combination is solved`() throws {
    let scene = try Self.scene(
      """
      "devices": ["iPhone SE (1st generation)"], "orientations": ["landscape", "portrait"],
      "locales": ["en+pseudo-mirrored", "en"], "directions": ["rtl"], "keyboards": [100]
      """)
    let solutions = try scene.combinations().map {
      try SceneSolver.solve(scene, with: $0.overrides)
    }
    #expect(solutions.map { $0.screen?.size.width } == [568, 568, 320, 320])
    #expect(solutions.allSatisfy { $0.screen?.direction == .rightToLeft })
    #expect(solutions.allSatisfy { $0.screen?.keyboard == 100 })
  }

  @Test func `repeated values are warned of and looked at once`() throws {
    let marked = MarkedText(
      """
      { "screen": "iPhone 15", "flags": ["vip", "new"], "check": {
        "devices": ["iPhone 15", ①"iphone 15"], "orientations": ["portrait", ②"portrait"],
        "locales": ["zh-Hans", ③"zh_hans"], "textSizes": ["large", ④"large"],
        "directions": ["ltr", ⑤"ltr"], "keyboards": [0, ⑥0.0],
        "flags": ["vip", ⑦["vip"], ["vip", "new"], ⑧{ "new": true, "vip": true }] } }
      """)
    let scene = try Scene(parsing: marked.bytes)
    #expect(scene.warnings.map(\.code) == [DiagnosticCode](repeating: .repeated, count: 8))
    #expect(scene.warnings.map { $0.range?.start } == marked.offsets)
    #expect(scene.warnings.first?.message == "'devices[1]' asks for the same again")
    #expect(scene.combinations().count == 2)
  }

  @Test func `too many combinations are an error, and counting them makes none`() {
    let keyboards = (0..<10_001).map { "\($0)" }.joined(separator: ", ")
    let error = #expect(throws: SceneDiagnostics.self) {
      try Self.scene(
        #""locales": ["de", "en", "fr", "it", "es"], "directions": ["ltr", "rtl"], "#
          + #""keyboards": [\#(keyboards)]"#)
    }
    #expect(error?.diagnostics.map(\.message) == ["'check' asks for 100010 combinations"])
    var check = SceneCheck()
    check.keyboards = Array(repeating: 0, count: 1 << 16)
    check.locales = Array(repeating: "en", count: 1 << 16)
    check.directions = Array(repeating: .leftToRight, count: 1 << 16)
    check.textSizes = Array(repeating: .large, count: 1 << 16)
    #expect(SceneCombinations(check).count == .max)
  }

  @Test(arguments: [
    (#""devices": ["iPhone"]"#, "unknown device 'iPhone'"),
    (#""orientations": ["upright"]"#, "unknown orientation 'upright'"),
    (#""locales": [7]"#, "'locales[0]' must be a string, found a number"),
    (#""textSizes": ["big"]"#, "unknown text size 'big'"),
    (#""directions": ["left"]"#, "unknown direction 'left'"),
    (#""keyboards": [-1]"#, "'keyboards[0]' cannot be -1"),
    (#""keyboards": ["H/2"]"#, "'keyboards[0]' must be a number, found a string"),
    (#""flags": [["vpi"]]"#, "unknown flag 'vpi'"),
    (#""flags": [{ "vip": 1 }]"#, "'vip' must be true or false, found a number"),
    (#""devices": "iPhone 15""#, "'devices' must be an array, found a string"),
    (#""device": ["iPhone 15"]"#, "unknown key 'device' in 'check'"),
  ])
  func `each list has its errors`(check: String, message: String) {
    let error = #expect(throws: SceneDiagnostics.self) { try Self.scene(check) }
    #expect(error?.diagnostics.map(\.message) == [message])
  }
}
