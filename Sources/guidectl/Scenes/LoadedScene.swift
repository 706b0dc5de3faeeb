internal import GuideScenes

/// A scene that was read, with the file for messages about it.
struct LoadedScene {
  /// The file.
  let source: SceneSource
  /// What it says.
  let scene: Scene
  /// The files that it names, as far as they could be read.
  let files: [SceneFile]

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
    files = scene.files(inFolder: Self.folder(of: path), on: &console)
  }

  /// The folder that a file lies in; the current one for standard input, which is `-`.
  static func folder(of path: String) -> String { Path.folder(of: path) }

  /// The scene solved for its own screen or the one that stands in for it.
  func solved(_ overrides: SceneOverrides) throws(CommandFailure) -> SolvedScene {
    var overrides = overrides
    overrides.files = files
    do throws(SceneDiagnostics) {
      let solution = try SceneSolver.solve(scene, with: overrides)
      return SolvedScene(source: source, scene: scene, solution: solution)
    } catch {
      throw .scene(source, error.diagnostics)
    }
  }

  /// The scene solved so that it can be asked why.
  func explainer(_ overrides: SceneOverrides) throws(CommandFailure) -> SceneExplainer {
    var overrides = overrides
    overrides.files = files
    do throws(SceneDiagnostics) {
      return try SceneExplainer(scene, with: overrides)
    } catch {
      throw .scene(source, error.diagnostics)
    }
  }
}
