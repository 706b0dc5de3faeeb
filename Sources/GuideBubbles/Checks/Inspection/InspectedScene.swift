/// What all combinations of a check share of a scene.
struct InspectedScene: Sendable {
  let scene: Scene
  /// The file, by which things are named that have no name.
  let source: SourceText?
  /// Where views begin, by name; never iterated.
  private let places: [String: SourceRange]
  /// The texts that are looked at in each language.
  let texts: [PlacedText]
  /// The fields of rows that are tables by language.
  let rowTexts: [ListTexts]
  /// Whether any text is a table by language: whoever writes one translates.
  let isTranslated: Bool

  /// What the file says, for pointers into it.
  private let document: JSONValue?

  init(_ scene: Scene, source: SourceText?) {
    document = source.flatMap { try? JSONParser.parse($0.bytes) }
    self.scene = scene
    self.source = source
    places = scene.viewPlaces
    texts = scene.texts
    rowTexts = scene.rowTexts
    isTranslated = texts.contains { $0.text.isTable }
  }

  /// A view, by its name in a solution; what rows have in common is one.
  func subject(ofViewNamed name: String) -> CheckSubject { .view(Self.template(of: name)) }

  /// Where a view begins in the file, by its name in a solution.
  func place(ofViewNamed name: String) -> SourceRange? {
    let template = Self.template(of: name)
    if let range = places[template] { return range }
    // A row's parts that fields decide have no place of their own: the list has.
    guard let bracket = template.utf8.firstIndex(of: UInt8(ascii: "[")) else { return nil }
    return places[String(template[..<bracket])]
  }

  /// A step, by its position in the file from 1.
  func subject(ofStepAt position: Int) -> CheckSubject {
    let steps = scene.guide.steps
    let id = steps.indices.contains(position - 1) ? steps[position - 1].id : "\(position)"
    return .step(id, position: position)
  }

  /// Where a step begins in the file.
  func place(ofStepAt position: Int) -> SourceRange? {
    let steps = scene.guide.steps
    return steps.indices.contains(position - 1) ? steps[position - 1].range?.firstByte : nil
  }

  /// Words as they stand in the file; empty where nobody knows, or where they are many.
  func words(at range: SourceRange?) -> String {
    guard let range, let source, range.end <= source.bytes.count, range.start < range.end,
      range.end - range.start <= 200
    else { return "" }
    return String(decoding: source.bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The JSON Pointer to a place; empty where nobody knows.
  func pointer(to range: SourceRange) -> String { document?.pointer(to: range) ?? "" }

  /// `thread[m3].bubble` as `thread[].bubble`, and every other name as it is.
  static func template(of name: String) -> String {
    guard let open = name.utf8.firstIndex(of: UInt8(ascii: "[")),
      let close = name.utf8[open...].firstIndex(of: UInt8(ascii: "]"))
    else { return name }
    return String(name[...open]) + String(name[close...])
  }
}
