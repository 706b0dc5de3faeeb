/// Something that happens to a tour, with a name that makes it happen only once.
public struct TourEvent: Hashable, Sendable {
  /// What happens.
  public enum Action: Hashable, Sendable {
    /// The tour is asked to begin.
    case start
    /// The next step is asked for, whatever the step's advance mode.
    case advance
    /// The step before is asked for.
    case goBack
    /// The tour is given up.
    case skip
    /// A step is asked for, by its name.
    case goTo(id: String)
    /// The first step is asked for again, also after the end.
    case restart
    /// The screen is tapped; absolute, in points.
    case tap(at: LayoutPoint)
    /// A key is pressed; a held key that repeats is no further event.
    case press(TourKey)
  }

  /// The event's name: an event whose name came before does nothing.
  ///
  /// Names that count up are remembered in one range, however many there are.
  public var id: UInt64
  /// What happens.
  public var action: Action
  /// The name of the step that was on the screen when it happened; nothing if it does not matter.
  ///
  /// An event meant for a step that is gone does nothing, so that the second tap of a double tap,
  /// made before the next bubble appears, does not skip that bubble.
  public var stepID: String?

  /// Makes an event from its name, what happens and the step that it is meant for.
  public init(id: UInt64, _ action: Action, on stepID: String? = nil) {
    self.id = id
    self.action = action
    self.stepID = stepID
  }
}
