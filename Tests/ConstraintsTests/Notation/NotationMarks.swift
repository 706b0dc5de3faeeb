/// A text with a marked part: `save.‹widht› == 3` is `save.widht == 3` with the range of `widht`.
struct MarkedText {
  let text: String
  let range: Range<Int>

  init(_ marked: String) {
    var text = ""
    var bounds: [Int] = []
    for character in marked {
      if character == "‹" || character == "›" {
        bounds.append(text.utf8.count)
      } else {
        text.append(character)
      }
    }
    self.text = text
    range = bounds.count == 2 ? bounds[0]..<bounds[1] : 0..<text.utf8.count
  }
}
