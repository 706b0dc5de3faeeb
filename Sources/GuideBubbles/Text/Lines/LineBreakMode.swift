/// What happens to text that does not fit, in the words of `NSLineBreakMode`.
///
/// In all modes but `characterWrap` lines end between words. A line limit cuts off what follows;
/// the modes differ in what the last line then shows. Without a limit nothing is cut off.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Lines end between words, `byWordWrapping`; the last one shows the words that fit.
  case wordWrap
  /// Lines end between any two characters, `byCharWrapping`.
  case characterWrap
  /// The last line runs on to the edge, which may cut through a character, `byClipping`.
  case clip
  /// The last line begins with an ellipsis and shows the end of the text, `byTruncatingHead`.
  case truncateHead
  /// The last line shows its beginning and the end of the text, `byTruncatingMiddle`.
  case truncateMiddle
  /// The last line ends in an ellipsis, `byTruncatingTail`: what labels do unless told otherwise.
  case truncateTail

  /// Where the last line has an ellipsis when text was cut off.
  var ellipsis: TextEllipsis? {
    switch self {
    case .wordWrap, .characterWrap, .clip: nil
    case .truncateHead: .head
    case .truncateMiddle: .middle
    case .truncateTail: .tail
    }
  }
}

/// Where a line has an ellipsis in place of text that was cut off.
public enum TextEllipsis: String, Hashable, Sendable, CaseIterable {
  /// Before the text that is left.
  case head
  /// Between two parts of the text.
  case middle
  /// Behind the text that is left.
  case tail
}
