extension SolvedScreen {
  /// The screen that a scene and its overrides come to; nothing when neither names one.
  ///
  /// - A device gives size, scale and safe area; what the scene writes beside it wins. An override
  ///   of the device or size wins over both, and then the device's safe area no longer counts.
  /// - A safe area that the scene writes is meant for the orientation that the scene has; when an
  ///   override turns the screen to the left (or back), it turns along.
  /// - The scale is 1 and the safe area empty where nothing says otherwise.
  init?(_ scene: SceneScreen?, overrides: SceneOverrides) {
    guard scene != nil || overrides.namesScreen else { return nil }
    let scene = scene ?? SceneScreen()
    let measures: ScreenMeasures
    if let device = overrides.device {
      measures = ScreenMeasures(
        device, turnedTo: overrides.orientation ?? scene.orientation ?? .portrait)
    } else if let size = overrides.size {
      measures = ScreenMeasures(
        size: size, scale: scene.scale ?? scene.device?.scale, safeArea: scene.safeArea,
        turnedTo: overrides.orientation)
    } else {
      measures = ScreenMeasures(scene, turnedTo: overrides.orientation)
    }
    let locale = overrides.locale ?? scene.locale ?? "en"
    let size = overrides.device == nil ? measures.size : overrides.size ?? measures.size
    let keyboard = overrides.keyboard ?? scene.keyboard?.resolved(for: size) ?? 0
    self.init(
      size: size, scale: overrides.scale ?? measures.scale, safeArea: measures.safeArea,
      keyboard: max(0, min(keyboard, size.height)),
      direction: overrides.direction ?? scene.direction ?? locale.layoutDirection,
      locale: locale, textSize: overrides.textSize ?? scene.textSize ?? .large)
  }
}

/// Size, scale and safe area in one orientation.
private struct ScreenMeasures {
  var size: LayoutSize
  var scale: Double
  var safeArea: LayoutInsets

  /// A device as it is held.
  init(_ device: Device, turnedTo orientation: SceneOrientation) {
    size = device.size
    scale = device.scale
    safeArea = device.portraitSafeArea
    guard orientation == .landscape else { return }
    size = size.turned
    safeArea = device.landscapeSafeArea
  }

  /// A size, turned when it is held another way.
  init(
    size: LayoutSize, scale: Double?, safeArea: LayoutInsets?,
    turnedTo orientation: SceneOrientation?
  ) {
    self.size = size
    self.scale = scale ?? 1
    self.safeArea = safeArea ?? LayoutInsets()
    guard let orientation, orientation != size.orientation else { return }
    self.size = size.turned
    self.safeArea = self.safeArea.turned(to: orientation)
  }

  /// What a scene writes, over what its device gives.
  init(_ scene: SceneScreen, turnedTo orientation: SceneOrientation?) {
    let written = scene.orientation ?? scene.size?.orientation ?? .portrait
    let held = orientation ?? written
    if let device = scene.device {
      self.init(device, turnedTo: held)
    } else {
      self.init(size: scene.size ?? LayoutSize(), scale: nil, safeArea: nil, turnedTo: held)
    }
    if let size = scene.size { self.size = size.orientation == held ? size : size.turned }
    if let scale = scene.scale { self.scale = scale }
    guard let safeArea = scene.safeArea else { return }
    self.safeArea = held == written ? safeArea : safeArea.turned(to: held)
  }
}

extension LayoutSize {
  /// How a screen of that size is held; a square one is upright.
  fileprivate var orientation: SceneOrientation { width > height ? .landscape : .portrait }

  fileprivate var turned: LayoutSize { LayoutSize(width: height, height: width) }
}

extension LayoutInsets {
  /// The insets of a screen that is turned to the left, its top becoming its left side, or back.
  fileprivate func turned(to orientation: SceneOrientation) -> LayoutInsets {
    switch orientation {
    case .landscape: LayoutInsets(top: right, left: top, bottom: left, right: bottom)
    case .portrait: LayoutInsets(top: left, left: bottom, bottom: right, right: top)
    }
  }
}
