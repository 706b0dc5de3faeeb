import Foundation
import GuideScenes
import Stopwatch

/// Times the scenes of a folder, or some that are named, from bytes to their solutions.
struct ExampleScenes {
  /// What is timed, by the names of the files without `.json`.
  private let scenes: [(name: String, bytes: [UInt8])]

  /// Reads the files; those of the folder of examples where none are named.
  init(_ paths: [String]) throws {
    let folder = "../Examples/Scenes"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let files = paths.isEmpty ? names.map { "\(folder)/\($0)" } : paths
    scenes = try files.filter { $0.hasSuffix(".json") }.map { path in
      let file = URL(fileURLWithPath: path)
      return (file.deletingPathExtension().lastPathComponent, Array(try Data(contentsOf: file)))
    }
  }

  /// Prints a line for each scene: what it takes the first time, which for the first one is with
  /// all tables of the library to be made, and what it takes then.
  func time(_ figures: inout FigureList) {
    for scene in scenes {
      let first = Stopwatch.once { solve(scene.bytes) }
      let usual = Stopwatch.median(of: 21) { solve(scene.bytes) }
      figures.add("\(scene.name), from bytes to solution", seconds: usual)
      figures.remark("\(scene.name), the first time: \(Stopwatch.text(first * 1e3)) ms")
    }
  }

  private func solve(_ bytes: [UInt8]) {
    guard let scene = try? Scene(parsing: bytes) else { return }
    let solution = try? SceneSolver.solve(scene)
    Stopwatch.keep(solution?.views.count ?? 0)
  }
}
