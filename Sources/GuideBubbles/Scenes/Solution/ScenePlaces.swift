/// Says where things stand in a scene's file, in the words of outputs.
struct ScenePlaces {
  private let source: SourceText?
  /// What the file says; nothing where no places are asked for.
  private let document: JSONValue?

  /// Places in a file.
  ///
  /// - Parameters:
  ///   - source: The file; without one, nothing is said of places.
  ///   - areAsked: Whether there is anything whose place is asked for; if not, the file is not read.
  init(in source: SourceText?, areAsked: Bool = true) {
    self.source = source
    document = areAsked ? source.flatMap { try? JSONParser.parse($0.bytes) } : nil
  }

  /// The members that say where something stands: its line, its column, and a JSON Pointer.
  func members(of range: SourceRange?) -> [(String, JSONValue)] {
    guard let range, let source else { return [] }
    let position = source.position(of: range.start)
    var members: [(String, JSONValue)] = [
      ("line", .number(position.line)), ("column", .number(position.column)),
    ]
    if let document { members.append(("pointer", .string(document.pointer(to: range)))) }
    return members
  }
}
