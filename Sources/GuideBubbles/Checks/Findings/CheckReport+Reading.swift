extension CheckReport {
  /// Reads what ``json`` writes.
  ///
  /// - Parameter value: A report as JSON.
  /// - Throws: What is wrong with it, with the place.
  public init(_ value: JSONValue) throws(SceneDiagnostics) {
    let fields = try CheckReportFields(value)
    guard try fields.number("version") == 1 else {
      throw fields.failure("version", "reports have version 1")
    }
    var axes = [[String]](repeating: [], count: CheckMatrix.Axis.allCases.count)
    let lists = try CheckReportFields(fields.value("matrix"))
    for axis in CheckMatrix.Axis.allCases where lists.has(axis.key) {
      axes[axis.rawValue] = try lists.strings(axis.key)
    }
    let matrix = CheckMatrix(axes)
    guard
      matrix.values.reduce(1.0, { $0 * Double(max(1, $1.count)) })
        <= Double(SceneCombinations.most)
    else {
      throw fields.failure("matrix", "there are at most \(SceneCombinations.most) combinations")
    }
    let count = matrix.count
    guard try fields.count("combinations") == count else {
      throw fields.failure("combinations", "its 'matrix' has \(count) combinations")
    }
    var covered = CombinationSet(0..<count)
    if fields.has("covered") { covered = try fields.combinations("covered", below: count) }
    self.init(
      scene: try fields.string("scene"), digest: try fields.string("digest"), matrix: matrix,
      covered: covered,
      stepCount: try fields.count("steps"),
      findings: try fields.objects("findings", below: count),
      suppressed: fields.has("suppressed") ? try fields.objects("suppressed", below: count) : [])
  }
}

/// The members of an object of a report.
private struct CheckReportFields {
  let value: JSONValue
  private let members: [JSONMember]

  init(_ value: JSONValue) throws(SceneDiagnostics) {
    guard case .object(let members) = value.content else {
      throw SceneDiagnostics([
        .wrongType("report", wanted: "an object", found: value.kindName, at: value.range)
      ])
    }
    self.value = value
    self.members = members
  }

  func has(_ key: String) -> Bool { members.contains { $0.key.text == key } }

  func value(_ key: String) throws(SceneDiagnostics) -> JSONValue {
    guard let member = members.first(where: { $0.key.text == key }) else {
      throw SceneDiagnostics([.missingKey(key, of: "a report", at: value.range)])
    }
    return member.value
  }

  func failure(_ key: String, _ why: String) -> SceneDiagnostics {
    let range = members.first { $0.key.text == key }?.value.range ?? value.range
    return SceneDiagnostics([
      Diagnostic(
        code: .badValue, message: "this is no report that 'check' wrote: \(why)", range: range,
        help: "make it again with '--report json=FILE'")
    ])
  }

  func string(_ key: String) throws(SceneDiagnostics) -> String {
    guard case .string(let text) = try value(key).content else {
      throw failure(key, "'\(key)' is no string")
    }
    return text.text
  }

  func strings(_ key: String) throws(SceneDiagnostics) -> [String] {
    guard case .array(let values) = try value(key).content else {
      throw failure(key, "'\(key)' is no array")
    }
    var strings: [String] = []
    for value in values {
      guard case .string(let text) = value.content else {
        throw failure(key, "'\(key)' has something other than strings")
      }
      strings.append(text.text)
    }
    return strings
  }

  func number(_ key: String) throws(SceneDiagnostics) -> Double {
    guard case .number(let number) = try value(key).content else {
      throw failure(key, "'\(key)' is no number")
    }
    return number
  }

  /// A whole number that is not negative.
  func count(_ key: String) throws(SceneDiagnostics) -> Int {
    let number = try number(key)
    guard let count = Int(exactly: number), count >= 0 else {
      throw failure(key, "'\(key)' is no count")
    }
    return count
  }

  func combinations(_ key: String, below count: Int) throws(SceneDiagnostics) -> CombinationSet {
    guard let set = CombinationSet(try string(key), below: count) else {
      throw failure(key, "'\(key)' has no combinations of its matrix")
    }
    return set
  }

  /// One of an enumeration's words.
  func word<Word: RawRepresentable<String>>(_ key: String) throws(SceneDiagnostics) -> Word {
    guard let word = Word(rawValue: try string(key)) else {
      throw failure(key, "'\(key)' is unknown")
    }
    return word
  }

  func objects(_ key: String, below count: Int) throws(SceneDiagnostics) -> [CheckFinding] {
    guard case .array(let values) = try value(key).content else {
      throw failure(key, "'\(key)' is no array")
    }
    var findings: [CheckFinding] = []
    for value in values { findings.append(try CheckReportFields(value).finding(below: count)) }
    return findings
  }

  private func finding(below count: Int) throws(SceneDiagnostics) -> CheckFinding {
    let worst = try self.count("worst")
    guard worst < count else { throw failure("worst", "there is no combination \(worst)") }
    return CheckFinding(
      rule: try word("rule"), level: try word("level"), outcome: try word("outcome"),
      subject: try subject(), message: try string("message"),
      help: has("help") ? try string("help") : nil, place: try place(),
      amount: try number("amount"), worst: worst, marks: try rects("marks"),
      broken: try combinations("broken", below: count),
      undecided: try combinations("undecided", below: count))
  }

  private func subject() throws(SceneDiagnostics) -> CheckSubject {
    if has("step") { return .step(try string("step"), position: try count("position")) }
    if has("view") { return .view(try string("view")) }
    if has("locale") { return .locale(try string("locale")) }
    return has("item") ? .item(try string("item")) : .scene
  }

  private func place() throws(SceneDiagnostics) -> CheckFinding.Place? {
    guard has("line") else { return nil }
    return CheckFinding.Place(
      line: try count("line"), column: try count("column"), pointer: try string("pointer"))
  }

  private func rects(_ key: String) throws(SceneDiagnostics) -> [LayoutRect] {
    guard case .array(let values) = try value(key).content else {
      throw failure(key, "'\(key)' is no array")
    }
    var rects: [LayoutRect] = []
    for value in values {
      guard case .array(let sides) = value.content, sides.count == 4 else {
        throw failure(key, "'\(key)' has no rectangles")
      }
      var numbers: [Double] = []
      for case .number(let number) in sides.map(\.content) { numbers.append(number) }
      guard numbers.count == 4 else { throw failure(key, "'\(key)' has no rectangles") }
      rects.append(
        LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
    return rects
  }
}
