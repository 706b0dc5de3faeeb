import GuideText
import LayoutGeometry
import TestSupport
import Testing

/// What placing bubbles relies on, on random texts in all scripts.
///
/// Broken again at a width that it needs, a text keeps its lines, and a wider one is never higher.
/// With `GUIDEBUBBLES_CAMPAIGN=1` each property is held to 48,000 texts.
@Suite struct TextWrappingCampaignTests {
  private static let seeds = Campaign.seeds(300, campaign: 160)

  private func check(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    holds: (TextWrappingSample, inout SplitMix64) -> Bool
  ) {
    forAll(
      seeds: Self.seeds, extends: false, generate: TextWrappingSample.init, shrink: \.smaller,
      sourceLocation: sourceLocation
    ) { sample in
      var random = SplitMix64(seed: UInt64(sample.text.utf8.count) &+ sample.width.bitPattern)
      return holds(sample, &random)
    }
    if Campaign.isRunning { print("campaign text-wrapping: \(name), \(Self.seeds.count) layouts") }
  }

  @Test func `lines are those of a slow breaker written anew`() {
    check("reference") { sample, _ in
      guard let reference = sample.reference else { return sample.layout().lines.isEmpty }
      let expected = reference.lines(limit: sample.units(sample.width))
      let lines = sample.layout().lines
      return lines.map(\.range) == expected.map(\.range)
        && zip(lines, expected).allSatisfy {
          isClose($0.width, Double(max(0, $1.width)) * sample.pointsPerUnit)
        }
    }
  }

  @Test func `at its widest line and at any width from there on a text keeps its lines`() {
    check("idempotent") { sample, random in
      let layout = sample.layout()
      let widest = layout.lines.map(\.width).max() ?? 0
      if widest > sample.width { return true }  // a cluster is wider than the limit
      let between = Double.random(in: widest...sample.width, using: &random)
      return sample.layout(width: widest).lines == layout.lines
        && sample.layout(width: between).lines == layout.lines
    }
  }

  @Test func `a wider text never has more lines, nor is it higher`() {
    check("monotone") { sample, random in
      let wider = sample.width + Double.random(in: 0..<60, using: &random)
      let (one, other) = (sample.layout(), sample.layout(width: wider))
      let limited = sample.layout(lineLimit: sample.lineLimit)
      let widerLimited = sample.layout(width: wider, lineLimit: sample.lineLimit)
      return other.lines.count <= one.lines.count && other.size.height <= one.size.height
        && widerLimited.lines.count <= limited.lines.count
        && widerLimited.size.height <= limited.size.height
    }
  }

  @Test func `the narrowest width is the least one without emergencies`() {
    check("narrowest") { sample, _ in
      guard let reference = sample.reference else { return sample.layout().narrowestWidth == 0 }
      let widest = Double(reference.widestPart) * sample.pointsPerUnit
      let narrowest = sample.layout().narrowestWidth
      let pixel = 1 / sample.measurer.scale
      guard narrowest > widest - 2e-6, narrowest < widest + pixel else { return false }
      let lines = sample.layout(width: narrowest).lines
      if lines.contains(where: { reference.isEmergency($0.range.lowerBound) }) { return false }
      if lines.contains(where: { $0.width > narrowest + 2e-6 }) { return false }
      // Less than the widest part does not do.
      guard widest > 0.01 else { return true }
      return sample.layout(width: widest - 0.01).lines.contains {
        reference.isEmergency($0.range.lowerBound) || $0.width > widest - 0.01
      }
    }
  }

  @Test func `lines cover the text and stay within the limit`() {
    check("bounds") { sample, _ in
      for lineLimit in [0, sample.lineLimit] {
        let layout = sample.layout(lineLimit: lineLimit)
        var end = 0
        for line in layout.lines {
          if line.range.lowerBound != end { return false }
          end = line.range.upperBound
          let isCutThrough = sample.mode == .clip && layout.isTruncated
          if line.width > sample.width + 2e-6, !isCutThrough, !isSingle(line, of: sample) {
            return false
          }
        }
        if end != sample.text.utf8.count { return false }
        if lineLimit > 0, layout.lines.count > lineLimit { return false }
      }
      return true
    }
  }

  /// Whether a line is one cluster, or an ellipsis alone; spaces at its end hang.
  private func isSingle(_ line: TextLine, of sample: TextWrappingSample) -> Bool {
    if line.ellipsis != nil { return line.text == "…" }
    guard let reference = sample.reference else { return false }
    let drawn = line.range.lowerBound..<line.drawnEnd
    let inside = reference.clusterStarts.filter { drawn.contains($0) }
    return inside.count <= 1
  }
}
