extension LayoutEngine {
  /// What the constraints leave open, and what would settle it without moving anything.
  ///
  /// Each ambiguity is one degree of freedom. With the settling constraints of all in force nothing
  /// is ambiguous and every frame is what it was; without one of them something still is.
  ///
  /// ```swift
  /// for ambiguity in engine.ambiguities() {
  ///   print("add", engine.description(of: ambiguity.settlingConstraint))
  /// }
  /// ```
  ///
  /// A size rather than a place is settled, and an item that was added earlier rather than a later
  /// one. Where a bound is just met, the settling constraint is that bound as an equality.
  ///
  /// - Returns: The ambiguities in the order of what their constraints settle; none in a layout
  ///   without ambiguity.
  /// - Complexity: About linear in the number of items and constraints, and *n* · log *n* changes of
  ///   a copy for *n* open attributes.
  public func ambiguities() -> [LayoutAmbiguity] { ambiguities(within: .max).found }

  /// As `ambiguities()`, but given up when it takes too long.
  ///
  /// - Parameter work: How much may be looked at as a whole, in rows of bases: where it is unclear what
  ///   of many things can move together, each of them takes such a look.
  /// - Returns: What was found, and whether that is all.
  package func ambiguities(within work: Int) -> (found: [LayoutAmbiguity], areAll: Bool) {
    let open = solver.ambiguousVariables
    guard !open.isEmpty else { return ([], true) }
    var search = AmbiguitySearch(solver.clone(), open, mostWork: work)
    search.add(openQuantities(among: open))
    let groups = search.groups()
    let candidates = search.candidates
    let quantities = groups.map { $0.map { candidates[$0].quantity } }
    let settled = SettledUnknowns(open, quantities, in: state)
    var constraints = settlingConstraints(settled, leaningOnOpenOnes: true)
    let upright = settlingConstraints(settled, leaningOnOpenOnes: false)
    if constraints != upright {
      var expressed: [(candidate: Int, constraint: Constraint)] = []
      for (group, constraint) in zip(groups, constraints) {
        guard let sides = sides(of: constraint) else { continue }
        expressed.append((group[0], Constraint(sides, .equal)))
      }
      // One that leans on what is open may do another one's work too, where bounds just meet.
      if !search.needsEach(of: expressed) { constraints = upright }
    }
    let found = zip(quantities, constraints).map {
      LayoutAmbiguity(
        quantities: $0, settlingConstraint: $1, competingContents: competingContents(among: $0))
    }
    return (found, !search.isGivenUp)
  }

  /// An ambiguity in words.
  ///
  /// - Parameter ambiguity: One of `ambiguities()`.
  /// - Returns: For example `title.width, note.width and note.leading are open;
  ///   title.width == 80 would settle it`, on one line.
  public func description(of ambiguity: LayoutAmbiguity) -> String {
    let open = ambiguity.quantities.map { words(for: $0) }
    let verb = open.count > 1 ? "are" : "is"
    return "\(Self.list(open, "and")) \(verb) open; "
      + "\(description(of: ambiguity.settlingConstraint)) would settle it"
      + rivalry(of: ambiguity.competingContents)
  }

  private func rivalry(of contents: [LayoutConstraintSource]) -> String {
    var names: [String] = []
    var kind = ""
    for source in contents {
      switch source {
      case .contentHugging(_, let item):
        kind = "content hugging"
        names.append(words(for: item))
      case .compressionResistance(_, let item):
        kind = "compression resistance"
        names.append(words(for: item))
      case .constraint, .nonnegativeSize: break
      }
    }
    return names.isEmpty ? "" : ", and so may another \(kind) for \(Self.list(names, "or"))"
  }

  /// For example `a, b and c`.
  private static func list(_ names: [String], _ word: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " \(word) \(last)"
  }

  /// What may be open, the most natural to settle first: attributes of items, then free variables.
  private func openQuantities(
    among open: [Variable]
  ) -> [(quantity: LayoutQuantity, expression: LinearExpression)] {
    let isOpen = Set(open)
    var ofItems: Set<Variable> = []
    var found: [(quantity: LayoutQuantity, expression: LinearExpression)] = []
    // What scrolls is as large as what is in it says, which is known first.
    let contents = state.liveItems.filter { state.record($0).shape.base != nil }
    for item in state.liveItems.filter({ state.record($0).shape.base == nil }) + contents {
      let variables = state.record(item).shape.variables
      ofItems.formUnion(variables)
      guard variables.contains(where: isOpen.contains) else { continue }
      for attribute in [LayoutAttribute.width, .leading, .height, .top] {
        let expression = state.expression(of: attribute, of: item)
        // What another item places is open where that one is.
        guard expression.terms.allSatisfy({ variables.contains($0.variable) }),
          expression.terms.contains(where: { isOpen.contains($0.variable) })
        else { continue }
        found.append((.attribute(attribute, of: item), expression))
      }
    }
    for variable in open where !ofItems.contains(variable) {
      found.append(
        (.variable(variable), LinearExpression(terms: CollectionOfOne(LinearTerm(variable)))))
    }
    return found
  }
}
