/// Something that `check` looks for, by a name that stays the same when its words change.
public enum CheckRule: String, Hashable, Sendable, CaseIterable {
  // What a bubble promises.
  /// A bubble reaches out of the safe area.
  case insideSafeArea = "inside-safe-area"
  /// A bubble has too little room for its text.
  case textUnclipped = "text-unclipped"
  /// A bubble covers what it explains.
  case clearOfTarget = "clear-of-target"
  /// An arrow stands on a rounded corner.
  case arrowOnStraightEdge = "arrow-on-straight-edge"
  /// An arrow does not point at its target.
  case arrowOnTarget = "arrow-on-target"
  /// A bubble covers an obstacle.
  case clearOfObstacles = "clear-of-obstacles"
  /// A part of a target cannot be seen.
  case targetCutOff = "target-cut-off"
  /// Nothing of a target can be seen.
  case targetUnseen = "target-unseen"
  // The tour.
  /// A step cannot be left by any tap.
  case noWayOn = "no-way-on"
  /// A bubble is not on the side that was asked for.
  case wantedSideRefused = "wanted-side-refused"
  /// An optional step is left out.
  case stepLeftOut = "step-left-out"
  // The screen itself.
  /// A text is cut off with an ellipsis, or after its last line.
  case textTruncated = "text-truncated"
  /// A text is larger than its view.
  case textClipped = "text-clipped"
  /// A word is broken where no word ends.
  case wordBroken = "word-broken"
  /// A view with something to read or to tap reaches off the screen.
  case viewOffScreen = "view-off-screen"
  /// A text lies under something opaque, or across another text.
  case viewsOverlap = "views-overlap"
  /// What is required contradicts itself.
  case conflict
  /// The constraints leave a size or a place open.
  case ambiguous
  /// Sizes that depend on each other do not come to rest.
  case unsettled
  /// The constraints of a template do not fix how high its rows are.
  case rowHeight = "row-height"
  /// Numbers are too far apart to be solved.
  case numbers
  /// A file that the scene names cannot be read.
  case missingFile = "missing-file"
  /// A file is no image that can be drawn as it is asked for.
  case badImage = "bad-image"
  /// More than one pixel of an image stretches.
  case largeMiddle = "large-middle"
  /// Anything else that solving the scene has to say.
  case sceneMessage = "scene-message"
  // Languages.
  /// A text is not there in a language.
  case missingTranslation = "missing-translation"
  /// A text is empty in a language.
  case emptyText = "empty-text"
  /// A language tag names no language.
  case unknownLocale = "unknown-locale"
  /// No font file has a character.
  case missingGlyph = "missing-glyph"
  // People.
  /// A text stands out too little from what is behind it.
  case contrast
  /// What has to be tapped is smaller than a fingertip.
  case tapTargetSize = "tap-target-size"
  /// A bubble covers what a person works with.
  case bubbleCoversControl = "bubble-covers-control"
}

/// How much a finding of a rule counts.
public enum CheckLevel: String, Hashable, Sendable, CaseIterable {
  /// It is not looked for.
  case off
  /// It is worth knowing.
  case note
  /// It should be changed; the check passes all the same.
  case warning
  /// The check fails.
  case error
}

extension CheckRule {
  /// How much its findings count unless the scene or the command line says otherwise.
  public var usualLevel: CheckLevel {
    switch self {
    case .insideSafeArea, .textUnclipped, .clearOfTarget, .arrowOnStraightEdge, .arrowOnTarget,
      .clearOfObstacles, .targetCutOff, .targetUnseen, .noWayOn, .textClipped, .viewOffScreen,
      .viewsOverlap, .conflict, .numbers, .missingFile, .badImage, .sceneMessage,
      .missingTranslation, .emptyText, .unknownLocale:
      .error
    case .textTruncated, .wordBroken, .ambiguous, .unsettled, .rowHeight, .missingGlyph,
      .contrast, .tapTargetSize, .bubbleCoversControl:
      .warning
    case .wantedSideRefused, .stepLeftOut, .largeMiddle: .note
    }
  }
}

/// How much the findings of a rule count in a scene, and why.
public struct SceneRuleSetting: Hashable, Sendable {
  /// The rule.
  public var rule: CheckRule
  /// How much its findings count.
  public var level: CheckLevel
  /// Why, for those who read the scene.
  public var reason: String?

  /// Makes a setting.
  public init(_ rule: CheckRule, _ level: CheckLevel, reason: String? = nil) {
    self.rule = rule
    self.level = level
    self.reason = reason
  }
}
