public import GuideFormats

/// Why a text is no saved state of a tour.
public enum TourStateError: Error, Hashable, Sendable {
  /// What a state consists of.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    /// The version of the form: 1.
    case version
    /// Where the tour was.
    case phase
    /// The step that is shown, or the one at which the tour was given up.
    case step
    /// Which step of that name is shown.
    case occurrence
    /// All steps in order.
    case steps
    /// The names of the events that came.
    case seen
  }

  /// It is not JSON.
  case json(JSONError)
  /// It is JSON, but no object.
  case notAnObject(SourceRange)
  /// It was written by a version that is not known here.
  case unknownVersion(Double)
  /// A part that cannot be left out is not there.
  case missing(Key)
  /// A part is not what it should be, or contradicts the others.
  case invalid(Key, SourceRange)
  /// There is a part that is not known here.
  case unknownKey(String, SourceRange)
}

extension TourStateError: CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  public var description: String {
    switch self {
    case .json(let error):
      "\(error.diagnostic.message)\(Self.place(error.range)); \(Self.remedy)"
    case .notAnObject(let range):
      "a tour's state is an object\(Self.place(range)); \(Self.remedy)"
    case .unknownVersion(let version):
      "version \(NumberText.text(version)) of a tour's state is not known here, only version "
        + "\(TourStateReader.version); start the tour anew"
    case .missing(let key): "the tour's state has no '\(key.rawValue)'; \(Self.remedy)"
    case .invalid(let key, let range): "\(Self.rule(key))\(Self.place(range)); \(Self.remedy)"
    case .unknownKey(let key, let range):
      "a tour's state has no key '\(key)'\(Self.place(range)); \(Self.remedy)"
    }
  }

  private static let remedy = "keep the text as it was written, or start the tour anew"

  private static func place(_ range: SourceRange) -> String { " (at byte \(range.start))" }

  private static func rule(_ key: Key) -> String {
    switch key {
    case .version: "'version' is a number"
    case .phase: "'phase' is 'notStarted', 'showing', 'completed' or 'skipped'"
    case .step: "'step' is one of 'steps', and there is one only while showing or skipped"
    case .occurrence: "'occurrence' counts from 1 to the number of steps of that name"
    case .steps: "'steps' is an array of names"
    case .seen: "'seen' is an array of rising numbers and ranges, such as \"1-4\", with gaps"
    }
  }
}
