internal import Constraints

/// A step that a tour leaves out.
public struct SkippedStep: Hashable, Sendable {
  /// Why a step is left out.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Its `when` is false: for this scene it does not exist.
    case condition
    /// There is no such target.
    case targetAbsent
    /// Its target is hidden.
    case targetHidden
    /// Its target lies wholly off the screen, or is scrolled or clipped away.
    case targetOffScreen
    /// Its target lies wholly behind the keyboard.
    case targetBehindKeyboard
    /// Its target lies wholly behind something opaque.
    case targetCovered
  }

  /// The step's name.
  public var id: String
  /// The position in the file, from 1.
  public var position: Int
  /// Why it is left out.
  public var reason: Reason

  /// Makes a skipped step from its name, its position from 1 and the reason.
  public init(id: String, position: Int, reason: Reason) {
    self.id = id
    self.position = position
    self.reason = reason
  }
}
