/// Something to tell the author of a scene, with its place.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// Nothing can be solved.
    case error
    /// The scene solves, but not as its author would want.
    case warning
    /// Belongs to the diagnostic before it, or tells by itself what is no mistake.
    case note
  }

  /// How bad it is.
  public var severity: Severity
  /// A stable short name, such as `unknown-key` or `conflict`.
  public var code: DiagnosticCode
  /// One sentence without a period that names the thing.
  public var message: String
  /// Where in the file; nothing when the file as a whole is meant.
  ///
  /// ``SourceText`` makes a line and a column of it, and a JSON Pointer.
  public var range: SourceRange?
  /// Other places that take part, at most twenty; where there are more, a last note says how many.
  public var notes: [Diagnostic]
  /// A way out.
  public var help: String?

  /// Makes a diagnostic from its parts.
  public init(
    _ severity: Severity = .error, code: DiagnosticCode, message: String, range: SourceRange? = nil,
    notes: [Diagnostic] = [], help: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.range = range
    self.notes = Self.bounded(notes)
    self.help = help
  }

  /// How many notes a diagnostic has at most: a contradiction may have ten thousand members, and nobody
  /// reads the twenty-first.
  package static let mostNotes = 20

  /// The first of many notes, and how many there are besides.
  private static func bounded(_ notes: [Diagnostic]) -> [Diagnostic] {
    guard let first = notes.first, notes.count > mostNotes + 1 else { return notes }
    let rest = Diagnostic(
      .note, code: first.code, message: "\(notes.count - mostNotes) more places take part")
    return notes.prefix(mostNotes) + [rest]
  }
}
