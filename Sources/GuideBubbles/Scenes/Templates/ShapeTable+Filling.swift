extension ShapeTable {
  /// The shape of a row, for which its template is filled if no row had the like before.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - template: Its template.
  ///   - names: What views may name of their scene.
  /// - Returns: The shape's index, and all that is wrong with a new one.
  mutating func shape(
    of row: SceneRow, in template: SceneTemplate, naming names: SceneNames
  ) -> (index: Int, diagnostics: [Diagnostic]) {
    if let known = index(of: row, in: template) { return (known, []) }
    let (shape, diagnostics) = template.filled(with: row, naming: names)
    let isWrong = diagnostics.contains { $0.severity == .error }
    return (append(isWrong ? nil : shape, of: row, in: template), diagnostics)
  }
}
