extension SceneReader {
  /// Whether a switch is on.
  mutating func isOn(_ field: Field, _ kind: ViewKind) -> Bool? {
    if kind == .switch { return bool(field) }
    diagnostics.append(
      .meansNothing(
        "on", to: "a view of kind '\(kind.rawValue)'", at: field.range,
        help: "write \"kind\": \"switch\", or leave it out"))
    return nil
  }

  /// Whether a button or a tab is selected.
  mutating func isSelected(_ field: Field, _ kind: ViewKind) -> Bool? {
    if kind == .button || isInTabs { return bool(field) }
    diagnostics.append(
      .meansNothing(
        "selected", to: "a view of kind '\(kind.rawValue)' outside of tabs", at: field.range,
        help: "buttons are selected or not, and views in a view of kind 'tabs'"))
    return nil
  }
}
