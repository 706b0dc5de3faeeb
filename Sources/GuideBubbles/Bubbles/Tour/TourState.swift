internal import GuideFormats

/// A tour's progress as it is kept between two launches of an app.
///
/// ``text`` is one line of JSON, whose steps have their names and no numbers, so that a later version
/// of the tour can go on at the same step:
///
/// ```json
/// {"version":1,"phase":"showing","step":"share","steps":["keep","share","both"],"seen":["1-4","9"]}
/// ```
///
/// - `phase` is `notStarted`, `showing`, `completed` or `skipped`.
/// - `step` is the step that is shown, one of `steps`, or the one at which the tour was given up.
/// - `occurrence` says which one is shown where several steps have that name, from 1; absent for 1.
/// - `steps` are all steps of the tour in order.
/// - `seen` are the names of the events that came, as rising numbers and ranges that never touch.
public struct TourState: Hashable, Sendable {
  /// The names of the tour's steps in order.
  public let steps: [String]
  /// Where the tour was; a step that is shown is counted from 0 in ``steps``.
  public let phase: TourProgress.Phase
  let seen: SeenEvents

  init(steps: [String], phase: TourProgress.Phase, seen: SeenEvents) {
    self.steps = steps
    self.phase = phase
    self.seen = seen
  }

  /// The state as one line of JSON, without a line end; the same state gives the same bytes.
  public var text: String {
    var members: [(String, JSONValue)] = [("version", .number(TourStateReader.version))]
    func append(_ phase: TourStateReader.PhaseName, _ step: String? = nil) {
      members.append(("phase", .string(phase.rawValue)))
      if let step { members.append(("step", .string(step))) }
    }
    switch phase {
    case .notStarted: append(.notStarted)
    case .showing(let index):
      append(.showing, steps[index])
      let occurrence = steps[...index].reduce(0) { $0 + ($1 == steps[index] ? 1 : 0) }
      if occurrence > 1 { members.append(("occurrence", .number(occurrence))) }
    case .finished(.completed): append(.completed)
    case .finished(.skipped(let step)): append(.skipped, step)
    }
    members.append(("steps", .array(steps.map { .string($0) })))
    let ranges = seen.ranges.map { range in
      range.lowerBound == range.upperBound
        ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
    }
    members.append(("seen", .array(ranges.map { .string($0) })))
    return JSONWriter.text(.object(members), layout: .compact)
  }

  /// Reads a state that ``text`` wrote; blanks and the order of the keys do not matter.
  ///
  /// - Parameter text: The JSON text.
  /// - Throws: `TourStateError` at the first thing that is not as it should be.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(text: String) throws(TourStateError) {
    let value: JSONValue
    do {
      value = try JSONParser.parse(Array(text.utf8))
    } catch {
      throw .json(error)
    }
    self = try TourStateReader(value).state()
  }
}
