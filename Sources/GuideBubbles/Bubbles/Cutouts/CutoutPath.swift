/// A free outline of holes, as the language of SVG paths draws it.
///
/// Its coordinates are points from the target's top-left corner or, with a view box, places in the box
/// that is stretched over the target. Parts that are left open are closed. What it runs around is the
/// hole (the non-zero rule).
public struct CutoutPath: Hashable, Sendable {
  /// One stroke of the pen; all curves are cubic.
  enum Stroke: Hashable {
    case move(to: LayoutPoint)
    case line(to: LayoutPoint)
    case curve(LayoutPoint, LayoutPoint, to: LayoutPoint)
    case close
  }

  /// The most strokes that a path may have, arcs counted as up to eight.
  static let maximumStrokes = 300
  /// The most corners that an outline gets; a path that needs more is drawn more coarsely.
  static let maximumCorners = 600
  /// How far a curve's outline may be off, in points.
  static let flatness = 0.1

  let strokes: [Stroke]
  /// What is stretched over the target; nothing for coordinates in points.
  let viewBox: LayoutRect?

  /// Reads a path such as `M0 0 H40 V20 Q20 40 0 20 Z`.
  ///
  /// - Parameters:
  ///   - svgData: Commands of SVG paths, absolute or relative, but for smooth curves (`S`, `T`):
  ///     `M`, `L`, `H`, `V`, `C`, `Q`, `A` and `Z`; numbers up to ten million.
  ///   - viewBox: The rectangle of the path's coordinates that is stretched over the target, with
  ///     width and height above zero; nothing for points from the target's top-left corner.
  /// - Throws: What is no path, and where, that it has more than 300 strokes, or that it
  ///   crosses itself more than 3,000 times.
  public init(svgData: String, viewBox: LayoutRect? = nil) throws(CutoutPathError) {
    strokes = try CutoutPathParser.parse(svgData)
    self.viewBox = viewBox
    if crossesTooOften {
      throw CutoutPathError(
        message: "this path crosses itself more than \(Self.maximumCrossings) times",
        range: 0..<svgData.utf8.count)
    }
  }

  /// The path in its own coordinates, as lines; nothing where it has no width or height.
  var unplaced: OutlinePath {
    let whole = LayoutRect(width: 1_000, height: 1_000)
    let path = flattened(CutoutPathMapping(from: whole, to: whole))
    guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0 else {
      return OutlinePath()
    }
    return flattened(CutoutPathMapping(from: bounds, to: whole))
  }

  /// The path over a target as straight lines that are nowhere off by more than a tenth of a point.
  ///
  /// Padding moves each side of the path's own frame outwards and stretches the path with it.
  ///
  /// - Parameters:
  ///   - frame: The target's frame, absolute, in points.
  ///   - padding: How far the path's frame grows on each side, in points.
  /// - Returns: The outline, which may cross itself; `nil` when it has no width or height.
  func outline(over frame: LayoutRect, padding: LayoutInsets) -> OutlinePath? {
    let placed = CutoutPathMapping(from: viewBox ?? LayoutRect(size: frame.size), to: frame)
    guard let bounds = flattened(placed).bounds, bounds.width > 0, bounds.height > 0 else {
      return nil
    }
    func growth(_ padding: Double) -> Double { padding.isFinite ? -max(0, padding) : 0 }
    let grown = bounds.inset(
      by: LayoutInsets(
        top: growth(padding.top), left: growth(padding.left), bottom: growth(padding.bottom),
        right: growth(padding.right)))
    guard grown != bounds else { return flattened(placed) }
    return flattened(placed.followed(by: CutoutPathMapping(from: bounds, to: grown)))
  }

  /// The strokes, moved and stretched, their curves as lines.
  private func flattened(_ mapping: CutoutPathMapping) -> OutlinePath {
    let curveCount = strokes.count { if case .curve = $0 { true } else { false } }
    let limit = Swift.max(1, CutoutPath.maximumCorners / Swift.max(1, curveCount))
    var path = OutlinePath()
    var pen = LayoutPoint()
    var isOpen = false
    for stroke in strokes {
      switch stroke {
      case .move(let point):
        if isOpen { path.elements.append(.close) }
        pen = mapping.place(point)
        path.elements.append(.move(to: pen))
        isOpen = true
      case .line(let point):
        pen = mapping.place(point)
        path.elements.append(.line(to: pen))
      case .curve(let first, let second, let end):
        let curve = CubicCurve(
          start: pen, first: mapping.place(first), second: mapping.place(second),
          end: mapping.place(end))
        pen = curve.end
        path.elements += curve.points(flatness: CutoutPath.flatness, limit: limit).map {
          .line(to: $0)
        }
      case .close:
        path.elements.append(.close)
        isOpen = false
      }
    }
    if isOpen { path.elements.append(.close) }
    return path
  }
}

extension LayoutRect {
  fileprivate init(size: LayoutSize) { self.init(width: size.width, height: size.height) }
}
