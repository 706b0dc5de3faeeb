extension SceneView {
  /// What a view shows in a language.
  ///
  /// A page shows its HTML as plain text. Where there is no text, or an empty one, the placeholder
  /// is shown.
  func shownText(for locale: LocaleTag) -> (text: String, isPlaceholder: Bool, page: String?) {
    let written = text?.resolved(for: locale) ?? ""
    if kind == .web { return (WebText.text(of: written), false, written.isEmpty ? nil : written) }
    guard written.isEmpty, let placeholder else { return (written, false, nil) }
    return (placeholder.resolved(for: locale), true, nil)
  }
}
