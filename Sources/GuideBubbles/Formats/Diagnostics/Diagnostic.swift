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
  /// Other places that take part.
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
    self.notes = notes
    self.help = help
  }
}
