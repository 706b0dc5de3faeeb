import Constraints

@testable import GuideScenes

/// What a reader sees of one frame, worked out from the frames of all views as the scene reference
/// words it.
struct ReferenceVisibility {
  /// Something that lies over the frame.
  struct Cover {
    /// What its containers show of it.
    var frame: LayoutRect
    var radius: Double
  }

  let frame: LayoutRect
  /// What the containers around the frame show; nothing where it is in none.
  let containers: LayoutRect?
  /// The screen above its keyboard.
  let screen: LayoutRect
  let covers: [Cover]
  /// What is seen for certain: round corners of what lies over it are taken as square.
  let least: ReferenceGrid
  /// What may be seen: of what is round only two bars hide.
  let most: ReferenceGrid

  /// A frame that no view has.
  init(of frame: LayoutRect, on screen: SolvedScreen) {
    self.init(frame, within: nil, on: screen, under: [])
  }

  /// The frame of a view among all views of a solution.
  init(ofView index: Int, in solution: SceneSolution, on screen: SolvedScreen) {
    let views = solution.views
    let frame = views[index].frame
    let containers = Self.containers(of: index, views)
    let visible = Self.visible(screen)
    let shown = containers.map { frame.cut(to: $0).cut(to: visible) } ?? frame.cut(to: visible)
    let covers = views.indices.filter {
      $0 > index && !Self.isIn(index, $0, views) && Self.isOpaque(views[$0])
    }.compactMap { other -> Cover? in
      let cover = views[other]
      let whole = Self.containers(of: other, views).map { cover.frame.cut(to: $0) } ?? cover.frame
      let part = whole.cut(to: visible)
      guard part.width > 0, part.height > 0 else { return nil }
      let isBar = cover.kind == .bar || cover.kind == .tabs
      guard isBar || Self.hides(part, frame, shown: shown) else { return nil }
      return Cover(frame: part, radius: Self.radius(of: cover))
    }
    self.init(frame, within: containers, on: screen, under: covers)
  }

  private init(
    _ frame: LayoutRect, within containers: LayoutRect?, on screen: SolvedScreen,
    under covers: [Cover]
  ) {
    self.frame = frame
    self.containers = containers
    self.screen = Self.visible(screen)
    self.covers = covers
    let window = containers.map { $0.cut(to: Self.visible(screen)) } ?? Self.visible(screen)
    let edges = covers.flatMap { [$0.frame] + $0.bars } + [window]
    let area = frame.cut(to: window)
    least = ReferenceGrid(over: area, edges: edges) { point in
      !covers.contains { $0.frame.holds(point) }
    }
    most = ReferenceGrid(over: area, edges: edges) { point in
      !covers.contains { $0.bars.contains { $0.holds(point) } }
    }
  }

  /// Whether something is seen; nothing where round corners or a frame without area leave it open.
  var isSeen: Bool? {
    guard frame.width > 0, frame.height > 0 else {
      guard frame.width == 0, frame.height == 0, covers.isEmpty else { return nil }
      return window.holds(LayoutPoint(x: frame.minX, y: frame.minY))
    }
    if !least.cells.isEmpty { return true }
    return most.cells.isEmpty ? false : nil
  }

  /// Between which numbers the points lie by which it is hidden.
  var hidden: ClosedRange<Double> {
    let (low, high) = (points(most) { $0.bars }, points(least) { [$0.frame] })
    return min(low, high)...max(low, high)
  }

  /// Where the screen and the containers show something.
  var window: LayoutRect { containers.map { $0.cut(to: screen) } ?? screen }

  /// The points that are missing along one axis, or the depth of what reaches into what is shown.
  private func points(_ seen: ReferenceGrid, _ hiding: (Cover) -> [LayoutRect]) -> Double {
    guard let bounds = seen.bounds else {
      if frame.width == 0, frame.height == 0 { return 0 }
      func away(_ low: Double, _ high: Double, _ from: Double, _ to: Double) -> Double {
        high - low > to - from
          ? max(0, max(low - from, to - high)) : max(0, from - low, high - to)
      }
      return max(
        frame.width, frame.height, away(frame.minX, frame.maxX, window.minX, window.maxX),
        away(frame.minY, frame.maxY, window.minY, window.maxY))
    }
    let shown = frame.cut(to: window)
    let depths = covers.flatMap(hiding).map { cover in
      let part = shown.cut(to: cover)
      return part.width > 0 && part.height > 0 ? min(part.width, part.height) : 0
    }
    return max(
      frame.width - bounds.width, frame.height - bounds.height, depths.max() ?? 0)
  }

  // MARK: Views

  static func visible(_ screen: SolvedScreen) -> LayoutRect {
    LayoutRect(
      width: screen.size.width, height: max(0, screen.size.height - max(0, screen.keyboard)))
  }

  /// Whether one view is in another.
  static func isIn(_ holder: Int, _ view: Int, _ views: [SolvedView]) -> Bool {
    var next = views[view].parent
    while let index = next {
      if index == holder { return true }
      next = views[index].parent
    }
    return false
  }

  /// What the containers around a view that cut off leave of the plane.
  static func containers(of view: Int, _ views: [SolvedView]) -> LayoutRect? {
    var (next, left) = (views[view].parent, LayoutRect?.none)
    while let index = next {
      let holder = views[index]
      if [.scroll, .list, .web].contains(holder.kind) {
        left = left.map { $0.cut(to: holder.frame) } ?? holder.frame
      }
      next = holder.parent
    }
    return left
  }

  static func isOpaque(_ view: SolvedView) -> Bool {
    if view.isHidden { return false }
    if let fill = view.look.fill { return fill.alpha >= 0x80 }
    return view.image != nil
      || [.bar, .tabs, .field, .list, .web, .image, .switch].contains(view.kind)
  }

  /// Whether a view hides what it overlaps: it comes from outside, or cuts from edge to edge.
  private static func hides(_ cover: LayoutRect, _ frame: LayoutRect, shown: LayoutRect) -> Bool {
    let both = cover.cut(to: frame)
    guard both.width > 0, both.height > 0 else { return false }
    if cover.reach(beyond: frame) > 1e-6 { return true }
    return cover.minX <= shown.minX + 1e-6 && cover.maxX >= shown.maxX - 1e-6
      || cover.minY <= shown.minY + 1e-6 && cover.maxY >= shown.maxY - 1e-6
  }

  /// The radius of a view's own corners.
  static func radius(of view: SolvedView) -> Double {
    let half = max(0, min(view.frame.width, view.frame.height) / 2)
    switch view.kind {
    case .switch: return half
    case .field where view.image == nil: return min(half, view.look.cornerRadius ?? 6)
    default: return min(half, view.look.cornerRadius ?? 0)
    }
  }
}

extension ReferenceVisibility.Cover {
  /// What of it reaches from edge to edge between its round corners.
  var bars: [LayoutRect] {
    let radius = min(radius, frame.width / 2, frame.height / 2)
    guard radius > 0 else { return [frame] }
    return [frame.grown([0, -radius, 0, -radius]), frame.grown([-radius, 0, -radius, 0])].filter {
      $0.width > 0 && $0.height > 0
    }
  }
}
