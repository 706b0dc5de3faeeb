/// A value behind a reference, so that what has it is small and quick to copy.
///
/// Structs of dozens of fields are copied field by field, and so is every struct that has one: that
/// is slow to run and slower to compile. A box is one field. It is a value like what is in it:
/// whoever writes to it makes a new one.
struct Box<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  /// Puts a value into a box.
  init(_ value: Value) { storage = Storage(value) }

  /// What is in the box.
  ///
  /// - Complexity: Constant to read; writing costs an allocation.
  var value: Value {
    get { storage.value }
    set { storage = Storage(newValue) }
  }

  static func == (left: Box, right: Box) -> Bool {
    left.storage === right.storage || left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
