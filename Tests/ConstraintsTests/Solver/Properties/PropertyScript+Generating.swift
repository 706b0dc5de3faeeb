import Constraints
import TestSupport

/// What a random script is made of.
struct PropertyFlavour: Sendable {
  /// The coefficients to draw from.
  var coefficients: [Rational]
  /// The constants to draw from; few, so that many are equal.
  var constants: [Rational]
  /// The most terms in a constraint.
  var termCount = 4
  /// Whether a constraint of two terms is a difference and no other has more than one.
  var isNetwork = false
  /// Whether some wishes are content sizes, which win ties.
  var hasContentSizes = true
  var variableCount = 2...8
  var stepCount = 4...12
  var tolerance = PropertyTolerance()

  /// Positions and distances: every vertex is integral, so solvers have to agree bit for bit.
  static let network = PropertyFlavour(
    coefficients: [.one], constants: [-20, 0, 0, 8, 8, 10, 44, 100].map { Rational($0) },
    isNetwork: true, tolerance: .bitForBit)

  /// Sums and differences of small whole numbers.
  static let unit = PropertyFlavour(
    coefficients: [.one, .one, Rational(-1)],
    constants: [-10, 0, 0, 0, 5, 10, 100].map { Rational($0) })

  /// Shares and multiples.
  static let shares = PropertyFlavour(
    coefficients: [1, 2, -1, 3, -2].map { Rational($0) } + [Rational(1, over: 2)],
    constants: [-48, 0, 0, 10, 50, 100].map { Rational($0) })

  /// Numbers that doubles cannot hold exactly and that differ much in size.
  static let decimals = PropertyFlavour(
    coefficients: [
      Rational(333_333, over: 1_000_000), Rational(17, over: 10), Rational(-23, over: 10),
      Rational(1, over: 10), Rational(-1, over: 100), .one, Rational(-1), Rational(10),
    ],
    constants: [
      Rational(-40), .zero, .zero, Rational(1, over: 10), Rational(333, over: 10), Rational(100),
    ],
    termCount: 3, variableCount: 2...6, stepCount: 4...9, tolerance: .loose)

  /// The same at another size.
  func sized(_ variableCount: ClosedRange<Int>, steps: ClosedRange<Int>) -> PropertyFlavour {
    var flavour = self
    flavour.variableCount = variableCount
    flavour.stepCount = steps
    return flavour
  }

  static let priorities: [LayoutPriority] = [
    .required, .required, 999.5, .defaultHigh, .defaultHigh, 500, .defaultLow, .defaultLow, 1,
  ]
}

extension PropertyScript {
  init(_ flavour: PropertyFlavour, _ random: inout SplitMix64) {
    var writer = PropertyWriter(flavour: flavour, random: random)
    self = writer.script()
    random = writer.random
  }
}

/// Writes a script, keeping in mind what is there if no step is refused.
private struct PropertyWriter {
  let flavour: PropertyFlavour
  var random: SplitMix64
  private var variables: [Int] = []
  private var constraints: [(number: Int, constraint: ReferenceConstraint)] = []
  private var edited: [Int] = []
  private var nextVariable = 0
  private var nextConstraint = 0

  init(flavour: PropertyFlavour, random: SplitMix64) {
    self.flavour = flavour
    self.random = random
  }

  mutating func script() -> PropertyScript {
    let count = Int.random(in: flavour.variableCount, using: &random)
    var first: [PropertyScript.Operation] = []
    for _ in 0..<count { first.append(makeVariable()) }
    for _ in 0..<Int.random(in: 0...count, using: &random) { first.append(add()) }
    var steps = [first]
    for _ in 0..<Int.random(in: flavour.stepCount, using: &random) {
      let isSingle = Bool.random(using: &random)
      let length = isSingle ? 1 : Int.random(in: 2...6, using: &random)
      steps.append((0..<length).map { _ in operation() })
    }
    return PropertyScript(steps: steps, tolerance: flavour.tolerance)
  }

  private mutating func operation() -> PropertyScript.Operation {
    let constraint = constraints.randomElement(using: &random)?.number ?? -1
    let variable = variables.randomElement(using: &random) ?? -1
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8: return add()
    case 8..<11:
      constraints.removeAll { $0.number == constraint }
      return .remove(constraint)
    case 11..<14: return .setConstant(constraint, constant())
    case 14..<16: return .setPriority(constraint, priority())
    case 16:
      edited.append(variable)
      return .beginEditing(variable, 700)
    case 17: return .suggest(edited.randomElement(using: &random) ?? -1, constant())
    case 18 where edited.count > 1: return .endEditing(edited.removeFirst())
    case 18: return .removeVariable(variable)
    default: return makeVariable()
    }
  }

  private mutating func makeVariable() -> PropertyScript.Operation {
    variables.append(nextVariable)
    nextVariable += 1
    let reference = Bool.random(using: &random) ? .zero : constant()
    return .makeVariable(nextVariable - 1, reference: reference)
  }

  private mutating func add() -> PropertyScript.Operation {
    var constraint = fresh()
    // A twin, or the sum of two: constraints that say nothing new, or contradict.
    if Int.random(in: 0..<5, using: &random) == 0,
      let twin = constraints.randomElement(using: &random)?.constraint
    {
      constraint = twin
      if Bool.random(using: &random), !flavour.isNetwork,
        let other = constraints.randomElement(using: &random)?.constraint
      {
        constraint.terms += other.terms
        constraint.bound = constraint.bound + other.bound
      }
      if Bool.random(using: &random) { constraint.priority = priority() }
    }
    constraints.append((nextConstraint, constraint))
    nextConstraint += 1
    return .add(nextConstraint - 1, constraint)
  }

  private mutating func fresh() -> ReferenceConstraint {
    let count = min(
      variables.count,
      Int.random(in: 1...(flavour.isNetwork ? 2 : flavour.termCount), using: &random))
    var terms = variables.shuffled(using: &random).prefix(count).map {
      ReferenceConstraint.Term(
        $0, coefficient: flavour.coefficients.randomElement(using: &random) ?? .one)
    }
    if flavour.isNetwork, terms.count == 2 { terms[1].coefficient = Rational(-1) }
    var constraint = ReferenceConstraint(
      terms, Constraint.Relation.allCases.randomElement(using: &random) ?? .equal, constant(),
      priority: priority())
    if count == 1, constraint.priority < .required, flavour.hasContentSizes {
      constraint.isContentSize = Int.random(in: 0..<4, using: &random) == 0
    }
    return constraint
  }

  private mutating func constant() -> Rational {
    flavour.constants.randomElement(using: &random) ?? .zero
  }

  private mutating func priority() -> LayoutPriority {
    PropertyFlavour.priorities.randomElement(using: &random) ?? .required
  }
}
