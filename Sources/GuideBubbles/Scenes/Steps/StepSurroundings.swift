/// What the bubble of a step keeps off besides what it explains.
struct StepSurroundings {
  /// One thing of it.
  struct Part {
    /// The view; nothing for a rectangle.
    var name: String?
    /// What is shown of it, absolute, in points.
    var frame: LayoutRect
  }

  /// What it must not cover, in the order in which its placement counts them.
  var obstacles: [Part]
  /// What it had better not cover.
  var controls: [Part]
}
