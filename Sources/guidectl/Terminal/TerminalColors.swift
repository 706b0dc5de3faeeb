/// How many colours a terminal has.
enum TerminalColors: Hashable, Sendable {
  /// None, or none that are wanted, or too few for a picture.
  case none
  /// The 256 that xterm numbers.
  case indexed
  /// Any.
  case all

  /// Finds out, by what terminals say in the environment.
  ///
  /// - Parameter environmentValue: The value of a variable; `nil` when it is not set.
  init(environmentValue: (String) -> String?) {
    let term = environmentValue("TERM") ?? ""
    // no-color.org: set and not empty, whatever its value.
    if !(environmentValue("NO_COLOR") ?? "").isEmpty {
      self = .none
    } else if ["truecolor", "24bit"].contains(environmentValue("COLORTERM") ?? "") {
      self = .all
    } else {
      self = term.hasSuffix("-direct") ? .all : term.hasSuffix("256color") ? .indexed : .none
    }
  }

  /// The number of the nearest colour among xterm's 256: of its cube, or of its greys.
  static func index(red: UInt8, green: UInt8, blue: UInt8) -> Int {
    let channels = [Int(red), Int(green), Int(blue)]
    let cube = channels.map { channel in
      levels.indices.min { distance(levels[$0], channel) < distance(levels[$1], channel) } ?? 0
    }
    let grey = min(max((channels.reduce(0, +) / 3 - 3) / 10, 0), 23)
    let ofCube = zip(cube, channels).reduce(0) { $0 + distance(levels[$1.0], $1.1) }
    let ofGrey = channels.reduce(0) { $0 + distance(8 + 10 * grey, $1) }
    return ofGrey < ofCube ? 232 + grey : 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
  }

  private static let levels = [0, 95, 135, 175, 215, 255]

  private static func distance(_ one: Int, _ other: Int) -> Int { (one - other) * (one - other) }
}
