internal import GuideBubbles

extension SkippedStep.Reason {
  /// Why a step is left out, as the end of a sentence.
  var words: String {
    switch self {
    case .condition: "its 'when' is false"
    case .targetAbsent: "its target does not exist here"
    case .targetHidden: "its target is hidden"
    case .targetOffScreen: "its target is off the screen, or scrolled or clipped away"
    case .targetBehindKeyboard: "its target is behind the keyboard"
    case .targetCovered: "its target is behind something opaque"
    }
  }
}
