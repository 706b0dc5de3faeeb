extension LayoutEngine {
  /// The contents that compete where some sizes are open together.
  ///
  /// Several are stretched or squeezed in sum, and as far as their priority goes it does not matter
  /// which.
  ///
  /// - Parameter quantities: What one ambiguity settles.
  /// - Returns: What the contents ask for, at one priority; none where no two compete.
  internal func competingContents(among quantities: [LayoutQuantity]) -> [LayoutConstraintSource] {
    for axis in LayoutAxis.allCases {
      var hugging: [(id: ConstraintID, source: LayoutConstraintSource)] = []
      var resistance = hugging
      for case .attribute(let attribute, let item) in quantities
      where !attribute.isLocation && attribute.axis == axis {
        let content = state.record(item)[axis]
        if let id = content.huggingID { hugging.append((id, .contentHugging(axis, of: item))) }
        if let id = content.resistanceID {
          resistance.append((id, .compressionResistance(axis, of: item)))
        }
      }
      for contents in [resistance, hugging] {
        let rivals = rivals(among: contents)
        if !rivals.isEmpty { return rivals }
      }
    }
    return []
  }

  /// Those whose priority is that of a broken one, if there are several.
  private func rivals(
    among contents: [(id: ConstraintID, source: LayoutConstraintSource)]
  ) -> [LayoutConstraintSource] {
    func priority(_ id: ConstraintID) -> LayoutPriority? { try? solver.constraint(id).priority }
    guard let broken = contents.first(where: { solver.violation(of: $0.id) > 0 }) else { return [] }
    let rivals = contents.filter { priority($0.id) == priority(broken.id) }
    return rivals.count > 1 ? rivals.map { $0.source } : []
  }
}
