import Foundation

/// How long tests go on: briefly by default, whole with `GUIDEBUBBLES_LONG=1`, and at length, with
/// many more random cases, with `GUIDEBUBBLES_CAMPAIGN=1`.
public enum Campaign {
  /// Whether the campaign was asked for.
  public static var isRunning: Bool { variable("GUIDEBUBBLES_CAMPAIGN") == "1" }

  /// Whether tests are to be whole, as they are in the campaign too.
  public static var isWhole: Bool { isRunning || variable("GUIDEBUBBLES_LONG") == "1" }

  /// A number that decides how long a test goes on.
  ///
  /// - Parameters:
  ///   - whole: The number where tests are whole.
  ///   - brief: The number by default.
  /// - Returns: One of the two.
  public static func whole<Number>(_ whole: Number, brief: Number) -> Number {
    isWhole ? whole : brief
  }

  /// Recorded cases: all where tests are whole, some by default.
  ///
  /// - Parameters:
  ///   - cases: All that were recorded.
  ///   - step: By default one of so many is tried.
  /// - Returns: The cases to try, at least the first.
  public static func sample<Case>(_ cases: [Case], oneOf step: Int = 4) -> [Case] {
    isWhole ? cases : stride(from: 0, to: cases.count, by: step).map { cases[$0] }
  }

  /// The seeds of a property.
  ///
  /// `GUIDEBUBBLES_SEEDS` names other ones: a number of them, or a range such as `1000..<2000`.
  ///
  /// - Parameters:
  ///   - usual: How many where tests are whole; a fifth of them by default, but no less than 10.
  ///   - factor: How many times as many in the campaign.
  /// - Returns: Seeds from 0, unless told otherwise.
  public static func seeds(_ usual: UInt64, campaign factor: UInt64 = 20) -> Range<UInt64> {
    extended(0..<usual, campaign: factor)
  }

  /// The seeds of a property that has its own: as many more or less as the tests are long.
  ///
  /// - Parameters:
  ///   - usual: The seeds where tests are whole; a fifth of them by default, but no less than 10.
  ///   - factor: How many times as many in the campaign.
  /// - Returns: Seeds from the same start, unless told otherwise.
  public static func extended(_ usual: Range<UInt64>, campaign factor: UInt64 = 20) -> Range<UInt64>
  {
    let start = usual.lowerBound
    let bounds = variable("GUIDEBUBBLES_SEEDS").split(separator: "..<").compactMap { UInt64($0) }
    switch bounds.count {
    case 1: return start..<start + bounds[0]
    case 2 where bounds[0] <= bounds[1]: return bounds[0]..<bounds[1]
    default:
      let count = UInt64(usual.count)
      if isRunning { return start..<start + count * factor }
      return start..<start + (isWhole ? count : min(count, max(10, count / 5)))
    }
  }

  private static func variable(_ name: String) -> String {
    ProcessInfo.processInfo.environment[name] ?? ""
  }
}
