import Constraints

/// A text of words of known widths that wraps greedily, as labels do.
struct WrappingText: CustomStringConvertible {
  var words: [Double]
  var space = 4.0
  var lineHeight = 20.0

  /// The size at a width; a word that is too wide has a line of its own.
  func size(width: Double?) -> IntrinsicContentSize {
    guard !words.isEmpty else { return IntrinsicContentSize(width: 0, height: 0) }
    let limit = width ?? .infinity
    var (lines, widest, line) = (1.0, 0.0, -space)
    for word in words {
      if line >= 0, line + space + word > limit + 1e-6 {
        lines += 1
        line = -space
      }
      line += space + word
      widest = max(widest, line)
    }
    return IntrinsicContentSize(width: widest, height: lines * lineHeight)
  }

  var description: String { "\(words)" }
}
