public import Testing

/// Checks a property on generated cases and reports the smallest failing one.
///
/// - Parameters:
///   - seeds: Each seed makes one case; fixed, so that a failure repeats.
///   - extends: Whether `Campaign` may ask for other seeds than these.
///   - generate: Makes a case.
///   - shrink: Smaller cases to try in place of a failing one, smallest first.
///   - sourceLocation: Where the property is stated.
///   - holds: Whether a case has the property.
public func forAll<Case>(
  seeds: Range<UInt64>, extends: Bool = true, generate: (inout SplitMix64) -> Case,
  shrink: (Case) -> [Case] = { _ in [] },
  sourceLocation: SourceLocation = #_sourceLocation, holds: (Case) throws -> Bool
) rethrows {
  for seed in extends ? Campaign.extended(seeds) : seeds {
    var random = SplitMix64(seed: seed)
    var failing = generate(&random)
    if try holds(failing) { continue }
    while let smaller = try shrink(failing).first(where: { try !holds($0) }) { failing = smaller }
    Issue.record("seed \(seed), smallest failing case: \(failing)", sourceLocation: sourceLocation)
    return
  }
}
