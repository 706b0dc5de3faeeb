/// The pages of what people can see and tap.
extension CheckRulePage {
  /// The page of ``CheckRule/contrast``.
  static let contrast = CheckRulePage(
    title: "A text stands out too little from what is behind it",
    what: """
      The contrast of text and background is below 4.5:1, or below 3:1 for large text (18 points \
      and more, bold from 14), as WCAG 2.2, success criterion 1.4.3, has it. Of a translucent \
      bubble the worse of white and black behind it counts. Texts on pictures, and colours that \
      the platform chooses, are not judged.
      """,
    why: """
      People with weak sight, and everybody in the sun, cannot read it.
      """,
    wayOut: """
      Darken one colour or lighten the other. White on a colour needs a dark one: `#ffffff` on \
      `#2563eb` has 5.16:1.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "styles": { "hint": { "textColor": "#ffffff", "fill": "#ffcc00" } },
        "guide": { "style": "hint", "steps": [
          { "target": [170, 400, 44, 44], "text": "Shares the picture" } ] } }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "styles": { "hint": { "textColor": "#000000", "fill": "#ffcc00" } },
        "guide": { "style": "hint", "steps": [
          { "target": [170, 400, 44, 44], "text": "Shares the picture" } ] } }
      """))

  /// The page of ``CheckRule/tapTargetSize``.
  static let tapTargetSize = CheckRulePage(
    title: "What has to be tapped is smaller than a fingertip",
    what: """
      Only a tap on the target, on the bubble or on its button leads on, and what of it can be \
      tapped is less than 44 points wide or high, the size that Apple's Human Interface \
      Guidelines name; half a point is let pass. A hole over a target is tapped as the target is. \
      Of several targets the smallest counts, and what the bubble covers does not.
      """,
    why: """
      People with unsteady hands, and everybody on a bus, tap beside it and get nowhere.
      """,
    wayOut: """
      Enlarge the control, give its cut-out more `padding`, since a tap into the hole counts, or \
      let a tap anywhere lead on.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "guide": { "steps": [ { "target": [170, 400, 20, 20], "advance": "target",
          "text": "Shares the picture" } ] } }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "guide": { "steps": [ { "target": [170, 400, 20, 20], "advance": "target",
          "cutout": { "padding": 12 }, "text": "Shares the picture" } ] } }
      """))

  /// The page of ``CheckRule/bubbleCoversControl``.
  static let bubbleCoversControl = CheckRulePage(
    title: "A bubble covers what a person works with",
    what: """
      While the step is shown, its bubble lies over a button, a field or a switch that is not its \
      target.
      """,
    why: """
      Someone who wants to leave, go back or switch something off cannot, until the bubble is \
      gone.
      """,
    wayOut: """
      Allow any side with `"side": "auto"`, which prefers one without controls, shorten the text, \
      or declare the control an obstacle.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": { "size": [320, 200] },
        "views": [ { "id": "save", "kind": "button", "text": "Save", "frame": [138, 78, 44, 44] },
          { "id": "undo", "kind": "button", "text": "Undo", "frame": [138, 140, 50, 44] } ],
        "guide": { "steps": [ { "target": "save", "side": "below", "text": "Keeps the picture" \
      } ] } }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": { "size": [320, 200] },
        "views": [ { "id": "save", "kind": "button", "text": "Save", "frame": [138, 78, 44, 44] },
          { "id": "undo", "kind": "button", "text": "Undo", "frame": [138, 140, 50, 44] } ],
        "guide": { "steps": [ { "target": "save", "text": "Keeps the picture" } ] } }
      """))
}
