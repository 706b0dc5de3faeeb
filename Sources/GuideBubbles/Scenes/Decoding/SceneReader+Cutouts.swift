extension SceneReader {
  /// The hole over a target; `false` for none.
  mutating func cutout(_ field: Field) -> SceneCutout? {
    if case .bool(let isThere) = field.value.content { return isThere ? SceneCutout() : nil }
    var cutout = SceneCutout()
    let wanted = "true, false, or an object such as { \"shape\": \"capsule\", \"padding\": 6 }"
    guard let fields = fields(field, CutoutKey.self, wanted: wanted) else { return cutout }
    if let shape = fields[.shape].flatMap({ choice($0, kind: "shape", of: Cutout.Shape.self) }) {
      cutout.shape = shape
    } else if fields[.shape] == nil, fields[.path] != nil {
      cutout.shape = .path
    }
    if let padding = fields[.padding].flatMap({ paddings($0) }) { cutout.padding = padding }
    if let radius = fields[.radius].flatMap({ magnitude($0) }) { cutout.radius = radius }
    let viewBox = fields[.viewBox].flatMap { self.viewBox($0) }
    cutout.path = fields[.path].flatMap { path($0, viewBox: viewBox) }
    checkPath(of: cutout, fields)
    return cutout
  }

  /// Whether the path and the shape go together.
  private mutating func checkPath(of cutout: SceneCutout, _ fields: Fields<CutoutKey>) {
    if cutout.shape == .path, fields[.path] == nil, let shape = fields[.shape] {
      report(
        .missingKey, "a cut-out of the shape 'path' needs a 'path'", at: shape.range,
        help: "for example \"path\": \"M0 0 H40 V20 Q20 40 0 20 Z\", in points from the target's "
          + "top-left corner")
    }
    for key in [CutoutKey.path, .viewBox] where cutout.shape != .path {
      guard let field = fields[key] else { continue }
      diagnostics.append(
        .meansNothing(
          key.rawValue, to: "a cut-out of the shape '\(cutout.shape.rawValue)'",
          at: field.range))
    }
  }

  private mutating func path(_ field: Field, viewBox: LayoutRect?) -> CutoutPath? {
    guard let string = string(field) else { return nil }
    do throws(CutoutPathError) {
      return try CutoutPath(svgData: string.text, viewBox: viewBox)
    } catch {
      report(
        .badPath, error.message, at: string.range(of: error.range, in: field.range),
        help: "a path is what SVG calls so: M, L, H, V, C, Q, A and Z with numbers")
      return nil
    }
  }

  /// The part of a path's plane that is stretched over the target.
  private mutating func viewBox(_ field: Field) -> LayoutRect? {
    guard let parts = tuple(field, count: 4, wanted: "a rectangle [x, y, width, height]") else {
      return nil
    }
    let place = parts[..<2].compactMap { number($0) }
    let size = parts[2...].compactMap { positive($0) }
    guard place.count == 2, size.count == 2 else { return nil }
    return LayoutRect(x: place[0], y: place[1], width: size[0], height: size[1])
  }
}
