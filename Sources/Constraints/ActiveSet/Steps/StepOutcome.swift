/// How a step ended.
enum StepOutcome {
  /// The form lies in its segment or is basic.
  case done
  /// Required constraints contradict each other: these breakpoints, each needed.
  case conflict([Int])
  /// The numbers are too far apart in size to go on.
  case stuck
}
