import Constraints
import GuideFormats
import GuideScenes

/// Reads any bytes as a scene, and solves and draws what decodes: it ends, and whatever is wrong stands
/// inside of the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  do throws(SceneDiagnostics) {
    let scene = try Scene(parsing: bytes)
    check(scene.warnings, in: bytes)
    guard isSmall(scene) else { return 0 }
    draw(try SceneSolver.solve(scene), of: bytes)
  } catch {
    demand(error.diagnostics.contains { $0.severity == .error }, or: "refused without an error")
    check(error.diagnostics, in: bytes)
  }
  return 0
}

/// Writes a solution and draws its steps.
private func draw(_ solution: SceneSolution, of bytes: [UInt8]) {
  check(solution.diagnostics, in: bytes)
  let text = JSONWriter.text(solution.json(source: SourceText(bytes)))
  demand((try? JSONParser.parse([UInt8](text.utf8))) != nil, or: "a solution that is no JSON")
  guard let builder = DrawingBuilder(solution) else { return }
  let renderer = SVGRenderer()
  for step in solution.steps {
    _ = renderer.document(builder.drawing(for: step), title: step.id)
  }
}

private func check(_ diagnostics: [Diagnostic], in bytes: [UInt8]) {
  demand(diagnostics.allSatisfy { $0.stands(inside: bytes) }, or: "a place outside of the file")
}

/// Whether a scene is small enough to be solved thousands of times: speed finds more than size.
private func isSmall(_ scene: Scene) -> Bool {
  scene.views.count <= 40 && scene.constraints.count <= 60 && scene.guide.steps.count <= 8
}
