/// What kind of message a diagnostic is, by a short name that stays the same when its words change.
///
/// The scene reference lists them all; in a message the name stands in brackets behind the severity.
public enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  /// The constraints leave a size or a place open.
  case ambiguous
  /// A file is no PNG image.
  case badImage = "bad-image"
  /// A text cannot be read as a length.
  case badLength = "bad-length"
  /// A text cannot be read as a path.
  case badPath = "bad-path"
  /// An image cannot be sliced in the way that is asked for.
  case badSlices = "bad-slices"
  /// A value is of the right kind but makes no sense.
  case badValue = "bad-value"
  /// A bubble breaks a promise.
  case brokenPromise = "broken-promise"
  /// What is required contradicts itself.
  case conflict
  /// A line cannot be read as a constraint.
  case constraint
  /// Two things of one kind have the same name.
  case duplicateID = "duplicate-id"
  /// An object has a key twice.
  case duplicateKey = "duplicate-key"
  /// Where a key stands that is there twice.
  case firstUse = "first-use"
  /// The file is not JSON.
  case json
  /// More than one pixel of an image stretches.
  case largeMiddle = "large-middle"
  /// A file that the scene names cannot be read.
  case missingFile = "missing-file"
  /// No font file has a character.
  case missingGlyphs = "missing-glyphs"
  /// An object lacks a key.
  case missingKey = "missing-key"
  /// There is no screen for what needs one.
  case noScreen = "no-screen"
  /// There is no step to show.
  case noSteps = "no-steps"
  /// Numbers are too far apart to be solved.
  case numbers
  /// The same is asked for twice.
  case repeated
  /// The constraints of a template do not fix how high its rows are.
  case rowHeight = "row-height"
  /// A bubble does not lie on the side that its step asks for.
  case sideRefused = "side-refused"
  /// A style wears itself.
  case styleRing = "style-ring"
  /// A line of a batch is longer than is read.
  case tooLong = "too-long"
  /// There is more of something than a scene may have.
  case tooMany = "too-many"
  /// No device has the name.
  case unknownDevice = "unknown-device"
  /// No row has the field.
  case unknownField = "unknown-field"
  /// The scene has no such flag.
  case unknownFlag = "unknown-flag"
  /// An object has a key that is not known.
  case unknownKey = "unknown-key"
  /// `check` has no such rule.
  case unknownRule = "unknown-rule"
  /// The guide shows no such step.
  case unknownStep = "unknown-step"
  /// The scene has no such style.
  case unknownStyle = "unknown-style"
  /// The list has no such template.
  case unknownTemplate = "unknown-template"
  /// The scene has no such variable.
  case unknownVariable = "unknown-variable"
  /// The scene has no such view.
  case unknownView = "unknown-view"
  /// A baseline holds what does not happen any more.
  case unpruned
  /// A step explains what cannot be seen.
  case unseenTarget = "unseen-target"
  /// Sizes that depend on each other do not come to rest.
  case unsettled
  /// A value is of another kind than its key takes.
  case wrongType = "wrong-type"
}

extension DiagnosticCode {
  /// When a message has the code: what follows "when", without a period.
  public var summary: String {
    switch self {
    case .ambiguous: "the constraints leave a size or a place open"
    case .badImage: "a file is no PNG image that can be drawn"
    case .badLength: "a length that is text cannot be read, such as `\"half\"`"
    case .badPath: "the path of a cut-out cannot be read"
    case .badSlices: "an image cannot be cut into the slices that it is given"
    case .badValue:
      "a value is of the right kind but makes no sense, such as a negative length or an unknown word"
    case .brokenPromise: "a bubble breaks a promise, because it has too little room for example"
    case .conflict: "what is required contradicts itself"
    case .constraint: "a line of text cannot be read as a constraint"
    case .duplicateID: "two things of one kind have the same name"
    case .duplicateKey: "an object has a key twice"
    case .firstUse: "a note shows where a key stands that is there twice"
    case .json: "the file is not JSON"
    case .largeMiddle: "more than one pixel of an image stretches"
    case .missingFile: "a file that the scene names cannot be read"
    case .missingGlyphs: "no font file has a character of a text"
    case .missingKey: "an object lacks a key that it has to have"
    case .noScreen: "something needs a screen, and the scene has none"
    case .noSteps: "a scene that is to be shown has no step to show"
    case .numbers: "numbers are too far apart in size to be solved"
    case .repeated: "a list of a check asks for the same twice"
    case .rowHeight: "the constraints of a template do not fix how high its rows are"
    case .sideRefused: "a bubble lies on another side than its step asks for"
    case .styleRing: "a style wears itself, by way of others or without"
    case .tooLong: "a line of a batch has more bytes than are read"
    case .tooMany: "there is more of something than a scene may have"
    case .unknownDevice: "no device has the name"
    case .unknownField: "a template names a field that no row has"
    case .unknownFlag: "the scene has no flag of the name"
    case .unknownKey: "an object has a key that is not known"
    case .unknownRule: "`check` has no rule of the name"
    case .unknownStep: "the guide shows no step of the name"
    case .unknownStyle: "the scene has no style of the name"
    case .unknownTemplate: "the list has no template of the name"
    case .unknownVariable: "the scene has no variable of the name"
    case .unknownView: "the scene has no view of the name"
    case .unpruned: "a baseline holds more than happens"
    case .unseenTarget: "a step explains what is absent or cannot be seen"
    case .unsettled: "sizes that depend on each other do not come to rest"
    case .wrongType: "a value is of another kind than the key takes"
    }
  }
}
