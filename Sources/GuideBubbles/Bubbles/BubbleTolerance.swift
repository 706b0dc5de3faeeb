/// The tolerances of outlines, images and curves, one name a purpose; lengths that are as exact as
/// answers are compared by `GeometryTolerance`.
enum BubbleTolerance {
  /// What is shorter, in points, is a matter of rounding: no part of an outline, no divisor.
  static let vanishing = 1e-9
  /// A line goes straight on where the shorter of its parts ends so little beside it, in points.
  static let straight = 1e-7
  /// Directions are parallel where the sine of the angle between them is no more.
  static let parallel = 1e-12
  /// Shares that miss a whole number by no more are one.
  static let share = 1e-9
  /// The least factor by which a length is made smaller: not zero, so that it can be divided by.
  static let leastFactor = 1e-9

  /// How near ends of outlines are one, in points, as a union tries it first.
  static let joint = 1e-7
  /// The same, as it is tried where something is about as thick.
  static let otherJoints = [1e-8, 1e-6, 1e-9]
  /// The grids, in points, to which ends are moved where those do not help either, the finest first.
  static let grids = [1.0 / 4096, 1.0 / 1024, 1.0 / 256, 1.0 / 64, 1.0 / 16]
}
