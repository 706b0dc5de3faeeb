extension [LayoutRect] {
  /// The lines that the fragments of a text form, from top to bottom, each as one rectangle.
  ///
  /// A fragment lies on the line above it when it begins in the line's upper half, so that words of
  /// uneven height stay together. Fragments without height join the line at whose top they are.
  package func joinedIntoLines() -> [LayoutRect] {
    var lines: [LayoutRect] = []
    let order = indices.sorted { (self[$0].minY, $0) < (self[$1].minY, $1) }
    for index in order {
      if let line = lines.last, self[index].minY <= line.midY {
        lines[lines.count - 1] = line.union(self[index])
      } else {
        lines.append(self[index])
      }
    }
    return lines
  }
}
