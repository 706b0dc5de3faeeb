/// The pages of what leads through a tour.
extension CheckRulePage {
  /// The page of ``CheckRule/noWayOn``.
  static let noWayOn = CheckRulePage(
    title: "A step cannot be left by any tap",
    what: """
      The step's `advance` names a place that no tap can reach: it is covered by the bubble, off \
      the screen, or there is none. Areas are laid over each other as in the app.
      """,
    why: """
      The reader is caught: the screen is dimmed, taps do nothing, and only quitting the app \
      helps.
      """,
    wayOut: """
      Let a tap anywhere lead on, which is the usual `advance`, or one on the bubble; or make \
      room so that the target lies beside the bubble.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": { "size": [160, 160] },
        "guide": { "steps": [ { "target": [60, 60, 20, 20], "cutout": false, "side": "over",
          "advance": "target", "text": "Tap the picture to go on" } ] } }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": { "size": [160, 160] },
        "guide": { "steps": [ { "target": [60, 60, 20, 20], "cutout": false, "side": "over",
          "text": "Tap anywhere to go on" } ] } }
      """))

  /// The page of ``CheckRule/wantedSideRefused``.
  static let wantedSideRefused = CheckRulePage(
    title: "A bubble is not on the side that was asked for",
    what: """
      The step names a `side`, and there the bubble would break a promise that another side \
      keeps.
      """,
    why: """
      Nothing is wrong for the reader. The author sees something other than was asked for, and \
      may want to know where.
      """,
    wayOut: """
      Ask for another side, or for none with `"side": "auto"`. `guidectl explain SCENE STEP` says \
      what the wanted side would break.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "guide": { "steps": [
          { "target": [170, 760, 44, 44], "side": "below", "text": "Shares the picture" } ] } }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "guide": { "steps": [
          { "target": [170, 760, 44, 44], "side": "above", "text": "Shares the picture" } ] } }
      """))

  /// The page of ``CheckRule/stepLeftOut``.
  static let stepLeftOut = CheckRulePage(
    title: "An optional step is left out",
    what: """
      A step with `"optional": true` is not shown in some combinations, because nothing of its \
      target can be seen there.
      """,
    why: """
      That may be meant. It may also hide that a button has fallen off a small screen.
      """,
    wayOut: """
      Where the target should be there, mend the screen. Where its absence follows from a flag, \
      give step and view the same `when`: what a condition leaves out is no finding.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "id": "sale", "kind": "button", "text": "Sale", "frame": [170, 400, 60, 44],
          "hidden": true } ],
        "guide": { "steps": [ { "target": "sale", "text": "Half the price", "optional": true } \
      ] } }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15", "flags": ["sale"],
        "views": [ { "id": "sale", "kind": "button", "text": "Sale", "frame": [170, 400, 60, 44],
          "when": "sale" } ],
        "guide": { "steps": [ { "target": "sale", "text": "Half the price", "when": "sale" } ] } }
      """))
}
