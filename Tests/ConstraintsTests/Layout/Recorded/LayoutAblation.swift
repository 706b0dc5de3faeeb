/// A change of a recorded root that takes away something of what its constraints mean.
///
/// The raw values are the corpus's words.
enum LayoutAblation: String, CaseIterable {
  case noContent = "no intrinsic sizes at all"
  case noHugging = "no hugging"
  case noResistance = "no compression resistance"
  case equalHugging = "all hugging priorities equal (250)"
  case equalResistance = "all CCR priorities equal (750)"
  case swappedContent = "hugging and CCR priorities swapped (750<->250)"
  case noOptional = "drop optional file constraints"
  case optionalRequired = "optional file constraints made required"
  case noInequalities = "drop inequalities"
  case inequalitiesAsEqualities = "inequalities treated as equalities"
  case flattened = "all optional priorities flattened to one level"

  /// The changed root; nothing when there is nothing to change.
  func applied(to root: RecordedRoot) -> RecordedRoot? {
    var result = root
    let isChanged =
      switch self {
      case .noContent: result.takeContent(leaving: [])
      case .noHugging: result.takeContent(leaving: [.resistance])
      case .noResistance: result.takeContent(leaving: [.hugging])
      case .equalHugging: result.setContentPriorities { _, resistance in (250, resistance) }
      case .equalResistance: result.setContentPriorities { hugging, _ in (hugging, 750) }
      case .swappedContent:
        result.setContentPriorities { (Self.swapped($0), Self.swapped($1)) }
      case .noOptional: result.dropConditions { $0.isOfFile && $0.priority < 1000 }
      case .optionalRequired:
        result.changeConditions {
          if $0.isOfFile { $0.priority = 1000 }
        }
      case .noInequalities: result.dropConditions { $0.isOfFile && $0.rel != "==" }
      case .inequalitiesAsEqualities:
        result.changeConditions {
          if $0.isOfFile { $0.rel = "==" }
        }
      case .flattened: result.flatten()
      }
    return isChanged ? result : nil
  }

  private static func swapped(_ priority: Double) -> Double {
    priority < 1000 ? 1000 - priority : priority
  }
}

/// One of the two conditions that content comes to along an axis.
private enum ContentCondition {
  case hugging
  case resistance
}

extension RecordedRoot {
  private var hasContent: Bool {
    views.contains { view in view.intrinsic.contains { $0 != nil } }
  }

  /// Takes all sizes of content away and puts conditions of one kind back as plain constraints.
  fileprivate mutating func takeContent(leaving kept: [ContentCondition]) -> Bool {
    guard hasContent else { return false }
    for index in views.indices {
      for (axis, attribute) in ["width", "height"].enumerated() {
        guard let extent = views[index].intrinsic[axis] else { continue }
        views[index].intrinsic[axis] = nil
        for condition in kept {
          let isHugging = condition == .hugging
          constraints.append(
            Condition(
              a: Reference(item: views[index].name, attr: attribute),
              rel: isHugging ? "<=" : ">=", constant: extent,
              priority: isHugging
                ? views[index].hugging[axis] : views[index].compressionResistance[axis],
              origin: "content"))
        }
      }
    }
    return true
  }

  /// Changes the priorities of hugging and resistance of all content.
  fileprivate mutating func setContentPriorities(
    _ change: (Double, Double) -> (hugging: Double, resistance: Double)
  ) -> Bool {
    var isChanged = false
    for index in views.indices {
      for axis in [0, 1] where views[index].intrinsic[axis] != nil {
        let (hugging, resistance) =
          (views[index].hugging[axis], views[index].compressionResistance[axis])
        let changed = change(hugging, resistance)
        guard changed != (hugging, resistance) else { continue }
        isChanged = true
        views[index].hugging[axis] = changed.hugging
        views[index].compressionResistance[axis] = changed.resistance
      }
    }
    return isChanged
  }

  fileprivate mutating func dropConditions(where isDropped: (Condition) -> Bool) -> Bool {
    let count = constraints.count
    constraints.removeAll(where: isDropped)
    return constraints.count < count
  }

  /// Changes relations and priorities of constraints.
  fileprivate mutating func changeConditions(_ change: (inout Condition) -> Void) -> Bool {
    var isChanged = false
    for index in constraints.indices {
      let (relation, priority) = (constraints[index].rel, constraints[index].priority)
      change(&constraints[index])
      if constraints[index].rel != relation || constraints[index].priority != priority {
        isChanged = true
      }
    }
    return isChanged
  }

  /// Puts everything but required constraints at one priority, content that is required too.
  fileprivate mutating func flatten() -> Bool {
    let contentIsChanged = setContentPriorities { _, _ in (500, 500) }
    let conditionsAreChanged = changeConditions {
      if $0.priority < 1000 { $0.priority = 500 }
    }
    return contentIsChanged || conditionsAreChanged
  }
}
