internal import GuideBubbles
internal import GuideFormats

extension PlacementBreach {
  /// What would be broken, by how much, in the words of the promises where it is one.
  var words: String {
    let points = NumberText.text(amount)
    switch demand {
    case .insideSafeArea, .textUnclipped, .clearOfTarget, .clearOfObstacles:
      return "breaks \(demand.rawValue) by \(points)"
    case .arrow: return "breaks arrowOnTarget or arrowOnStraightEdge by \(points)"
    case .wholeWords: return "cuts words"
    case .margins: return "leaves its margins by \(points)"
    case .wantedSide: return "is not the side that is asked for"
    case .fewestRows: return "takes \(StepExplanationText.count(Int(amount), "more row"))"
    case .clearOfControls: return "covers \(StepExplanationText.count(Int(amount), "control"))"
    case .facing: return "puts the tip \(points) beyond where the hole faces it"
    case .sideOrder: return "comes after \(StepExplanationText.count(Int(amount), "side"))"
    case .uprightArrow: return "leans its arrow by \(points)"
    case .gap: return "stands \(points) nearer than its gap"
    case .nearness: return "stands \(points) farther than its gap"
    case .attachment: return "stands \(points) beside its target"
    case .alignment: return "is \(points) out of line with its target"
    case .aim: return "points \(points) beside the target's middle"
    case .hugging: return "is \(points) larger than what it says"
    }
  }
}
