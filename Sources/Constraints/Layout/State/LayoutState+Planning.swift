/// What changes of stacks do to the constraints in force.
extension LayoutState {
  /// What an edit that was applied to a stack's record does to the constraints in force.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - edit: The edit.
  ///   - inverse: The edit that takes it back, which holds a removed slot.
  ///   - contents: What is known of contents, which grows.
  /// - Returns: The constraints that stay, change, come and go.
  /// - Throws: `LayoutError.wrongKind` when it is no stack.
  internal func plan(
    _ stack: LayoutItem, _ edit: StackEdit, inverse: StackEdit,
    knowing contents: inout ContentExtents
  ) throws(LayoutError) -> StackPlan {
    let record = try stackRecord(stack)
    let builder = StackConstraints(
      stack, record, direction: direction, shares: shares(of: record, knowing: &contents))
    var plan = StackPlan()
    for index in record.slots(touchedBy: edit) {
      try add(
        builder.constraints(ofSlot: index), replacing: record.slots[index].ids, slot: index, &plan)
    }
    try add(builder.fit(), replacing: record.fitIDs, slot: nil, &plan)
    if case .insert(let slot, _) = inverse { plan.removed += slot.ids }
    return plan
  }

  /// Compares constraints by position with those that they replace.
  private func add(
    _ constraints: [LayoutConstraint], replacing ids: [ConstraintID], slot: Int?,
    _ plan: inout StackPlan
  ) throws(LayoutError) {
    var group = StackPlan.Group(slot: slot, steps: [])
    for (index, constraint) in constraints.enumerated() {
      let expression = try expression(of: constraint)
      let old = index < ids.count ? try? self.constraint(ids[index]) : nil
      if var old {
        guard old != constraint else {
          group.steps.append(.keep(ids[index]))
          continue
        }
        old.constant = constraint.constant
        guard old != constraint else {
          group.steps.append(.move(ids[index], constraint, constant: -expression.constant))
          continue
        }
        plan.removed.append(ids[index])
      }
      group.steps.append(
        .add(
          constraint,
          Constraint(expression, constraint.relation, priority: constraint.priority)))
    }
    plan.removed += ids.dropFirst(constraints.count)
    plan.groups.append(group)
  }
}
