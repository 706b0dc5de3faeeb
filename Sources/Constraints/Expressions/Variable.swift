/// An unknown of a `Solver`, which issues it.
///
/// A handle carries a generation: one that was removed is an error instead of a neighbour's value.
/// A handle of another solver is a mistake that stays memory-safe.
public struct Variable: Hashable, Sendable {
  package let index: Int32
  package let generation: Int32

  package init(index: Int32, generation: Int32) {
    self.index = index
    self.generation = generation
  }
}
