extension SceneReader {
  /// The guide: its own values, then its steps.
  mutating func guide(_ field: Field) -> SceneGuide {
    var guide = SceneGuide()
    guard let fields = fields(field, GuideKey.self) else { return guide }
    guide.style = fields[.style].flatMap {
      reference($0, kind: "style", code: .unknownStyle, in: names.styles)
    }
    if let margins = fields[.margins].flatMap({ logicalInsets($0) }) { guide.margins = margins }
    var ids = NameTable()
    guard let steps = fields[.steps] else { return guide }
    guard case .array(let values) = steps.value.content else {
      wrongType(steps, wanted: "an array of steps")
      return guide
    }
    for (index, value) in values.enumerated() {
      guard count(1, of: .steps, at: value.range.firstByte) else { break }
      guard let step = step(steps.element(index, value), position: index + 1) else { continue }
      guide.steps.append(step)
      if let first = ids.insert(SceneName(step.id, range: step.range)) {
        diagnostics.append(.duplicate("step", step.id, at: step.range, first: first))
      }
    }
    return guide
  }

  private mutating func step(_ field: Field, position: Int) -> SceneStep? {
    guard let fields = fields(field, StepKey.self) else { return nil }
    let isOptional = fields[.optional].flatMap { bool($0) } ?? false
    let id = fields[.id].flatMap { name($0) }?.text ?? "\(position)"
    let targets = fields[.target].map { self.targets($0, isOptional: isOptional) }
    let text = fields[.text].flatMap { stepText($0) }
    for key in [StepKey.target, .text] where fields.lacks(key) {
      diagnostics.append(
        .missingKey(key.rawValue, of: "the step '\(id)'", at: field.range.firstByte))
    }
    var step = SceneStep(
      id: id, targets: targets ?? [], text: text ?? SceneStepText(body: nil))
    step.range = field.range
    step.isOptional = isOptional
    step.side = fields[.side].flatMap { side($0) }
    step.sideRange = fields[.side]?.range
    if let alignment = fields[.alignment].flatMap({
      choice($0, kind: "alignment", of: BubbleAlignment.self)
    }) {
      step.alignment = alignment
    }
    step.gap = fields[.gap].flatMap { length($0) }
    step.style = fields[.style].flatMap {
      reference($0, kind: "style", code: .unknownStyle, in: names.styles)
    }
    if let field = fields[.cutout] { step.cutout = cutout(field) }
    if let field = fields[.advance] { step.advance = advance(field) }
    step.passesThrough = fields[.passThrough].flatMap { bool($0) } ?? false
    step.obstacles = elements(fields[.obstacles]) { $0.obstacle($1) }
    step.condition = fields[.when].flatMap { condition($0) }
    return targets == nil || text == nil ? nil : step
  }

  /// A side, or `auto`, which is nothing.
  private mutating func side(_ field: Field) -> BubbleSide? {
    let sides = BubbleSide.allCases.map { ($0.rawValue, Optional($0)) }
    return choice(field, kind: "side", among: sides + [("auto", nil)]) ?? nil
  }

  private mutating func advance(_ field: Field) -> SceneAdvance {
    if case .object = field.value.content {
      guard let fields = fields(field, AdvanceKey.self) else { return .anywhere }
      if fields.lacks(.button) {
        diagnostics.append(.missingKey("button", of: "'advance'", at: field.range))
      }
      return fields[.button].flatMap { text($0) }.map { .button($0) } ?? .anywhere
    }
    guard case .string = field.value.content else {
      wrongType(
        field,
        wanted: "'anywhere', 'target', 'bubble', 'outside' or a button, { \"button\": \"Next\" }")
      return .anywhere
    }
    return choice(
      field, kind: "mode",
      among: [
        ("anywhere", .anywhere), ("target", .target), ("bubble", .bubble), ("outside", .outside),
      ]) ?? .anywhere
  }
}
