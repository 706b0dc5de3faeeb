/// The pages of the promises of a bubble, and of what it explains.
extension CheckRulePage {
  /// The page of ``CheckRule/insideSafeArea``.
  static let insideSafeArea = CheckRulePage(
    title: "A bubble reaches out of the safe area",
    what: """
      The bubble of a step lies partly under a notch, a rounded corner, the home indicator or the \
      keyboard, or off the screen. The number is the points by which its worst edge reaches out.
      """,
    why: """
      What lies there is covered by the device or by the keyboard: the end of the sentence cannot \
      be read, and a button there cannot be tapped.
      """,
    wayOut: """
      Nothing gives way before this does, so the safe area itself is smaller than the least \
      bubble: on such a screen give the step less text, its style smaller `textInsets` or a \
      smaller font, or leave it out with a `when`. Often the scene is not what is on the device: \
      a keyboard as high as in portrait on a screen that lies on its side.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1,
        "screen": { "size": [568, 320], "safeArea": [20, 0, 0, 0], "keyboard": 304 },
        "guide": { "steps": [ { "target": [0, 0, 568, 16], "side": "over", "text": "Hi" } ] } }
      """),
    good: CheckRuleSample(
      """
      { "version": 1,
        "screen": { "size": [568, 320], "safeArea": [20, 0, 0, 0], "keyboard": 162 },
        "guide": { "steps": [ { "target": [0, 20, 568, 44], "text": "Hi" } ] } }
      """))

  /// The page of ``CheckRule/textUnclipped``.
  static let textUnclipped = CheckRulePage(
    title: "A bubble has too little room for its text",
    what: """
      The text of a bubble, or its insets or the corners of its picture, need more room than \
      there is between the edges of the safe area and what must stay clear. The number is the \
      points that are missing.
      """,
    why: """
      Lines at the end are cut off. Those who read with large text, or in a language of long \
      words, are the first not to learn what the step has to say.
      """,
    wayOut: """
      Shorten the text, or give the style more `maxWidth`, smaller `textInsets` or a smaller \
      font. A step that explains most of the screen has room where its bubble is `over` it.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": { "size": [120, 80] },
        "guide": { "steps": [ { "target": [10, 30, 100, 20], "side": "over",
          "text": "Keeps the picture on this phone, with the place and the day, until you \
      delete it" } ] } }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": { "size": [120, 80] },
        "guide": { "steps": [ { "target": [10, 30, 100, 20], "side": "over",
          "text": "Keeps the picture" } ] } }
      """))

  /// The page of ``CheckRule/clearOfTarget``.
  static let clearOfTarget = CheckRulePage(
    title: "A bubble covers what it explains",
    what: """
      The bubble lies over its target, or over the cut-out around it, by the number of points. It \
      is not asked of bubbles whose `side` is `over`.
      """,
    why: """
      The reader cannot see what is spoken of. On small screens this is the most frequent \
      complaint about tours.
      """,
    wayOut: """
      Leave the side to the tool with `"side": "auto"`, shorten the text, or explain a part of a \
      large target. Where all of a large view is meant, put the bubble over it: `"side": "over"`.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": { "size": [320, 200] },
        "styles": { "hint": { "arrow": false } },
        "guide": { "style": "hint", "steps": [
          { "target": [20, 20, 280, 160], "text": "All your pictures" } ] } }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": { "size": [320, 200] },
        "styles": { "hint": { "arrow": false } },
        "guide": { "style": "hint", "steps": [
          { "target": [20, 20, 280, 160], "side": "over", "text": "All your pictures" } ] } }
      """))

  /// The page of ``CheckRule/arrowOnStraightEdge``.
  static let arrowOnStraightEdge = CheckRulePage(
    title: "An arrow stands on a rounded corner",
    what: """
      The arrow's base does not fit on the straight part of the bubble's edge; it would stand on \
      a rounded corner by the number of points.
      """,
    why: """
      The arrow looks broken off: its base hangs in the air beside the curve.
      """,
    wayOut: """
      Give the style a smaller `cornerRadius`, an arrow of less `width`, or text enough that the \
      edge is longer.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": { "size": [60, 300] },
        "styles": { "hint": { "cornerRadius": 30, "arrow": { "length": 8, "width": 56 } } },
        "guide": { "style": "hint", "margins": 0, "steps": [
          { "target": [0, 100, 60, 44], "text": "Hi you" } ] } }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": { "size": [60, 300] },
        "styles": { "hint": { "cornerRadius": 8, "arrow": { "length": 8, "width": 16 } } },
        "guide": { "style": "hint", "margins": 0, "steps": [
          { "target": [0, 100, 60, 44], "text": "Hi you" } ] } }
      """))

  /// The page of ``CheckRule/arrowOnTarget``.
  static let arrowOnTarget = CheckRulePage(
    title: "An arrow does not point at its target",
    what: """
      The tip of the arrow is beside what can be seen of the target, or, where no arrow is drawn \
      for want of room, would be. The number is the points by which it misses.
      """,
    why: """
      The arrow points at something else, and the reader takes that for what is explained.
      """,
    wayOut: """
      Targets in a corner of the screen are out of an arrow's reach when the bubble's corners are \
      round: give the style less `cornerRadius` or an arrow of less `width`, allow any side with \
      `"side": "auto"`, or have none with `"arrow": false`.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "styles": { "hint": { "cornerRadius": 16 } },
        "guide": { "style": "hint", "steps": [
          { "target": [0, 59, 6, 6], "side": "below", "text": "Opens the drawer" } ] } }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "styles": { "hint": { "cornerRadius": 16 } },
        "guide": { "style": "hint", "steps": [
          { "target": [24, 59, 44, 44], "side": "below", "text": "Opens the drawer" } ] } }
      """))

  /// The page of ``CheckRule/clearOfObstacles``.
  static let clearOfObstacles = CheckRulePage(
    title: "A bubble covers an obstacle",
    what: """
      The bubble lies over a view that is marked as an obstacle, or over a rectangle of the \
      screen's or the step's `obstacles`, by the number of points.
      """,
    why: """
      Obstacles are what the scene says must stay visible: a tab bar, a player, a price.
      """,
    wayOut: """
      Allow any side with `"side": "auto"`, shorten the text, or remove an obstacle that is none \
      for this step.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1,
        "screen": { "size": [320, 200], "obstacles": [[0, 0, 320, 70], [0, 130, 320, 70]] },
        "guide": { "steps": [
          { "target": [138, 78, 44, 44], "text": "Keeps the picture on this phone" } ] } }
      """),
    good: CheckRuleSample(
      """
      { "version": 1,
        "screen": { "size": [320, 200], "obstacles": [[0, 0, 320, 70]] },
        "guide": { "steps": [
          { "target": [138, 78, 44, 44], "text": "Keeps the picture on this phone" } ] } }
      """))

  /// The page of ``CheckRule/targetCutOff``.
  static let targetCutOff = CheckRulePage(
    title: "A part of a target cannot be seen",
    what: """
      Some of what a step explains is off the screen, behind the keyboard, scrolled or clipped \
      away, or under something opaque. The number is the points that cannot be seen.
      """,
    why: """
      The hole in the dimming lights half a button. A reader who is to tap it may find nothing to \
      tap.
      """,
    wayOut: """
      Scroll to it before the step is shown (the message says how far), move the view, or explain \
      a smaller part of it.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "guide": { "steps": [ { "target": [360, 400, 44, 44], "text": "Shares the picture" } ] } }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "guide": { "steps": [ { "target": [333, 400, 44, 44], "text": "Shares the picture" } ] } }
      """))

  /// The page of ``CheckRule/targetUnseen``.
  static let targetUnseen = CheckRulePage(
    title: "Nothing of a target can be seen",
    what: """
      What a step explains is absent, hidden, off the screen, behind the keyboard, scrolled away \
      or under something opaque. The step is not shown at all.
      """,
    why: """
      A tour that speaks of what is not there stops in the app, or skips a step that the next one \
      builds on.
      """,
    wayOut: """
      Scroll to it first, show it, or say that the step depends on it: with `"optional": true` it \
      is left out where it has no target, with `when` where a flag says so.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": { "device": "iPhone 15", "keyboard": 291 },
        "guide": { "steps": [ { "id": "send", "target": [170, 700, 44, 44], "text": "Sends the \
      message" } ] } }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": { "device": "iPhone 15", "keyboard": 291 },
        "views": [ { "id": "send", "kind": "button", "text": "Send" } ],
        "constraints": [ "send.trailing == margins.trailing", "send.bottom == keyboard.top - 8" ],
        "guide": { "steps": [ { "id": "send", "target": "send", "text": "Sends the message" } ] } }
      """))
}
