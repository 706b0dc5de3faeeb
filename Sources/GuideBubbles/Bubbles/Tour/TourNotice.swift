/// Something that the app which shows a tour may want to act on.
public enum TourNotice: Hashable, Sendable {
  /// A step is left out; told once, before the first step is shown.
  case skipped(SkippedStep)
  /// A step is about to be shown, counted from 0: the time to scroll its target into view.
  case willShow(index: Int)
  /// A step is shown, counted from 0: the time to move the focus and to announce it.
  ///
  /// It follows `willShow` in the same answer; whoever animates keeps it until the animation ends.
  case didShow(index: Int)
  /// The tour is over.
  case finished(TourProgress.Ending)
}
