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
  /// A side that the bubble asks for.
  static let wantedSide: LayoutPriority = 900
  /// No more rows than the content takes by itself: only a promise, a margin or a side that is asked
  /// for is worth more of them.
  static let fewestRows: LayoutPriority = 880
  /// A side on which no control is covered.
  static let clearOfControls: LayoutPriority = 870
  /// The order in which sides are tried that the bubble does not ask for.
  static let sideOrder: LayoutPriority = 860
  /// A tip where the hole's outline faces the bubble rather than turns away.
  static let facing: LayoutPriority = 865
  /// An arrow that stands straight rather than leans towards its target.
  static let uprightArrow: LayoutPriority = 850
  /// At least the wanted distance between a bubble without an arrow and all its targets; an arrow
  /// asks for it itself.
  static let gap: LayoutPriority = 700
  /// No more than that distance.
  static let nearness: LayoutPriority = 690
  /// A bubble without an arrow that still stands beside its target.
  static let attachment: LayoutPriority = 600
  static let alignment: LayoutPriority = 500
  /// An arrow that aims at the target's middle.
  static let aim: LayoutPriority = 450
  /// A bubble no larger than its content.
  static let hugging: LayoutPriority = 400
}
