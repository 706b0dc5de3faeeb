/// A glyph that waits for those behind it, with which it may become another.
struct PendingGlyph {
  /// Its first cluster.
  var cluster: Int
  /// How many clusters it draws.
  var clusterCount = 1
  /// The glyph.
  var glyph: UInt16
  /// What the clusters' own glyphs advance by, in units of `AdvanceTable`.
  var advance: Int32
  /// Whether marks stand on it.
  var hasMarks = false
}
