internal import Constraints

extension SceneReader {
  /// A screen: a device's name or an object.
  mutating func screen(_ field: Field) -> SceneScreen? {
    if case .string = field.value.content {
      return device(field).map { SceneScreen(device: $0, range: field.range) }
    }
    let wanted = "a device's name, or an object with a 'device' or a 'size'"
    guard let fields = fields(field, ScreenKey.self, wanted: wanted) else { return nil }
    var screen = SceneScreen(range: field.range)
    screen.device = fields[.device].flatMap { device($0) }
    screen.size = fields[.size].flatMap { size($0) }
    screen.scale = fields[.scale].flatMap { number($0, in: 0.5...10) }
    screen.safeArea = fields[.safeArea].flatMap { physicalInsets($0) }
    screen.orientation = fields[.orientation].flatMap {
      choice($0, kind: "orientation", of: SceneOrientation.self)
    }
    screen.direction = fields[.direction].flatMap { direction($0) }
    screen.locale = fields[.locale].flatMap { locale($0) }
    screen.textSize = fields[.textSize].flatMap { textSize($0) }
    screen.keyboard = fields[.keyboard].flatMap { extent($0) }
    screen.obstacles = elements(fields[.obstacles]) { $0.obstacle($1) }
    if fields.lacks(.device), fields.lacks(.size) {
      report(
        .missingKey, "a screen needs a 'device' or a 'size'", at: field.range,
        help: "such as \"device\": \"iPhone 15\" or \"size\": [390, 844]")
    }
    if let field = fields[.safeArea] { checkSafeArea(of: screen, at: field) }
    return screen
  }

  /// Whether a safe area leaves something of its screen.
  private mutating func checkSafeArea(of screen: SceneScreen, at field: Field) {
    guard let insets = screen.safeArea else { return }
    if min(insets.top, insets.left, insets.bottom, insets.right) < 0 {
      diagnostics.append(
        .outOfRange(
          "safeArea", "negative", at: field.range,
          help: "it is what bars and notches take at each edge: [top, left, bottom, right]"))
      return
    }
    let held = screen.orientation ?? .portrait
    let device = screen.device.map { device in
      held == .landscape
        ? LayoutSize(width: device.size.height, height: device.size.width) : device.size
    }
    guard let size = screen.size ?? device,
      insets.left + insets.right >= size.width || insets.top + insets.bottom >= size.height
    else { return }
    report(
      .badValue,
      "'safeArea' leaves nothing of a screen of \(NumberText.text(size.width)) × "
        + "\(NumberText.text(size.height)) points",
      at: field.range,
      help: "it is what bars and notches take at each edge: [top, left, bottom, right]")
  }

  mutating func device(_ field: Field) -> Device? {
    guard let name = string(field)?.text else { return nil }
    if let device = Device.named(name) { return device }
    let nearest = Device.nearest(to: name).map { KnownNames.question($0.name) + " " }
    diagnostics.append(
      .unknown(
        "device", name, code: .unknownDevice, at: field.range,
        help: (nearest ?? "") + "'guidectl devices' lists all that are known"))
    return nil
  }

  private mutating func size(_ field: Field) -> LayoutSize? {
    guard let parts = tuple(field, count: 2, wanted: "a size [width, height]") else { return nil }
    let numbers = parts.compactMap { positive($0) }
    return numbers.count == 2 ? LayoutSize(width: numbers[0], height: numbers[1]) : nil
  }

  mutating func direction(_ field: Field) -> UserInterfaceLayoutDirection? {
    choice(field, kind: "direction", among: [("ltr", .leftToRight), ("rtl", .rightToLeft)])
  }

  mutating func textSize(_ field: Field) -> TextSizeCategory? {
    choice(field, kind: "text size", of: TextSizeCategory.self)
  }

  /// A language tag, a pseudo-locale, or both with a plus sign between them.
  mutating func locale(_ field: Field) -> SceneLocale? {
    guard let text = string(field)?.text else { return nil }
    do throws(SceneLocale.Fault) {
      return try SceneLocale(parsing: text)
    } catch {
      switch error {
      case .notATag:
        diagnostics.append(.notALanguage(text, at: field.range))
      case .unknownPseudoLocale(let name):
        unknown(
          name, kind: "pseudo-locale", code: .badValue, at: field.range,
          known: PseudoLocale.allCases.map(\.rawValue))
      }
      return nil
    }
  }

  /// Something that bubbles keep off: a view's id or a rectangle.
  mutating func obstacle(_ field: Field) -> SceneObstacle? {
    if case .array = field.value.content { return rect(field).map { .rect($0) } }
    if case .string(let string) = field.value.content, views.range(of: string.text) == nil {
      let name = SceneName(string.text, range: field.range)
      if checkPartOfList(name) { return .view(name) }
    }
    return reference(field, kind: "view", code: .unknownView, in: views).map { .view($0) }
  }
}
