import Constraints

extension JudgedScene {
  /// The scene as seen in a mirror, in the other direction of reading; nothing where lengths are not
  /// plain numbers.
  var mirrored: JudgedScene? {
    let all = views.flatMap(\.withDescendants)
    guard all.allSatisfy({ $0.constraints.isEmpty && ($0.frame.isEmpty || $0.place != nil) })
    else { return nil }
    var mirrored = self
    mirrored.isRightToLeft.toggle()
    mirrored.safeArea.left = safeArea.right
    mirrored.safeArea.right = safeArea.left
    mirrored.views = views.map { $0.mirrored(in: size.width) }
    for index in steps.indices {
      mirrored.steps[index].targets = steps[index].targets.map { $0.mirrored(in: size.width) }
      mirrored.steps[index].obstacles = steps[index].obstacles.map { $0.mirrored(in: size.width) }
    }
    return mirrored
  }
}

extension LayoutRect {
  /// The rectangle as seen in a mirror of a width.
  func mirrored(in width: Double) -> LayoutRect {
    LayoutRect(x: width - maxX, y: y, width: self.width, height: height)
  }
}

extension JudgedScene.View {
  fileprivate func mirrored(in width: Double) -> JudgedScene.View {
    var view = self
    if let place = place?.mirrored(in: width) {
      view.place = place
      view.frame = [place.x, place.y, place.width, place.height].map { "\($0)" }
    }
    if let place, let rows { view.rows?.dot = rows.dot.mirrored(in: place.width) }
    view.children = children.map { $0.mirrored(in: width) }
    return view
  }
}

extension JudgedScene.Target {
  fileprivate func mirrored(in width: Double) -> JudgedScene.Target {
    switch self {
    case .view: self
    case .rect(let rect): .rect(rect.mirrored(in: width))
    case .point(let point): .point(LayoutPoint(x: width - point.x, y: point.y))
    case .lines(let lines): .lines(lines.map { $0.mirrored(in: width) })
    }
  }
}
