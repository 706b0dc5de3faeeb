import Foundation

/// Seconds on a clock that never goes back.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The most memory that this process has held so far, in megabytes (10⁶ bytes); 0 where the system
/// does not tell.
func peakMemory() -> Double {
  guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
    return 0
  }
  for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
    let number = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
    return (number.flatMap { Double($0) } ?? 0) * 1_024 / 1e6
  }
  return 0
}
