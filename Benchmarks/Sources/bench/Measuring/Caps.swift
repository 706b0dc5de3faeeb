/// How long and how often things are run.
struct Caps {
  /// After how many seconds building is given up.
  var build = 60.0
  /// After how many seconds no further operation is begun.
  var operations = 8.0
  /// The same in runs after the first one.
  var repeatedOperations = 0.5
  /// How many runs are timed after a warm-up; fewer when one takes seconds.
  var runs = 7
  /// Whether rows are also built by one call each.
  var buildsOneByOne = true

  /// How many runs are timed when the first took some seconds; none when the first is the only one.
  func runs(afterFirst seconds: Double) -> Int {
    if seconds > 4 { return 0 }
    return seconds > 1 ? min(runs, 3) : runs
  }
}
