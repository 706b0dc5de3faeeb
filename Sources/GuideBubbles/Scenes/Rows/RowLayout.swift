internal import Constraints

/// The layout of a row, which lays out the next row of the same shape by changing texts only.
///
/// What comes out depends on the constraints and texts alone, not on the rows before: that is a
/// property of the solver, and a test compares each row with that of a layout of its own.
///
/// A class, the only one of the library: a list keeps several of them, and neither arrays nor tables
/// hold layouts, which cannot be copied. Copies of a list may share them, since no row depends on those
/// that were laid out before it.
final class RowLayout {
  /// What rows have in common that share a layout.
  struct Key: Hashable {
    /// The number of the first shape that is laid out in the same way.
    var shape: Int
    /// Which texts there are.
    var presence: [Bool]
  }

  let key: Key
  private let blueprint: RowBlueprint
  private var layout: ViewLayout
  private var placeholders: [Int] = []
  /// Whether the row has the usual height because nothing fixes it.
  private var isRaised = false
  /// The constraints of the template below 1000, which may give way; the same in all layouts of a
  /// shape.
  private(set) var wishes: [RowWish] = []
  /// What the first row had to say.
  private(set) var diagnostics: [Diagnostic] = []

  /// Lays out the first row.
  init(
    _ blueprint: RowBlueprint, key: Key, texts: RowTexts, in root: LayoutRoot,
    _ context: SceneContext
  ) {
    self.key = key
    self.blueprint = blueprint
    layout = ViewLayout(blueprint.views, in: context, root: root)
    put(texts)
    layout.solve()
    isRaised = (try? layout.raiseRow()) ?? false
    if isRaised || layout.leavesRowHeight { layout.reportRowHeight() }
    layout.reportUnsettledSizes()
    layout.reportAmbiguities()
    diagnostics = layout.diagnostics
    wishes = zip(layout.demands, layout.demandIDs).compactMap { RowWish($0, $1) }
  }

  /// The views whose baselines constraints name.
  var onBaselines: Set<Int> { Set(layout.viewsWithBaselines) }

  /// Whether the next row can use it: constraints that were left out for the size of one row's text
  /// may hold in another.
  var isReusable: Bool { !layout.hasSizingConflicts && layout.sizing.isSettled }

  /// Lays out another row with the same texts present.
  ///
  /// - Returns: Whether that went; if not, the row needs a layout of its own that says why.
  func lay(out texts: RowTexts) -> Bool {
    guard isReusable else { return false }
    put(texts)
    do throws(LayoutError) {
      if isRaised { try layout.lowerRow() }
      try layout.resize()
      // What is first raised here is to be said, which a layout of its own does.
      guard try layout.raiseRow() == isRaised else { return false }
    } catch {
      return false
    }
    return layout.sizing.isSettled
  }

  private func put(_ texts: RowTexts) {
    placeholders = texts.placeholders
    blueprint.distribute(texts) { layout.contents[$0].show($1) }
  }

  /// Why an attribute of a view of the row that was laid out last has its value, measured from the
  /// row's corner.
  func explanation(
    of attribute: LayoutAttribute, ofView view: Int, named name: String
  ) -> ValueExplanation {
    layout.explanation(of: attribute, ofView: view, named: name)
  }

  /// The row that was laid out last, whose shape has that number.
  func row(of shape: Int) -> SolvedRow {
    let frames = layout.frames()
    return SolvedRow(
      shape: shape, frames: frames, texts: layout.texts(in: frames), placeholders: placeholders,
      yields: wishes.isEmpty ? [] : wishes.yields { layout.engine.violation(of: $0) })
  }
}

/// The layouts that rows used last, by what they are for; never iterated.
struct RowLayoutCache {
  /// Most lists have rows of a few shapes; in others layouts are made anew.
  private static let most = 32
  private var layouts: [RowLayout.Key: RowLayout] = [:]

  /// The layout for rows of a key.
  subscript(key: RowLayout.Key) -> RowLayout? { layouts[key] }

  /// Keeps a layout; too many are all forgotten.
  mutating func keep(_ layout: RowLayout) {
    if layouts.count == Self.most { layouts = [:] }
    layouts[layout.key] = layout
  }
}
