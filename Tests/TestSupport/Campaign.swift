import Foundation

/// How long random tests go on: briefly by default, long with `GUIDEBUBBLES_CAMPAIGN=1`.
public enum Campaign {
  /// Whether the long campaign was asked for.
  public static var isRunning: Bool { variable("GUIDEBUBBLES_CAMPAIGN") == "1" }

  /// The seeds of a property.
  ///
  /// `GUIDEBUBBLES_SEEDS` names other ones: a number of them, or a range such as `1000..<2000`.
  ///
  /// - Parameters:
  ///   - usual: How many without the campaign.
  ///   - factor: How many times as many with it.
  /// - Returns: Seeds from 0, unless told otherwise.
  public static func seeds(_ usual: UInt64, campaign factor: UInt64 = 20) -> Range<UInt64> {
    extended(0..<usual, campaign: factor)
  }

  /// The seeds of a property that has its own by default: as many more as the campaign wants.
  ///
  /// - Parameters:
  ///   - usual: The seeds without the campaign.
  ///   - factor: How many times as many with it.
  /// - Returns: Seeds from the same start, unless told otherwise.
  public static func extended(_ usual: Range<UInt64>, campaign factor: UInt64 = 20) -> Range<UInt64>
  {
    let start = usual.lowerBound
    let bounds = variable("GUIDEBUBBLES_SEEDS").split(separator: "..<").compactMap { UInt64($0) }
    switch bounds.count {
    case 1: return start..<start + bounds[0]
    case 2 where bounds[0] <= bounds[1]: return bounds[0]..<bounds[1]
    default: return start..<start + UInt64(usual.count) * (isRunning ? factor : 1)
    }
  }

  private static func variable(_ name: String) -> String {
    ProcessInfo.processInfo.environment[name] ?? ""
  }
}
