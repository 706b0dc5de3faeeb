/// A rectangle of a `LayoutEngine`, which issues it: a view, a guide, a screen.
///
/// A handle carries a generation: one that was removed is an error instead of a neighbour's frame.
public struct LayoutItem: Hashable, Sendable {
  package let index: Int32
  package let generation: Int32

  package init(index: Int32, generation: Int32) {
    self.index = index
    self.generation = generation
  }
}
