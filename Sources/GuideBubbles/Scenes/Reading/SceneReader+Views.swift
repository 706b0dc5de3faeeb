extension SceneReader {
  /// A view with the views in it; what only lists have is read where scenes are.
  mutating func view(_ field: Field) -> SceneView? {
    viewFields(field).map { fields in
      var view = viewItself(fields)
      view.children = children(of: view.kind) { reader in
        reader.elements(fields[.children]) { $0.view($1) }
      }
      return view
    }
  }

  /// A view without those in it.
  mutating func viewItself(_ fields: Fields<ViewKey>) -> SceneView {
    viewCount += 1
    let kind = fields[.kind].flatMap { viewKind($0) } ?? .view
    let id = fields[.id].flatMap { viewID($0) }.flatMap { declared($0) }
    var view = SceneView(name: id?.text ?? usualName(of: kind), kind: kind)
    view.id = id
    view.range = fields.range
    view.places = fields.places
    // What else it says depends on what it is, which nobody knows.
    let isUnknown = hasUnknownKind(fields)
    for part in ViewPart.all where !isUnknown || !part.dependsOnKind {
      read(part, fields, into: &view)
    }
    return view
  }

  /// The keys of a view; of a kind that is not known, nothing is known about its keys either.
  mutating func viewFields(_ field: Field) -> Fields<ViewKey>? {
    let said = diagnostics.count
    guard let fields = fields(field, ViewKey.self) else { return nil }
    if hasUnknownKind(fields) { diagnostics.removeSubrange(said...) }
    return fields
  }

  /// Whether a view is of a kind that there is none of.
  func hasUnknownKind(_ fields: Fields<ViewKey>) -> Bool {
    guard case .string(let word)? = fields[.kind]?.value.content else { return false }
    return ViewKind(rawValue: word.text) == nil
  }

  /// What the view that was met last is called when it has no id.
  func usualName(of kind: ViewKind) -> String { "\(kind.rawValue)#\(viewCount)" }

  /// The views in a view of a kind.
  mutating func children<Views>(
    of kind: ViewKind, read: (inout SceneReader) -> Views
  ) -> Views {
    let isInOuterTabs = isInTabs
    isInTabs = isInTabs || kind == .tabs
    defer { isInTabs = isInOuterTabs }
    return read(&self)
  }

  /// Reads a part of a view that knows what it is.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - fields: The view's keys; those that are absent leave what the view has.
  ///   - view: The view.
  mutating func read(_ part: ViewPart, _ fields: Fields<ViewKey>, into view: inout SceneView) {
    switch part {
    case .key(let key): if let field = fields[key] { read(key, field, into: &view) }
    case .stack: view.stack = stack(fields, view.kind)
    case .image: readImage(fields, into: &view)
    case .list: if view.kind != .list { refuseKeysOfLists(fields, view.kind) }
    }
  }

  private mutating func read(_ key: ViewKey, _ field: Field, into view: inout SceneView) {
    switch key {
    case .text: view.text = text(field)
    case .placeholder: view.placeholder = placeholder(field, view.kind)
    case .font: view.look.font = font(field)
    case .textColor: view.look.textColor = color(field)
    case .textAlignment: view.look.textAlignment = textAlignment(field)
    case .lineLimit: view.look.lineLimit = lineLimit(field)
    case .breakMode: view.look.breakMode = breakMode(field)
    case .fill: view.look.fill = color(field)
    case .border: view.look.border = border(field)
    case .cornerRadius: view.look.cornerRadius = magnitude(field)
    case .textInsets: view.look.textInsets = logicalInsets(field)
    case .style: view.style = reference(field, kind: "style", code: .unknownStyle, in: names.styles)
    case .offset: view.offset = offset(field, view.kind)
    case .on: view.isOn = isOn(field, view.kind)
    case .selected: view.isSelected = isSelected(field, view.kind)
    case .hidden: view.isHidden = bool(field) ?? false
    case .collapses: view.collapses = bool(field) ?? false
    case .obstacle: view.isObstacle = bool(field) ?? false
    case .when: view.condition = condition(field)
    case .intrinsicSize: view.intrinsicSize = intrinsicSize(field)
    case .heightRounding: view.heightRounding = heightRounding(field, view.kind)
    case .hugging: if let pair = priorities(field) { view.hugging = pair }
    case .compressionResistance:
      if let pair = priorities(field) { view.compressionResistance = pair }
    case .pin: (view.pin, view.pinRange) = (edges(field), field.range)
    case .frame: (view.frame, view.frameRange) = (rect(field), field.range)
    case .id, .kind, .children, .image, .contentMode, .axis, .spacing, .alignment, .distribution,
      .data, .template, .sort, .header, .footer, .separator, .index:
      break  // a view's name and what is in it, and the parts of several keys
    }
  }

  /// What a view is; a template has no list in it.
  mutating func viewKind(_ field: Field) -> ViewKind? {
    guard let kind = choice(field, kind: "kind", of: ViewKind.self) else { return nil }
    if kind == .list, isInTemplate {
      report(.badValue, "a template has no list in it", at: field.range)
      return nil
    }
    return kind
  }

  /// The id of a view, if a view can have it.
  mutating func viewID(_ field: Field) -> SceneName? {
    guard let name = name(field) else { return nil }
    guard !takenNames.contains(name.text) else {
      diagnostics.append(
        .taken(
          name.text, byEvery: isInTemplate ? "template" : "screen", at: field.range,
          help: "choose another id"))
      return nil
    }
    return name
  }

  /// The id of a view unless a view before it has it.
  mutating func declared(_ id: SceneName) -> SceneName? {
    declare(id, as: "view", in: \.views) ? id : nil
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
    guard case .array = field.value.content else {
      wrongType(field, wanted: "an edge such as 'top', or an array of edges")
      return []
    }
    return elements(field) { $0.choice($1, kind: "edge", of: SceneEdge.self) }
  }
}
