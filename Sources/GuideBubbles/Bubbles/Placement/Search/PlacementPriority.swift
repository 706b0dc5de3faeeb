internal import Constraints

/// The order in which what a bubble is asked for gives way: that of the
/// promises, with what is weaker than any of them.
enum PlacementPriority {
  static let insideSafeArea: LayoutPriority = 990
  static let textUnclipped: LayoutPriority = 980
  static let clearOfTarget: LayoutPriority = 970
  static let arrow: LayoutPriority = 960
  static let clearOfObstacles: LayoutPriority = 950
  /// Words that are not cut to make a bubble narrower: only a promise is worth that.
  static let wholeWords: LayoutPriority = 946
  static let margins: LayoutPriority = 940
  static let wantedSide: LayoutPriority = 900
  /// An arrow that stands straight rather than leans towards its target.
  static let uprightArrow: LayoutPriority = 890
  /// The wanted distance of a bubble without an arrow; an arrow asks for it itself.
  static let gap: LayoutPriority = 700
  /// A bubble without an arrow that still stands beside its target.
  static let attachment: LayoutPriority = 600
  static let alignment: LayoutPriority = 500
  /// An arrow that aims at the target's middle.
  static let aim: LayoutPriority = 450
  /// A bubble no larger than its content.
  static let hugging: LayoutPriority = 400
}
