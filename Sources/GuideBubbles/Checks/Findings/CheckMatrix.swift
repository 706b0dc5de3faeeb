/// The lists whose product a check covers, by the names of their values.
public struct CheckMatrix: Hashable, Sendable {
  /// What varies from combination to combination.
  public enum Axis: Int, Hashable, Sendable, CaseIterable {
    /// The devices.
    case devices
    /// Which ways the screen is held.
    case orientations
    /// The languages.
    case locales
    /// The text sizes.
    case textSizes
    /// The directions.
    case directions
    /// The heights of the keyboard.
    case keyboards
    /// The flags that are set together.
    case flags
  }

  /// The names of each axis' values, in the order of ``Axis``; at most one where it does not vary.
  public let values: [[String]]

  /// Makes a matrix.
  ///
  /// - Parameter values: The names of each axis' values, in the order of ``Axis``.
  init(_ values: [[String]]) { self.values = values }

  /// The names of an axis' values.
  public subscript(axis: Axis) -> [String] { values[axis.rawValue] }

  /// How many combinations there are.
  public var count: Int { values.reduce(1) { $0 * max(1, $1.count) } }

  /// The position of each axis' value in a combination; 0 where an axis does not vary.
  ///
  /// - Parameter combination: The combination's position, from 0.
  /// - Returns: A position for each axis, in the order of ``Axis``.
  public func places(of combination: Int) -> [Int] {
    var (rest, places) = (combination, [Int](repeating: 0, count: values.count))
    for axis in values.indices.reversed() {
      let count = max(1, values[axis].count)
      places[axis] = rest % count
      rest /= count
    }
    return places
  }

  /// What sets a combination apart, such as `iPhone 15, landscape, de`; `as written` for the only one.
  ///
  /// - Parameter combination: The combination's position, from 0.
  /// - Returns: The names of its values on the axes that vary.
  public func name(of combination: Int) -> String {
    let places = places(of: combination)
    let names = values.indices.compactMap { axis in
      values[axis].count > 1 ? values[axis][places[axis]] : nil
    }
    return names.isEmpty ? "as written" : names.joined(separator: ", ")
  }
}

extension CheckMatrix.Axis {
  /// The key under which a scene's `check` has it.
  public var key: String {
    switch self {
    case .devices: "devices"
    case .orientations: "orientations"
    case .locales: "locales"
    case .textSizes: "textSizes"
    case .directions: "directions"
    case .keyboards: "keyboards"
    case .flags: "flags"
    }
  }
}
