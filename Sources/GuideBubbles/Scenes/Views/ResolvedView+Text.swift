internal import GuideText

extension SceneView {
  /// What a view shows in the language, and the pseudo-locale, that it is solved for.
  ///
  /// A page shows its HTML as plain text, without a pseudo-locale, which would change its markup.
  /// Where there is no text, or an empty one, the placeholder is shown.
  func shownText(
    in context: SceneContext
  ) -> (text: String, isPlaceholder: Bool, page: String?) {
    if kind == .web {
      let page = text?.resolved(for: context.locale) ?? ""
      return (WebText.text(of: page), false, page.isEmpty ? nil : page)
    }
    let written = text.map { context.shown($0) } ?? ""
    guard written.isEmpty, let placeholder else { return (written, false, nil) }
    return (context.shown(placeholder), true, nil)
  }
}
