package import Constraints

/// What can be explained of a scene.
package enum ExplanationSubject: Hashable, Sendable {
  /// A step, by its position in the file, from 1.
  case step(Int)
  /// A view or a part of a list, with one of its attributes; nothing for all that makes its frame.
  case view(String, LayoutAttribute?)
  /// A free variable.
  case variable(String)
}
