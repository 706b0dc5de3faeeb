public import Foundation
public import Testing

/// Holds an output to the file in which it was recorded.
///
/// The environment variable `GUIDEBUBBLES_GOLDEN` decides what happens: `check`, the default, fails
/// on a difference and on a missing file; `missing` writes files that are missing; `record` writes
/// all. Nothing is written into the tree by default.
///
/// - Parameters:
///   - actual: The output.
///   - name: The file's name below `Golden/`, such as `SVGRenderer/three-buttons-1.svg`.
///   - testFile: The test's file; `Golden/` lies beside it.
///   - sourceLocation: Where the test asks.
/// - Throws: What Foundation says about a file that cannot be written.
public func expectGolden(
  _ actual: String, _ name: String, testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    .appendingPathComponent("Golden").appendingPathComponent(name)
  try expectRecorded(actual, in: file, name: name, sourceLocation: sourceLocation)
}

/// Holds an output to the file in which it was recorded, wherever that is; see `expectGolden`.
///
/// - Parameters:
///   - actual: The output.
///   - file: The recorded file.
///   - name: What messages call it.
///   - sourceLocation: Where the test asks.
/// - Throws: What Foundation says about a file that cannot be written.
public func expectRecorded(
  _ actual: String, in file: URL, name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let expected = try? String(contentsOf: file, encoding: .utf8)
  if expected == actual { return }
  let mode = ProcessInfo.processInfo.environment["GUIDEBUBBLES_GOLDEN"] ?? "check"
  if mode == "record" || mode == "missing" && expected == nil {
    return try write(actual, to: file)
  }
  let copy = FileManager.default.temporaryDirectory
    .appendingPathComponent("guidebubbles-golden").appendingPathComponent(name)
  try write(actual, to: copy)
  let difference = expected.map { firstDifference($0, actual) } ?? "there is no recorded file"
  Issue.record(
    "\(name): \(difference)\nactual output: \(copy.path)\nrecorded: \(file.path)",
    sourceLocation: sourceLocation)
}

private func write(_ text: String, to file: URL) throws {
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: file)
}

/// The first line that differs, as recorded and as it is now.
private func firstDifference(_ expected: String, _ actual: String) -> String {
  let recorded = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let found = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(recorded, found).enumerated().first { $0.element.0 != $0.element.1 }?.offset
  let index = line ?? min(recorded.count, found.count)
  let was = index < recorded.count ? String(recorded[index]) : "(end)"
  let isNow = index < found.count ? String(found[index]) : "(end)"
  return "line \(index + 1) differs\n- \(was)\n+ \(isNow)"
}
