internal import Constraints

extension Device {
  /// The device that somebody meant most likely who wrote a name that none has.
  ///
  /// A name that lacks its end, as `iPhone SE`, is the last such device's. A slip in a name keeps its
  /// number: `iPhone 15 Por` is an iPhone 15. Of a family's number that is not here, as `iPhone 18`,
  /// the nearest one is taken.
  package static func nearest(to name: String) -> Device? {
    let wanted = DeviceName(name)
    let longer = all.filter { DeviceName($0.name).begins(with: wanted) }
    if let last = longer.last { return last }
    if let slip = nearestName(to: name, among: all.map(\.name)),
      DeviceName(slip).numbers == wanted.numbers
    {
      return named(slip)
    }
    return wanted.nearestOfFamily(among: all)
  }
}

/// The words of a device's name.
private struct DeviceName {
  let words: [String]

  init(_ name: String) {
    words = name.lowercased().split { " ()".contains($0) }.map(String.init)
  }

  /// The numbers in it, such as 12 and 5 of `iPad Pro 12.5`, by their digits.
  var numbers: [String] {
    words.flatMap { $0.split { !$0.isNumber }.map(String.init) }
  }

  func begins(with other: DeviceName) -> Bool {
    !other.words.isEmpty && words.starts(with: other.words)
  }

  /// The device with the most words in common from the start; of several the one whose next number
  /// is nearest, then one without letters behind that, then the one with the fewest words more or less.
  func nearestOfFamily(among devices: [Device]) -> Device? {
    var best: (device: Device, key: [Int])?
    for device in devices {
      let other = DeviceName(device.name)
      let common = zip(words, other.words).prefix { $0 == $1 }.count
      guard common > 0 else { continue }
      let isNumber = common == other.words.count || Int(other.words[common]) != nil
      let key = [
        -common, distance(to: other, behind: common), isNumber ? 0 : 1,
        abs(other.words.count - words.count),
      ]
      if let best, !key.lexicographicallyPrecedes(best.key) { continue }
      best = (device, key)
    }
    return best?.device
  }

  /// How far the numbers are apart that the words begin with at a position.
  private func distance(to other: DeviceName, behind position: Int) -> Int {
    guard position < words.count, position < other.words.count,
      let mine = Int(words[position].prefix { $0.isNumber }.prefix(4)),
      let theirs = Int(other.words[position].prefix { $0.isNumber }.prefix(4))
    else { return 1_000_000 }
    return abs(mine - theirs)
  }
}
