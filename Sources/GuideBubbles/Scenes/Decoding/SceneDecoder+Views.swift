extension SceneDecoder {
  /// A view with its children.
  mutating func view(_ field: Field) -> SceneView? {
    fields(field, ViewKey.self).map { view($0) }
  }

  /// A view whose keys are known.
  mutating func view(_ fields: Fields<ViewKey>) -> SceneView {
    viewCount += 1
    let kind = fields[.kind].flatMap { viewKind($0) } ?? .view
    var view = SceneView(name: "\(kind.rawValue)#\(viewCount)", kind: kind)
    view.range = fields.range
    view.id = fields[.id].flatMap { viewID($0) }
    if let id = view.id { view.name = id.text }
    view.text = fields[.text].flatMap { text($0) }
    view.placeholder = fields[.placeholder].flatMap { placeholder($0, kind) }
    view.look = look(fields)
    view.style = fields[.style].flatMap {
      reference($0, kind: "style", code: .unknownStyle, in: styles)
    }
    view.stack = stack(fields, kind)
    view.offset = fields[.offset].flatMap { offset($0, kind) }
    decodeImage(fields, into: &view)
    decodeControl(fields, into: &view)
    view.list = list(fields, of: view)
    view.isHidden = fields[.hidden].flatMap { bool($0) } ?? false
    view.collapses = fields[.collapses].flatMap { bool($0) } ?? false
    view.isObstacle = fields[.obstacle].flatMap { bool($0) } ?? false
    view.condition = fields[.when].flatMap { condition($0) }
    readSize(fields, into: &view)
    readPlace(fields, into: &view)
    let isInOuterTabs = isInTabs
    isInTabs = isInTabs || kind == .tabs
    view.children = elements(fields[.children]) { $0.view($1) }
    isInTabs = isInOuterTabs
    return view
  }

  private mutating func viewKind(_ field: Field) -> ViewKind? {
    guard let kind = choice(field, kind: "kind", of: ViewKind.self) else { return nil }
    if kind == .list, template != nil {
      report(.badValue, "a template has no list in it", at: field.range)
      return nil
    }
    return kind
  }

  private mutating func viewID(_ field: Field) -> SceneName? {
    guard let name = name(field) else { return nil }
    guard !takenNames.contains(name.text) else {
      diagnostics.append(
        .taken(
          name.text, byEvery: template == nil ? "screen" : "template", at: field.range,
          help: "choose another id"))
      return nil
    }
    return declare(name, as: "view", in: \.views) ? name : nil
  }

  private mutating func placeholder(_ field: Field, _ kind: ViewKind) -> SceneText? {
    guard kind == .field else {
      diagnostics.append(
        .meansNothing(
          "placeholder", to: "a view of kind '\(kind.rawValue)'", at: field.range,
          help: "write \"kind\": \"field\", or 'text' in its place"))
      return nil
    }
    return text(field)
  }

  private mutating func readSize(_ fields: Fields<ViewKey>, into view: inout SceneView) {
    view.intrinsicSize = fields[.intrinsicSize].flatMap { intrinsicSize($0) }
    view.heightRounding = fields[.heightRounding].flatMap { heightRounding($0, view.kind) }
    if let field = fields[.hugging], let pair = priorities(field) { view.hugging = pair }
    if let field = fields[.compressionResistance], let pair = priorities(field) {
      view.compressionResistance = pair
    }
  }

  private mutating func readPlace(_ fields: Fields<ViewKey>, into view: inout SceneView) {
    if let field = fields[.pin] {
      view.pin = edges(field)
      view.pinRange = field.range
    }
    if let field = fields[.frame] {
      view.frame = rect(field)
      view.frameRange = field.range
    }
  }

  /// How a text's height becomes whole points; buttons and fields have whole ones anyway.
  private mutating func heightRounding(_ field: Field, _ kind: ViewKind) -> SceneHeightRounding? {
    guard kind == .label || kind == .view else {
      diagnostics.append(
        .meansNothing(
          "heightRounding", to: "a view of kind '\(kind.rawValue)'", at: field.range,
          help: "it is for views of kind 'label' or 'view', or leave it out"))
      return nil
    }
    return choice(field, kind: "rounding", of: SceneHeightRounding.self)
  }

  /// A width and a height, either of which may be null.
  private mutating func intrinsicSize(_ field: Field) -> SceneIntrinsicSize? {
    guard let parts = tuple(field, count: 2, wanted: "a size [width, height], null for none")
    else { return nil }
    var size = SceneIntrinsicSize(width: nil, height: nil)
    if parts[0].value.content != .null { size.width = extent(parts[0]) }
    if parts[1].value.content != .null { size.height = extent(parts[1]) }
    return size
  }

  /// How far a scroll view is scrolled.
  private mutating func offset(_ field: Field, _ kind: ViewKind) -> SceneOffset? {
    guard kind == .scroll || kind == .list else {
      diagnostics.append(
        .meansNothing(
          "offset", to: "a view of kind '\(kind.rawValue)'", at: field.range,
          help: "write \"kind\": \"scroll\", or leave it out"))
      return nil
    }
    guard let parts = tuple(field, count: 2, wanted: "a point of the content, [x, y]"),
      let x = length(parts[0]), let y = length(parts[1])
    else { return nil }
    return SceneOffset(x: x, y: y)
  }

  /// A priority for both axes, or one for each.
  private mutating func priorities(_ field: Field) -> ScenePriorities? {
    guard case .array = field.value.content else {
      return priority(field).map { ScenePriorities($0) }
    }
    guard let parts = tuple(field, count: 2, wanted: "a priority or two: [horizontal, vertical]")
    else { return nil }
    let pair = parts.compactMap { priority($0) }
    return pair.count == 2 ? ScenePriorities(horizontal: pair[0], vertical: pair[1]) : nil
  }

  /// Edges of the parent: an array of names, or one name.
  private mutating func edges(_ field: Field) -> [SceneEdge] {
    if case .string = field.value.content {
      return choice(field, kind: "edge", of: SceneEdge.self).map { [$0] } ?? []
    }
    return elements(field) { $0.choice($1, kind: "edge", of: SceneEdge.self) }
  }
}
