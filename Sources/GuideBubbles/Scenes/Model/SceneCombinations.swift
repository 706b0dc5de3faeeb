/// One of the situations that `check` and `preview` look at a scene in.
public struct SceneCombination: Hashable, Sendable {
  /// What sets it apart from the others, such as `iPhone 15, landscape, de, large`; `as written` for
  /// the only one.
  public var name: String
  /// What stands in for the scene's own values.
  public var overrides: SceneOverrides

  /// Makes a combination from its parts.
  package init(name: String, overrides: SceneOverrides) {
    self.name = name
    self.overrides = overrides
  }
}

/// The product of the lists of a `SceneCheck`.
///
/// Devices vary slowest, then orientations, locales, text sizes, directions, keyboards and flags. An
/// empty list leaves the scene its own value, and so does a value that the overrides set: those who
/// ask for one device look at that one.
public struct SceneCombinations: RandomAccessCollection, Hashable, Sendable {
  /// The most combinations that a scene may ask for; more could not be waited for.
  public static let most = 100_000

  private let base: SceneOverrides
  private let check: SceneCheck

  /// Makes the combinations of a check.
  ///
  /// - Parameters:
  ///   - check: The lists; what stands twice in one counts twice.
  ///   - overrides: What is the same in all combinations.
  package init(_ check: SceneCheck, with overrides: SceneOverrides = SceneOverrides()) {
    var check = check
    if overrides.device != nil || overrides.size != nil { check.devices = [] }
    if overrides.orientation != nil { check.orientations = [] }
    if overrides.locale != nil { check.locales = [] }
    if overrides.textSize != nil { check.textSizes = [] }
    if overrides.direction != nil { check.directions = [] }
    if overrides.keyboard != nil { check.keyboards = [] }
    base = overrides
    self.check = check
  }

  /// The first combination.
  public var startIndex: Int { 0 }

  /// Behind the last combination.
  ///
  /// - Complexity: O(1); no combination is made.
  public var endIndex: Int {
    counts.reduce(1) { product, count in
      let (result, isTooMuch) = product.multipliedReportingOverflow(by: Swift.max(1, count))
      return isTooMuch ? .max : result
    }
  }

  /// How many values each list has, from the slowest to the fastest.
  private var counts: [Int] {
    [
      check.devices.count, check.orientations.count, check.locales.count, check.textSizes.count,
      check.directions.count, check.keyboards.count, check.flags.count,
    ]
  }

  /// The names of the values of each list, from the slowest to the fastest.
  package var valueNames: [[String]] {
    [
      check.devices.map(\.name), check.orientations.map(\.rawValue), check.locales.map(\.tag),
      check.textSizes.map(\.rawValue), check.directions.map { $0 == .leftToRight ? "ltr" : "rtl" },
      check.keyboards.map(Self.name(ofKeyboard:)), check.flags.map(Self.name(ofFlags:)),
    ]
  }

  /// The combination at a position.
  ///
  /// - Precondition: The position is one of `indices`.
  public subscript(position: Int) -> SceneCombination {
    precondition(indices.contains(position), "there is no combination \(position)")
    var rest = position
    var places = counts
    for index in counts.indices.reversed() {
      let count = Swift.max(1, counts[index])
      places[index] = rest % count
      rest /= count
    }
    return combination(places)
  }

  private func combination(_ places: [Int]) -> SceneCombination {
    var overrides = base
    var names: [String] = []
    func pick<Value>(_ values: [Value], _ list: Int, _ name: (Value) -> String) -> Value? {
      guard !values.isEmpty else { return nil }
      let value = values[places[list]]
      if values.count > 1 { names.append(name(value)) }
      return value
    }
    if let device = pick(check.devices, 0, \.name) { overrides.device = device }
    if let orientation = pick(check.orientations, 1, \.rawValue) {
      overrides.orientation = orientation
    }
    if let locale = pick(check.locales, 2, \.tag) { overrides.locale = locale }
    if let size = pick(check.textSizes, 3, \.rawValue) { overrides.textSize = size }
    if let direction = pick(check.directions, 4, { $0 == .leftToRight ? "ltr" : "rtl" }) {
      overrides.direction = direction
    }
    if let keyboard = pick(check.keyboards, 5, Self.name(ofKeyboard:)) {
      overrides.keyboard = keyboard
    }
    // Flags that the overrides set come last, and so win.
    if let flags = pick(check.flags, 6, Self.name(ofFlags:)) {
      overrides.flags = flags + base.flags
    }
    return SceneCombination(
      name: names.isEmpty ? "as written" : names.joined(separator: ", "), overrides: overrides)
  }

  private static func name(ofKeyboard height: Double) -> String {
    height > 0 ? "keyboard \(NumberText.text(height))" : "no keyboard"
  }

  private static func name(ofFlags flags: [SceneFlag]) -> String {
    flags.isEmpty
      ? "flags as declared"
      : flags.map { ($0.isOn ? "" : "!") + $0.name.text }.joined(separator: " ")
  }
}

extension Scene {
  /// The combinations that the scene's `check` asks for; one for a scene without.
  ///
  /// - Parameter overrides: What is the same in all of them; what it sets does not vary.
  /// - Returns: The combinations, made one by one as they are asked for.
  public func combinations(
    with overrides: SceneOverrides = SceneOverrides()
  ) -> SceneCombinations {
    SceneCombinations(check, with: overrides)
  }
}
