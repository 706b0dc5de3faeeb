package import Constraints

extension PlacementCandidate {
  /// What the side misses, from strong to weak; none where it keeps all.
  package var breaches: [PlacementBreach] {
    violations.compactMap { level in
      PlacementDemand.allCases.first { $0.priority == level.priority }
        .map { PlacementBreach($0, by: level.violation) }
    }
  }
}

extension PlacementDemand {
  /// How much it matters, below required.
  package var priority: LayoutPriority {
    switch self {
    case .insideSafeArea: PlacementPriority.insideSafeArea
    case .textUnclipped: PlacementPriority.textUnclipped
    case .clearOfTarget: PlacementPriority.clearOfTarget
    case .arrow: PlacementPriority.arrow
    case .clearOfObstacles: PlacementPriority.clearOfObstacles
    case .wholeWords: PlacementPriority.wholeWords
    case .margins: PlacementPriority.margins
    case .wantedSide: PlacementPriority.wantedSide
    case .fewestRows: PlacementPriority.fewestRows
    case .clearOfControls: PlacementPriority.clearOfControls
    case .facing: PlacementPriority.facing
    case .sideOrder: PlacementPriority.sideOrder
    case .uprightArrow: PlacementPriority.uprightArrow
    case .gap: PlacementPriority.gap
    case .nearness: PlacementPriority.nearness
    case .attachment: PlacementPriority.attachment
    case .alignment: PlacementPriority.alignment
    case .aim: PlacementPriority.aim
    case .hugging: PlacementPriority.hugging
    }
  }
}
