/// The views that all rows of one shape have, with the places where their texts go.
struct RowBlueprint {
  /// The number of the first shape that is laid out in the same way.
  let layoutShape: Int
  /// A view whose text differs from row to row.
  private struct Slot {
    var view: Int
    var text: RowText?
    var placeholder: RowText?
  }

  /// The views; those with texts of a row have the template's.
  let views: [ResolvedView]
  /// What of their names stands behind the row's.
  let names: [String]
  /// Where their texts stand in frames.
  let textPlaces: [TextPlace]
  /// Those that bubbles keep off.
  let obstacles: [Int]
  private let slots: [Slot]

  init(_ shape: TemplateShape, laidOutAs layoutShape: Int, in context: SceneContext) {
    self.layoutShape = layoutShape
    let views = ResolvedView.all([shape.row], in: context)
    self.views = views
    names = views.enumerated().map { index, view in index == 0 ? "" : "." + view.view.name }
    textPlaces = views.map { TextPlace(of: $0, in: context) }
    obstacles = views.indices.filter { views[$0].view.isObstacle }
    slots = views.enumerated().compactMap { index, view in
      let (text, placeholder) = (view.view.text, view.view.placeholder)
      // A page's fields are in it already, and what they inserted is not looked through.
      guard view.view.kind != .web, text?.hasFields == true || placeholder?.hasFields == true else {
        return nil
      }
      return Slot(
        view: index, text: text.map { RowText($0, in: context) },
        placeholder: placeholder.map { RowText($0, in: context) })
    }
  }

  /// The texts of a row, one for each view that shows some of it.
  func texts(of row: SceneRow, in context: SceneContext) -> RowTexts {
    var placeholders: [Int] = []
    var first = ""
    let texts = slots.map { slot in
      var text = slot.text?.filled(from: row, in: context) ?? ""
      if text.isEmpty, let placeholder = slot.placeholder {
        text = placeholder.filled(from: row, in: context) ?? ""
        placeholders.append(slot.view)
      }
      if text.isEmpty { return "" }
      if first.isEmpty { first = text }
      return context.shown(text)
    }
    return RowTexts(texts, first: first, placeholders: placeholders)
  }

  /// Hands each text to the view that shows it.
  func distribute(_ texts: RowTexts, to put: (Int, String) -> Void) {
    for (slot, text) in zip(slots, texts.texts) { put(slot.view, text) }
  }
}

/// The texts that a row shows beside those of its template.
struct RowTexts {
  let texts: [String]
  /// Which of them there are: views without a text are laid out in another way.
  let presence: [Bool]
  /// The first one that there is, as it is without a pseudo-locale: these change no order.
  let first: String
  /// The numbers of the views that show a placeholder because their text is empty.
  let placeholders: [Int]

  init(_ texts: [String], first: String, placeholders: [Int]) {
    self.texts = texts
    self.first = first
    self.placeholders = placeholders
    presence = texts.map { !$0.isEmpty }
  }
}

/// A row whose views are laid out, measured from its top left corner.
struct SolvedRow: Sendable {
  /// The number of its shape.
  var shape: Int
  /// The frames of its views, in points, not rounded; the row itself is the first.
  var frames: [LayoutRect]
  /// The texts of its views, broken for their widths.
  var texts: [TextLayout?]
  /// The numbers of the views that show a placeholder because their text is empty.
  var placeholders: [Int] = []
  /// What of its template gave way.
  var yields: [RowYield] = []

  /// How high it is, in points.
  var height: Double { frames.first?.height ?? 0 }
}
