import Constraints
import GuideBubbles
import GuideFormats
import TestSupport
import Testing

@Suite struct TourStateTests {
  private typealias Steps = TourTestSteps

  @Test func `a state is one line that names its step`() {
    var progress = TourProgress(Steps.tour(["keep", "share", "both"]))
    #expect(
      progress.state.text
        == #"{"version":1,"phase":"notStarted","steps":["keep","share","both"],"seen":[]}"#)
    for id: UInt64 in [1, 2, 9] { progress.handle(TourEvent(id: id, id == 1 ? .start : .advance)) }
    progress.handle(TourEvent(id: 3, .goBack))
    #expect(
      progress.state.text == """
        {"version":1,"phase":"showing","step":"share",\
        "steps":["keep","share","both"],"seen":["1-3","9"]}
        """)
    progress.skip()
    #expect(progress.state.text.contains(#""phase":"skipped","step":"share","#))
    progress.restart()
    for _ in 1...3 { progress.advance() }
    #expect(progress.state.text.contains(#""phase":"completed","steps""#))
  }

  @Test func `any name and any event survives`() throws {
    for text in HostileText.samples {
      var progress = TourProgress(Steps.tour([text, "x", text, text]))
      progress.start()
      progress.goTo(index: 2)
      for id: UInt64 in [0, 2, .max] { progress.handle(TourEvent(id: id, .start)) }
      #expect(!progress.state.text.contains("\n"))
      let state = try TourState(text: progress.state.text)
      #expect(TourProgress(resuming: state, in: progress.tour) == progress)
    }
    let all = try TourState(
      text: #"{"version":1,"phase":"completed","steps":[],"seen":["0-18446744073709551615"]}"#)
    #expect(try TourState(text: all.text) == all)
  }

  @Test(arguments: [
    ("", TourStateError.Key?.none), ("[]", nil), ("{}", .version),
    (#"{"version":"1"}"#, .version), (#"{"version":1}"#, .phase),
    (#"{"version":1,"phase":"begun","steps":[],"seen":[]}"#, .phase),
    (#"{"version":1,"phase":"showing","steps":["a"],"seen":[]}"#, .step),
    (#"{"version":1,"phase":"showing","step":"b","steps":["a"],"seen":[]}"#, .step),
    (#"{"version":1,"phase":"completed","step":"a","steps":["a"],"seen":[]}"#, .step),
    (#"{"version":1,"phase":"showing","step":0,"steps":["a"],"seen":[]}"#, .step),
    (
      #"{"version":1,"phase":"showing","step":"a","occurrence":2,"steps":["a"],"seen":[]}"#,
      .occurrence
    ),
    (
      #"{"version":1,"phase":"showing","step":"a","occurrence":0,"steps":["a"],"seen":[]}"#,
      .occurrence
    ),
    (
      #"{"version":1,"phase":"showing","step":"a","occurrence":-9223372036854775808,"steps":["a"],"seen":[]}"#,
      .occurrence
    ),
    (
      #"{"version":1,"phase":"showing","step":"a","occurrence":1e300,"steps":["a"],"seen":[]}"#,
      .occurrence
    ),
    (#"{"version":1,"phase":"completed","occurrence":1,"steps":["a"],"seen":[]}"#, .occurrence),
    (#"{"version":1,"phase":"completed","steps":"a","seen":[]}"#, .steps),
    (#"{"version":1,"phase":"completed","steps":[1],"seen":[]}"#, .steps),
    (#"{"version":1,"phase":"completed","steps":[]}"#, .seen),
    (#"{"version":1,"phase":"completed","steps":[],"seen":[1]}"#, .seen),
    (#"{"version":1,"phase":"completed","steps":[],"seen":[""]}"#, .seen),
    (#"{"version":1,"phase":"completed","steps":[],"seen":["2-1"]}"#, .seen),
    (#"{"version":1,"phase":"completed","steps":[],"seen":["1-1"]}"#, .seen),
    (#"{"version":1,"phase":"completed","steps":[],"seen":["1-2-3"]}"#, .seen),
    (#"{"version":1,"phase":"completed","steps":[],"seen":["-1"]}"#, .seen),
    (#"{"version":1,"phase":"completed","steps":[],"seen":["+1"]}"#, .seen),
    (#"{"version":1,"phase":"completed","steps":[],"seen":["18446744073709551616"]}"#, .seen),
    (#"{"version":1,"phase":"completed","steps":[],"seen":["1","2"]}"#, .seen),
    (#"{"version":1,"phase":"completed","steps":[],"seen":["3","1"]}"#, .seen),
  ])
  func `a malformed state is an error that names the part`(
    text: String, key: TourStateError.Key?
  ) throws {
    let error = try #require(throws: TourStateError.self) { try TourState(text: text) }
    switch error {
    case .missing(let found), .invalid(let found, _): #expect(found == key, "\(error)")
    case .json, .notAnObject: #expect(key == nil, "\(error)")
    case .unknownVersion, .unknownKey: Issue.record(error)
    }
    #expect(error.description.contains("start the tour anew"))
    if let key { #expect(error.description.contains("'\(key.rawValue)'")) }
  }

  @Test func `another version is named before its unknown keys`() {
    #expect(throws: TourStateError.unknownVersion(2)) {
      try TourState(text: #"{"place":1,"version":2}"#)
    }
    #expect(throws: TourStateError.unknownKey("place", SourceRange(start: 13, end: 20))) {
      try TourState(text: #"{"version":1,"place":1}"#)
    }
  }

  @Test func `a damaged state never does more than throw`() throws {
    let text = Array(
      #"{"version":1,"phase":"showing","step":"b","steps":["a","b"],"seen":["1-4","9"]}"#.utf8)
    try forAll(
      seeds: 0..<2000,
      generate: { random in
        var bytes = text
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0...2, using: &random) {
          case 0: bytes.remove(at: place)
          case 1: bytes[place] = text[Int.random(in: 0..<text.count, using: &random)]
          default: bytes.insert(UInt8.random(in: 0...127, using: &random), at: place)
          }
        }
        return String(decoding: bytes, as: UTF8.self)
      },
      holds: { (text: String) in
        guard let state = try? TourState(text: text) else { return true }
        return try TourState(text: state.text) == state
      })
  }
}
