/// Something to tell the author of a scene, with its place.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// Nothing can be solved.
    case error
    /// The scene solves, but not as its author would want.
    case warning
    /// Belongs to the diagnostic before it.
    case note
  }

  /// How bad it is.
  public var severity: Severity
  /// A stable short name, such as `unknown-key` or `conflict`.
  public var code: DiagnosticCode
  /// One sentence without a period that names the thing.
  public var message: String
  /// Where in the file; nothing when the file as a whole is meant.
  public var range: SourceRange?
  /// Where in the document: a JSON Pointer such as `/constraints/3`.
  public var pointer: String?
  /// Other places that take part.
  public var notes: [Diagnostic]
  /// A way out.
  public var help: String?

  /// Makes a diagnostic from its parts.
  public init(
    _ severity: Severity = .error, code: DiagnosticCode, message: String, range: SourceRange? = nil,
    pointer: String? = nil, notes: [Diagnostic] = [], help: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.range = range
    self.pointer = pointer
    self.notes = notes
    self.help = help
  }
}
