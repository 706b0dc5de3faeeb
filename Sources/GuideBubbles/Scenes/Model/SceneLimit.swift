/// The most of something that a scene may come to: beyond it an answer would take more time or memory
/// than anybody has for it, and what is written was hardly meant.
///
/// A file of a kilobyte can ask for gigabytes: rows repeat their template, templates repeat their
/// fields, lines of Visual Format are many constraints. So what counts is what comes of the file. The
/// scene reference has a table of all limits.
package enum SceneLimit: CaseIterable, Sendable {
  /// Views, those of rows, headers and footers among them.
  case views
  /// What templates insert, in bytes of the file: each field as often as it is named.
  case insertedBytes
  /// Constraints, each part of a Visual Format line for itself.
  case constraints
  /// Steps of the guide.
  case steps
  /// Languages to look at a scene in.
  case locales
  /// Pieces of one image, which its columns and rows cut it into.
  case piecesOfImage
  /// Pieces of all images on the screen.
  case pieces
  /// Holes that paths draw, those that are alike counted once.
  case pathHoles
  /// Obstacles that bubbles look for a way around, those of each step for themselves.
  case obstacles

  /// The most that there may be.
  package var most: Int {
    switch self {
    // A list of ten thousand rows of twenty views each.
    case .views: 200_000
    // Ten thousand rows of eight hundred letters.
    case .insertedBytes: 8 << 20
    // As many as a screen of ten thousand views has; a phone's has a few hundred.
    case .constraints: 100_000
    // An hour of tapping.
    case .steps: 1_000
    // More than systems are translated into.
    case .locales: 500
    // Twenty-four runs that give, and what is between them, on both axes; designers use one or two.
    case .piecesOfImage: 2_401
    // Ten thousand buttons with an image in nine pieces each.
    case .pieces: 100_000
    // One for each step of a very long guide, each of which may take as long as ten placements.
    case .pathHoles: 250
    // A hundred steps among two thousand obstacles.
    case .obstacles: 200_000
    }
  }

  /// What there is too much of, as messages call it.
  var noun: String {
    switch self {
    case .views: "views, those of rows included"
    case .insertedBytes: "bytes that templates insert"
    case .constraints: "constraints"
    case .steps: "steps"
    case .locales: "languages"
    case .piecesOfImage: "pieces of an image"
    case .pieces: "pieces of images"
    case .pathHoles: "different cut-outs drawn by paths"
    case .obstacles: "obstacles, those of all steps together"
    }
  }

  /// What the author of a scene can do about it.
  private var wayOut: String {
    switch self {
    case .views: "leave out rows that are not seen, or views of their template"
    case .insertedBytes: "shorten the field, or name it less often"
    case .constraints: "remove those that say the same again"
    case .steps: "make several guides of it"
    case .locales: "look at fewer at a time"
    case .piecesOfImage: "give it fewer 'columns' and 'rows'"
    case .pieces: "give images fewer 'columns' and 'rows', or draw fewer"
    case .pathHoles: "use a 'shape', or the same path over views of the same size and place"
    case .obstacles: "mark fewer views and rectangles as obstacles"
    }
  }

  /// The error that there is too much.
  ///
  /// - Parameters:
  ///   - count: How much there is, or was when counting stopped.
  ///   - range: Where it became too much.
  /// - Returns: The error, which says both numbers.
  func exceeded(by count: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      code: .tooMany,
      message: "the scene comes to \(NumberText.text(Double(count))) \(noun), "
        + "and \(NumberText.text(Double(most))) are the most",
      range: range, help: wayOut)
  }
}

/// What a scene comes to while it is read, each against its limit.
struct SceneTotals {
  private var counts = [Int](repeating: 0, count: SceneLimit.allCases.count)

  /// Counts more of something.
  ///
  /// - Returns: Whether that is within the limit, and the error for whoever goes beyond it first.
  mutating func count(
    _ amount: Int, of limit: SceneLimit, at range: SourceRange?
  ) -> (isWithin: Bool, error: Diagnostic?) {
    guard let place = SceneLimit.allCases.firstIndex(of: limit) else { return (true, nil) }
    let former = counts[place]
    counts[place] += amount
    guard counts[place] > limit.most else { return (true, nil) }
    return (false, former > limit.most ? nil : limit.exceeded(by: counts[place], at: range))
  }

  /// Whether there was too much of something already: what follows need not be read.
  func isExceeded(_ limit: SceneLimit) -> Bool {
    SceneLimit.allCases.firstIndex(of: limit).map { counts[$0] > limit.most } ?? false
  }
}
