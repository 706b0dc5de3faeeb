internal import GuideFormats

extension DrawingPath {
  /// The path in the language of SVG's `d` attribute.
  package var svgData: String {
    var text = ""
    func append(_ letter: String, _ point: LayoutPoint) {
      text += letter
      NumberText.append(point.x, to: &text)
      text += " "
      NumberText.append(point.y, to: &text)
    }
    for element in outlines.flatMap(\.elements) {
      switch element {
      case .move(let point): append("M", point)
      case .line(let point): append("L", point)
      case .arc(let radius, let point):
        let length = NumberText.text(radius)
        append("A\(length) \(length) 0 0 1 ", point)
      case .close: text += "Z"
      }
    }
    return text
  }
}
