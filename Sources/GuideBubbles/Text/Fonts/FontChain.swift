/// Font files in the order in which they are asked for a glyph.
///
/// Each grapheme cluster is measured by the first font that has all its glyphs. For a `TextFont` the
/// files stand in this order:
///
/// 1. those of the family that it names, if it names one;
/// 2. the others;
///
/// and in each of the two, those of its weight before those of the other one, otherwise as given. A
/// file of the other weight is only a stand-in: bold text measured by it is taken to be a twentieth
/// wider, and the result says `estimated`. So it does for a text whose family no file has.
public struct FontChain: Hashable, Sendable {
  /// The files in the order given.
  public let files: [FontFile]
  /// The names of their families, each once, in that order.
  package let families: [String]
  private let shelf: FontShelf
  private let regular: [Int]
  private let bold: [Int]

  /// Makes a chain; an empty one means the built-in estimates.
  public init(_ files: [FontFile] = []) {
    self.files = files
    families = files.reduce(into: []) { families, file in
      if let name = file.names.families.first, !families.contains(name) { families.append(name) }
    }
    shelf = FontShelf(files)
    regular = Self.order(files, family: nil, weight: .regular)
    bold = Self.order(files, family: nil, weight: .bold)
  }

  /// Whether there are no files.
  public var isEmpty: Bool { files.isEmpty }

  /// The files in the order in which a font asks them.
  func selection(for font: TextFont) -> FontSelection {
    guard !files.isEmpty, let family = font.family else {
      return FontSelection(
        files: files, shelf: shelf, order: font.weight == .bold ? bold : regular,
        weight: font.weight)
    }
    return FontSelection(
      files: files, shelf: shelf, order: Self.order(files, family: family, weight: font.weight),
      weight: font.weight, hasFamily: files.contains { $0.names.contains(family) })
  }

  private static func order(
    _ files: [FontFile], family: String?, weight: TextFont.Weight
  ) -> [Int] {
    var groups: [[Int]] = [[], [], [], []]
    for (index, file) in files.enumerated() {
      let isOther = family.map { !file.names.contains($0) } ?? false
      groups[(isOther ? 2 : 0) + (file.weight == weight ? 0 : 1)].append(index)
    }
    return groups.flatMap(\.self)
  }
}
