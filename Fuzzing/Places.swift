import GuideFormats

extension Diagnostic {
  /// Whether the diagnostic and its notes stand inside of the file, on a line of it.
  func stands(inside bytes: [UInt8]) -> Bool {
    let source = SourceText(bytes)
    return ([self] + notes).allSatisfy { diagnostic in
      guard let range = diagnostic.range else { return true }
      let start = source.position(of: range.start)
      return 0 <= range.start && range.start <= range.end && range.end <= bytes.count
        && start.line >= 1 && start.column >= 1
    }
  }
}
