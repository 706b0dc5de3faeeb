import Foundation

/// Times a piece of work.
public enum Stopwatch {
  /// The median time of so many runs, after one that does not count, in seconds of this process, so
  /// that others on the machine matter less.
  public static func median(of runs: Int, _ work: () -> Void) -> Double {
    work()
    let times = (0..<runs).map { _ in once(work) }
    return times.sorted()[runs / 2]
  }

  /// The time of a single run, in seconds of this process.
  public static func once(_ work: () -> Void) -> Double {
    let start = now()
    work()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Looks at a result, so that it cannot be left out.
  @inline(never)
  public static func keep(_ number: Int) { if number == .min { print(number) } }

  /// A number with two decimals.
  public static func text(_ number: Double) -> String { String(format: "%.2f", number) }
}
