import Constraints
import TestSupport
import Testing

/// Both notations read any text, or refuse it at a place inside it, and end soon.
@Suite struct NotationHostileTests {
  @Test func `hostile text ends soon`() {
    let deep = String(repeating: "(", count: 5000) + "x" + String(repeating: ")", count: 5000)
    let texts = [
      String(repeating: "(", count: 8000), String(repeating: "-", count: 8000), deep,
      String(repeating: "x", count: 100_000), String(repeating: "a.", count: 4000),
      String(repeating: "a[", count: 4000), "x == " + String(repeating: "9", count: 8000),
      String(repeating: "保", count: 2731), "x == 1e" + String(repeating: "9", count: 8000),
      "x" + String(repeating: "\u{301}", count: 4000), String(repeating: "[a]-", count: 2000),
      "[a(" + String(repeating: "1,", count: 4000) + ")]", "\u{202E}x == 1", "x\u{202E} == 1",
      "\u{2066}[a]", "H:[a\u{200B}]", "sa\u{AD}ve == 1", "\u{FEFF}x == 1",
    ]
    for text in texts {
      #expect(throws: NotationError.self, "\(text.prefix(20))") {
        try ConstraintNotation.parse(text)
      }
      #expect(throws: NotationError.self, "\(text.prefix(20))") { try VisualFormat(parsing: text) }
      #expect(Self.areFaultsInside(text))
    }
  }

  @Test func `long lines that are right are read`() throws {
    let factors =
      "(" + String(repeating: "x+", count: 1500) + "x)" + String(repeating: "*1", count: 1500)
    #expect(try ConstraintNotation.parse(factors + " == 0").left.terms.count == 1501)
    let row = "H:" + String(repeating: "[保存]-", count: 800) + "[a]"
    #expect(try VisualFormat(parsing: row).items.count == 801)
    let digits = "x == 0." + String(repeating: "0", count: 8000) + "1"
    #expect(throws: NotationError.self) { try ConstraintNotation.parse(digits) }
    let zeros = String(repeating: "0", count: 8000) + "1 == x"
    #expect(try ConstraintNotation.parse(zeros).left.constant == 1)
  }

  @Test func `a text that is too long is refused behind the last whole letter`() throws {
    let text = String(repeating: "é", count: 4096) + "é"
    let odd = "x" + text
    for (text, start) in [(text, 8192), (odd, 8191)] {
      let error = try #require(throws: NotationError.self) { try ConstraintNotation.parse(text) }
      #expect(error.reason == .tooLong(limit: 8192))
      #expect(error.range == start..<text.utf8.count)
    }
  }

  @Test func `any words are read or refused inside the text`() {
    let words = [
      "a", ".", "width", "[", "]", "(", ")", "+", "-", "*", "/", "==", "<=", "@", "750", " ", "é",
      "|", "H:", "V:", ",", "\u{301}", "🙂", "0", "high", ">", "e", "1e", "\u{0}", "\u{202E}",
      "\u{2028}", "[a]", "-8-", "(>=8)", "保存", "1e999", "1e-999", "99999999999999999999",
    ]
    forAll(seeds: 0..<4000) { random in
      (0..<Int.random(in: 0...14, using: &random))
        .map { _ in words.randomElement(using: &random) ?? "" }.joined()
    } holds: {
      Self.areFaultsInside($0)
    }
  }

  @Test func `any letters are read or refused inside the text`() {
    forAll(seeds: 0..<2000) { random in
      HostileText.random(using: &random)
    } holds: {
      Self.areFaultsInside($0)
    }
  }

  @Test func `any bytes are read or refused inside the text`() {
    forAll(seeds: 0..<2000) { random in
      let bytes = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      return String(decoding: bytes, as: UTF8.self)
    } holds: {
      Self.areFaultsInside($0)
    }
  }

  @Test func `a slip in a line that is right is read or refused inside the text`() {
    let lines = [
      "save.trailing == safeArea.trailing - 16 @750", "2 * (x - 3 * (y + 1)) == -x / 4 + 1e-3",
      "thread[3].bubble.width <= 0.5 * 保存.width + 10.25 @high",
      "H:|-[a(>=44)]-8-[b(a@750)]-(>=4,<=12@gap)-|", "V:|[é(44)]-gap-[thread[m3].b(==a)]|",
    ]
    let slips = Array("()[]|-+*/.,:@=<>e09 aé保🙂\u{301}\u{202E}\u{0}\n").map { String($0) }
    forAll(seeds: 0..<6000) { random in
      var scalars = Array((lines.randomElement(using: &random) ?? "").unicodeScalars)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<scalars.count, using: &random)
        let slip = (slips.randomElement(using: &random) ?? "").unicodeScalars
        switch Int.random(in: 0..<4, using: &random) {
        case 0: scalars.remove(at: place)
        case 1: scalars.insert(contentsOf: slip, at: place)
        case 2: scalars.replaceSubrange(place...place, with: slip)
        default: scalars.append(contentsOf: scalars[place...])
        }
        if scalars.isEmpty { scalars = ["x"] }
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    } holds: {
      Self.areFaultsInside($0)
    }
  }

  @Test func `any metrics and options are read or refused`() {
    let values = [0, -0.0, -8, 1e-300, 1e15, 1e300, .infinity, .nan, 1000, .leastNonzeroMagnitude]
    forAll(seeds: 0..<500) { random in
      (
        values.randomElement(using: &random) ?? 0,
        VisualFormat.Options(rawValue: UInt.random(in: 0...UInt.max, using: &random))
      )
    } holds: { value, options in
      let metrics = [VisualFormat.Metric("m", value)]
      for text in ["H:|-m-[a(m)]", "V:[a(b@m)]-(>=m@m)-[b]"] {
        guard
          let format = try? VisualFormat(parsing: text, options: options, metrics: metrics)
        else { continue }
        for constraint in format.constraints {
          guard constraint.right.constant.magnitude <= Solver.range else { return false }
        }
      }
      return true
    }
  }

  /// Whether the places of faults lie in the text, on borders of scalars, and can be reported.
  private static func areFaultsInside(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let isBorder = { (place: Int) in
      place >= 0 && place <= bytes.count && (place == bytes.count || bytes[place] & 0xC0 != 0x80)
    }
    return faults(of: text).allSatisfy { fault in
      isBorder(fault.range.lowerBound) && isBorder(fault.range.upperBound)
        && !fault.report(in: text).isEmpty
    }
  }

  /// What the two notations say against a text, and against the places of what they read.
  private static func faults(of text: String) -> [NotationError] {
    var faults: [NotationError] = []
    var read: [NotatedConstraint] = []
    do throws(NotationError) { read.append(try ConstraintNotation.parse(text)) } catch {
      faults.append(error)
    }
    do throws(NotationError) {
      read += try VisualFormat(parsing: text, options: .directionLeftToRight).constraints
    } catch {
      faults.append(error)
    }
    for constraint in read {
      let ranges = [constraint.range] + constraint.terms.flatMap { [$0.range, $0.nameRange] }
      faults += ranges.map { NotationError(.namesNothing, at: $0) }
    }
    return faults
  }
}
