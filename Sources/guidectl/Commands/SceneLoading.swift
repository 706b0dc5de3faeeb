internal import GuideBubbles

/// A scene that was read, with the file for messages about it.
struct LoadedScene {
  /// The file.
  let source: SceneSource
  /// What it says.
  let scene: Scene

  /// Reads a scene from a file, or from standard input for `-`.
  init(_ path: String, console: inout some Console) throws(CommandFailure) {
    do throws(SystemFailure) {
      let isInput = path == "-"
      let bytes = try isInput ? console.readInput() : console.readFile(path)
      source = SceneSource(name: isInput ? "<stdin>" : path, bytes: bytes)
    } catch {
      throw .system(error)
    }
    do throws(SceneDiagnostics) {
      scene = try Scene(parsing: source.text.bytes)
    } catch {
      throw .scene(source, error.diagnostics)
    }
  }
}

extension LoadedScene {
  /// The scene solved for its own screen or the one that stands in for it.
  func solved(_ overrides: SceneOverrides) throws(CommandFailure) -> SolvedScene {
    do throws(SceneDiagnostics) {
      let solution = try SceneSolver.solve(scene, with: overrides)
      return SolvedScene(source: source, scene: scene, solution: solution)
    } catch {
      throw .scene(source, error.diagnostics)
    }
  }
}
