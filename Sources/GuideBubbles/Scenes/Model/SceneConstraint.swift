public import Constraints

/// A constraint, or a line of several, as a scene writes it.
public struct SceneConstraint: Hashable, Sendable {
  /// The line, such as `save.top == nav.bottom + 8` or `H:|-[grid]-|`.
  public var line: JSONString
  /// Where the line stands, quotation marks included; nothing when it stands in no file.
  public var lineRange: SourceRange?
  /// What a Visual Format line says besides its text.
  public var options: VisualFormat.Options
  /// The priority when it stands beside the line rather than in it.
  public var priority: LayoutPriority?
  /// What the constraint is called in messages.
  public var name: String?
  /// The view from whose origin locations with a multiplier are measured.
  public var owner: SceneName?
  /// What the line says, in terms of names.
  package var parts: [NotatedConstraint]
  /// The views that a Visual Format line arranges; `|` is their common parent.
  public var arranged: [String]
  /// Where each of those stands in the line, in UTF-8 bytes.
  let arrangedPlaces: [Range<Int>]
  /// The parts of lists that it names, each once.
  var partsOfLists: [SceneName] = []

  /// Reads a constraint from its line; the names in it are not looked up.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - lineRange: Where it stands, quotation marks included.
  ///   - options: What a Visual Format line says besides its text.
  ///   - priority: The priority when it stands beside the line.
  ///   - name: What the constraint is called in messages.
  ///   - owner: The view from whose origin locations with a multiplier are measured.
  /// - Throws: What is wrong with the line.
  public init(
    parsing line: JSONString, at lineRange: SourceRange? = nil, options: VisualFormat.Options = [],
    priority: LayoutPriority? = nil, name: String? = nil, owner: SceneName? = nil
  ) throws(NotationError) {
    self.line = line
    self.lineRange = lineRange
    self.options = options
    self.priority = priority
    self.name = name
    self.owner = owner
    if VisualFormat.isVisualFormat(line.text) {
      let format = try VisualFormat(parsing: line.text, options: options)
      parts = format.constraints
      arranged = format.items.map(\.name)
      arrangedPlaces = format.items.map(\.range)
    } else {
      parts = [try ConstraintNotation.parse(line.text)]
      arranged = []
      arrangedPlaces = []
    }
  }

  /// Where a part of the line stands in the file.
  ///
  /// - Parameter part: A range of the line, in UTF-8 bytes.
  /// - Returns: The place; nothing when the line stands in no file.
  public func range(of part: Range<Int>) -> SourceRange? {
    lineRange.map { line.range(of: part, in: $0) }
  }
}
