/// The distances inside a bubble's content, in points; each is rounded up to whole pixels.
enum BubbleContentMetrics {
  /// From a title to the text below it.
  static let titleSpacing = 4.0
  /// From the text to the buttons' tap areas.
  static let buttonsSpacing = 4.0
  /// From a button to the next one, in a row or below each other.
  static let buttonSpacing = 8.0
  /// From a button's left and right edges to its text.
  static let buttonMargin = 16.0
  /// From a button's drawn top and bottom edges to its text.
  static let buttonPadding = 7.0
  /// The least width and height of a button, as of all that is tapped.
  static let smallestButton = BubbleButton.smallestTapArea
}
