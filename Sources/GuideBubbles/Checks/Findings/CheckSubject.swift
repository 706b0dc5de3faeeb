/// What a finding is about.
public enum CheckSubject: Hashable, Sendable {
  /// A step, by its id, with its position in the file from 1.
  case step(String, position: Int)
  /// A view, by its name; of the rows of a list, the view of the template: `thread[].bubble`.
  case view(String)
  /// A language, by its tag.
  case locale(String)
  /// A constraint, or something else that has no name but its words.
  case item(String)
  /// The scene as a whole.
  case scene

  /// The key under which outputs write it.
  public var key: String {
    switch self {
    case .step: "step"
    case .view: "view"
    case .locale: "locale"
    case .item: "item"
    case .scene: "scene"
    }
  }

  /// Its name; empty for the scene as a whole.
  public var name: String {
    switch self {
    case .step(let name, _), .view(let name), .locale(let name), .item(let name): name
    case .scene: ""
    }
  }

  /// How messages speak of it: `step 'keep'`.
  public var description: String {
    switch self {
    case .scene: "the scene"
    case .item(let words): words
    default: "\(key) '\(name)'"
    }
  }
}
