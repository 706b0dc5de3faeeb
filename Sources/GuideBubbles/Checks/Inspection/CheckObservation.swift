/// What one combination shows against a rule.
struct CheckObservation: Hashable, Sendable {
  /// The rule.
  var rule: CheckRule
  /// What it is about.
  var subject: CheckSubject
  /// One sentence without a period, with both numbers.
  var message: String
  /// By how much the rule is broken, in its own unit, to a thousandth.
  var amount: Double
  /// Where it stands in the file.
  var range: SourceRange?
  /// What to do about it.
  var help: String?
  /// What to mark in a picture, absolute, in points.
  var marks: [LayoutRect]

  /// Makes an observation from its parts.
  init(
    _ rule: CheckRule, _ subject: CheckSubject, _ message: String, by amount: Double = 1,
    at range: SourceRange? = nil, help: String? = nil, marking marks: [LayoutRect] = []
  ) {
    self.rule = rule
    self.subject = subject
    self.message = message
    // Rounded as reports write it, so that a report that was read again is the same.
    self.amount = (min(amount, 1e9) * 1000).rounded() / 1000
    self.range = range
    self.help = help
    self.marks = marks.map(\.inThousandths)
  }
}

extension LayoutRect {
  /// The rectangle as reports write it.
  fileprivate var inThousandths: LayoutRect {
    func rounded(_ number: Double) -> Double {
      number.magnitude < 1e12 ? (number * 1000).rounded() / 1000 : number
    }
    return LayoutRect(
      x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }
}
