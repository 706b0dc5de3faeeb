extension SceneDecoder {
  /// Whether a switch is on, and whether a button or a tab is selected.
  mutating func decodeControl(_ fields: Fields<ViewKey>, into view: inout SceneView) {
    if let field = fields[.on] {
      if view.kind == .switch {
        view.isOn = bool(field)
      } else {
        diagnostics.append(
          .meansNothing(
            "on", to: "a view of kind '\(view.kind.rawValue)'", at: field.range,
            help: "write \"kind\": \"switch\", or leave it out"))
      }
    }
    if let field = fields[.selected] {
      if view.kind == .button || isInTabs {
        view.isSelected = bool(field)
      } else {
        diagnostics.append(
          .meansNothing(
            "selected", to: "a view of kind '\(view.kind.rawValue)' outside of tabs",
            at: field.range,
            help: "buttons are selected or not, and views in a view of kind 'tabs'"))
      }
    }
  }
}
