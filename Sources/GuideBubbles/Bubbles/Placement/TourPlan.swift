/// Which of several equally good places each step's bubble takes, so that the bubble jumps least.
///
/// Only the best places of a step compete: those of its lowest score. Among them the choice is such
/// that the way of the bubble's middle over the whole tour is shortest; of equally short ways, the
/// one whose first steps take the earlier places. Nothing depends on what was shown before.
///
/// The shortest way through layers is found backwards by dynamic programming (Bellman 1957); lengths
/// are added as whole 1/1024 points, so that equal ways are equal to the last bit.
package struct TourPlan: Hashable, Sendable {
  /// A place that a step's bubble could take.
  package struct Candidate: Hashable, Sendable {
    /// The bubble's frame, absolute, in points.
    package var frame: LayoutRect
    /// How bad the place is; less is better, and places that differ by less than
    /// ``TourPlan/tolerance`` from the step's best are equally good.
    package var score: Double

    /// Makes a place from its frame and how bad it is.
    package init(frame: LayoutRect, score: Double = 0) {
      self.frame = frame
      self.score = score
    }
  }

  /// Scores that are closer than this are equal.
  package static let tolerance = GeometryTolerance.length

  /// The index of each step's place among its candidates; nothing for a step that has none.
  package let choices: [Int?]
  /// The way of the bubble's middle from step to step, in points, to 1/1024 for each step.
  package let totalJump: Double

  /// Plans a tour.
  ///
  /// - Parameter steps: The candidates of each step, in order of preference. A step without any is
  ///   passed over, as if the bubble stayed where it was.
  /// - Complexity: O(*s* · *c*²) for *s* steps of *c* equally good candidates.
  package init(_ steps: [[Candidate]]) {
    let layers = steps.enumerated().compactMap { Layer(step: $0.offset, candidates: $0.element) }
    let ways = Self.shortestWays(through: layers)
    var choices = [Int?](repeating: nil, count: steps.count)
    let total = ways.first?.min() ?? 0
    var rest = total
    var last: (layer: Layer, place: Int)?
    for (layer, ways) in zip(layers, ways) {
      // The first place from which the rest of the shortest way is as long as it has to be.
      for place in layer.places.indices {
        let jump = last.map { $0.layer.jump(from: $0.place, to: place, of: layer) } ?? 0
        guard jump + ways[place] == rest else { continue }
        choices[layer.step] = layer.places[place].candidate
        last = (layer, place)
        rest = ways[place]
        break
      }
    }
    self.choices = choices
    totalJump = Double(total) / Layer.unitsPerPoint
  }

  /// From each place of each layer, the shortest way to the end of the tour, in units.
  private static func shortestWays(through layers: [Layer]) -> [[Int]] {
    var ways = layers.map { [Int](repeating: 0, count: $0.places.count) }
    for index in layers.indices.dropLast().reversed() {
      for place in layers[index].places.indices {
        var best = Int.max
        for next in layers[index + 1].places.indices {
          let jump = layers[index].jump(from: place, to: next, of: layers[index + 1])
          best = min(best, jump + ways[index + 1][next])
        }
        ways[index][place] = best
      }
    }
    return ways
  }
}

/// The equally good places of a step that has some.
private struct Layer {
  /// The fineness of lengths: coarse enough for sums to be exact, finer than any pixel.
  static let unitsPerPoint = 1024.0
  /// Jumps count up to this length, in points, so that no sum of them overflows.
  private static let longestJump = 1e6

  /// The step's index.
  let step: Int
  /// The indices of the places among the candidates, and where the bubble's middle is.
  let places: [(candidate: Int, middle: LayoutPoint)]

  init?(step: Int, candidates: [TourPlan.Candidate]) {
    // A score that is no number is the worst.
    let scores = candidates.map { $0.score.isNaN ? .infinity : $0.score }
    guard let best = scores.min() else { return nil }
    self.step = step
    let equals = candidates.indices.filter { index in
      scores[index] == best || scores[index] - best < TourPlan.tolerance
    }
    places = equals.map { index in
      let frame = candidates[index].frame
      return (index, LayoutPoint(x: frame.midX, y: frame.midY))
    }
  }

  /// The length of a jump to a place of another layer, in units.
  func jump(from place: Int, to next: Int, of other: Layer) -> Int {
    let (from, to) = (places[place].middle, other.places[next].middle)
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    // Also what is no number is a very long jump.
    let bounded = length < Self.longestJump ? length : Self.longestJump
    return Int((bounded * Self.unitsPerPoint).rounded())
  }
}
