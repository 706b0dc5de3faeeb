/// What draws a text as it was measured without font files.
extension TextFont {
  /// The family whose letters the built-in widths are; nothing for a font with a family of its own,
  /// which is drawn by that.
  ///
  /// The system's font is drawn in two cuts; between their sizes the nearer one is taken.
  package var builtInFamily: String? {
    guard family == nil else { return nil }
    return isDisplayed ? "Inter Display" : "Inter"
  }

  private var isDisplayed: Bool {
    SystemTracking.display(atSize: max(size, 1)) > SystemTracking.wholeCut / 2
  }

  /// How much further apart the letters of a text were measured than the family sets them that draws
  /// it: the system's font spaces them by their size.
  ///
  /// It is the mean over all that is drawn, since only Latin, Greek and Cyrillic are spaced so.
  ///
  /// - Returns: Points a grapheme cluster; 0 for a font with a family of its own.
  /// - Complexity: O(*n*).
  package func letterSpacing(of text: String) -> Double {
    guard family == nil, size > 0, size.isFinite else { return 0 }
    let metrics = FontMetrics(self)
    let (table, isDisplayed) = (LineBreakTable.shared, isDisplayed)
    var breaker = ClusterBreaker()
    var (units, count) = (0, 0)
    for scalar in text.unicodeScalars {
      let code = scalar.value
      if breaker.startsCluster(ClusterTable.shared[code].clusterClass) { count += 1 }
      units += Int(metrics.spacing(of: code, table[code], inDisplayCut: isDisplayed))
    }
    return count > 0
      ? Double(units) / Double(count) * size / Double(AdvanceTable.unitsPerEm) : 0
  }
}
