/// Weights in [1, 2) of which no sums cancel by accident; always the same ones.
struct UnlikeWeights {
  private var bits: UInt64 = 0

  mutating func next() -> Double {
    bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return 1 + Double(bits >> 40) / Double(1 << 24)
  }
}
