extension CheckRule {
  /// What there is to read about it.
  public var page: CheckRulePage {
    switch self {
    case .insideSafeArea: .insideSafeArea
    case .textUnclipped: .textUnclipped
    case .clearOfTarget: .clearOfTarget
    case .arrowOnStraightEdge: .arrowOnStraightEdge
    case .arrowOnTarget: .arrowOnTarget
    case .clearOfObstacles: .clearOfObstacles
    case .targetCutOff: .targetCutOff
    case .targetUnseen: .targetUnseen
    case .noWayOn: .noWayOn
    case .wantedSideRefused: .wantedSideRefused
    case .stepLeftOut: .stepLeftOut
    case .textTruncated: .textTruncated
    case .textClipped: .textClipped
    case .wordBroken: .wordBroken
    case .viewOffScreen: .viewOffScreen
    case .viewsOverlap: .viewsOverlap
    case .conflict: .conflict
    case .ambiguous: .ambiguous
    case .unsettled: .unsettled
    case .rowHeight: .rowHeight
    case .numbers: .numbers
    case .missingFile: .missingFile
    case .badImage: .badImage
    case .largeMiddle: .largeMiddle
    case .sceneMessage: .sceneMessage
    case .missingTranslation: .missingTranslation
    case .emptyText: .emptyText
    case .unknownLocale: .unknownLocale
    case .missingGlyph: .missingGlyph
    case .contrast: .contrast
    case .tapTargetSize: .tapTargetSize
    case .bubbleCoversControl: .bubbleCoversControl
    }
  }

  /// What it looks for, in one line without a period.
  public var title: String { page.title }
}
