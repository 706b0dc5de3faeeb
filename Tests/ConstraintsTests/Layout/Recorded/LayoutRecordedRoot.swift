/// A row of the corpus `apple-frames`: views with their constraints, and where they belong.
struct RecordedRoot: Decodable, Sendable {
  struct View: Decodable, Sendable {
    var name: String
    var frame: [Double]
    var alignmentInsets: [Double]
    var alignmentRect: [Double]
    var solution: [Double]
    var hugging: [Double]
    var compressionResistance: [Double]
    var intrinsic: [Double?]
    var intrinsicSource: [String?]
    var intrinsicNeeded: [Bool]
    var parent: String?
    var fixed: String?
    var stack: RecordedStack?
  }

  struct Guide: Decodable, Sendable {
    var name: String
    var kind: String
    var owner: String
    var insets: [Double]?
  }

  struct Reference: Decodable, Sendable {
    var item: String
    var attr: String
    var inset: [Double]?
  }

  struct Term: Decodable, Sendable {
    var item: String
    var attr: String
    var coef: Double
  }

  struct Condition: Decodable, Sendable {
    var a: Reference?
    var b: Reference?
    var terms: [Term]?
    var rel: String
    var multiplier: Double?
    var constant: Double
    var priority: Double
    var owner: String?
    var origin: String
    /// The attributes as a file has them, where one has.
    var attrs: [String?]?

    /// Whether a file has it, and not a stack or an autoresizing mask.
    var isOfFile: Bool { origin.hasPrefix("file") }
  }

  var id: String
  /// Why it is silver, where it is.
  var `class`: String
  var views: [View]
  var guides: [Guide]
  var constraints: [Condition]
  /// The names of the changes that must break it.
  var discriminates: [String]

  /// The root in minimal mode: without the sizes of content that its frames do not need.
  var minimal: RecordedRoot {
    var root = self
    for index in root.views.indices {
      for (axis, isNeeded) in root.views[index].intrinsicNeeded.enumerated() where !isNeeded {
        root.views[index].intrinsic[axis] = nil
      }
    }
    return root
  }
}
