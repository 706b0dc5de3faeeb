import Constraints
import Foundation

/// How much a row of a workload matters, as a weight in kiwi's scale.
struct Strength: Hashable, Comparable {
  let weight: Double
  /// The priority that stands for the weight: 250, 500 and 750 for the three named ones, between
  /// them by the weight's logarithm, so that stronger rows stay stronger.
  let priority: LayoutPriority

  private static let requiredWeight = 1_001_001_000.0

  static let required = Strength(weight: requiredWeight)
  static let strong = Strength(weight: 1e6)
  static let medium = Strength(weight: 1e3)
  static let weak = Strength(weight: 1)

  static func < (left: Strength, right: Strength) -> Bool { left.weight < right.weight }

  /// The word by which files name it: a letter for the four named ones, else `=` and the weight.
  var word: String {
    switch self {
    case .required: "R"
    case .strong: "S"
    case .medium: "M"
    case .weak: "W"
    default: "=\(weight)"
    }
  }

  /// Reads what `word` writes.
  init?(word: Substring) {
    switch word {
    case "R": self = .required
    case "S": self = .strong
    case "M": self = .medium
    case "W": self = .weak
    default:
      guard word.first == "=", let weight = Double(word.dropFirst()) else { return nil }
      self.init(weight: weight)
    }
  }

  init(weight: Double) {
    self.weight = weight
    let decades = log10(weight) / 3
    priority =
      weight >= Strength.requiredWeight
      ? .required
      : LayoutPriority(rawValue: min(max(250 + 250 * decades, 1), 999)) ?? .defaultLow
  }
}
