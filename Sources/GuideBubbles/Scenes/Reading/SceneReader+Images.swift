/// Readers of images.
extension SceneReader {
  /// An image: a file's name, or an object that also says what of it gives.
  mutating func image(_ field: Field) -> SceneImage? {
    switch field.value.content {
    case .string: return fileName(field).map { SceneImage(file: $0) }
    case .object: break
    default:
      wrongType(field, wanted: "a file's name or an object")
      return nil
    }
    guard let fields = fields(field, ImageKey.self) else { return nil }
    if fields.lacks(.file) {
      diagnostics.append(.missingKey("file", of: "an image", at: field.range))
    }
    guard let file = fields[.file].flatMap({ fileName($0) }) else { return nil }
    var image = SceneImage(file: file)
    if let filling = fields[.filling].flatMap({
      choice($0, kind: "filling", of: NineSlice.Filling.self)
    }) {
      image.filling = filling
    }
    image.contentInsets = fields[.content].flatMap { physicalInsets($0) }
    image.slicing = slicing(fields)
    return image
  }

  /// A file in the scene's folder or below it.
  private mutating func fileName(_ field: Field) -> SceneName? {
    guard let name = name(field) else { return nil }
    // Scalars, not characters: a slash with a combining mark behind it is a slash for the system.
    let parts = name.text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { ["", ".", ".."].contains(String($0)) }),
      !name.text.utf8.contains(0)
    else {
      report(
        .badValue, "the file '\(name.text)' would not be in the scene's folder", at: field.range,
        help: "name a file beside the scene or in a folder beside it, such as \"images/a@2x.png\"")
      return nil
    }
    return name
  }

  /// The one way of slicing that is given.
  private mutating func slicing(_ fields: Fields<ImageKey>) -> SceneImage.Slicing {
    let ways = [ImageKey.capInsets, .slicing, .contentsCenter, .columns, .rows].compactMap {
      fields[$0]
    }
    let isRuns = fields[.columns] != nil && fields[.rows] != nil
    if ways.count > (isRuns ? 2 : 1) || (!isRuns && (fields[.columns] ?? fields[.rows]) != nil) {
      report(
        .badValue,
        "an image has 'capInsets', 'slicing', 'contentsCenter', or 'columns' and 'rows'",
        at: fields.range)
      return .whole
    }
    if let field = fields[.capInsets] {
      return physicalInsets(field).map { .capInsets($0) } ?? .whole
    }
    if let field = fields[.slicing] { return .scales(scales(field)) }
    if let field = fields[.contentsCenter] { return unitRect(field) ?? .whole }
    if let columns = fields[.columns], let rows = fields[.rows] {
      let runs = (columns: runs(columns), rows: runs(rows))
      let pieces = (2 * runs.columns.count + 1) * (2 * runs.rows.count + 1)
      guard pieces <= SceneLimit.piecesOfImage.most else {
        diagnostics.append(SceneLimit.piecesOfImage.exceeded(by: pieces, at: fields.range))
        return .whole
      }
      return .runs(columns: runs.columns, rows: runs.rows)
    }
    return .whole
  }

  private mutating func scales(_ field: Field) -> [SceneImage.ScaleSlicing] {
    guard let fields = fields(field, ScaleKey.self) else { return [] }
    return ScaleKey.allCases.compactMap { key in
      fields[key].flatMap { physicalInsets($0) }.map {
        SceneImage.ScaleSlicing(scale: key.scale, insets: $0)
      }
    }
  }

  private mutating func unitRect(_ field: Field) -> SceneImage.Slicing? {
    guard
      let parts = tuple(field, count: 4, wanted: "a part of the unit square [x, y, width, height]")
    else { return nil }
    let numbers = parts.compactMap { number($0, in: 0...1) }
    guard numbers.count == 4 else { return nil }
    return .contentsCenter(
      LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }

  /// Runs of pixels, each from the first to behind the last.
  private mutating func runs(_ field: Field) -> [Range<Int>] {
    elements(field) { reader, element in
      guard let parts = reader.tuple(element, count: 2, wanted: "a run of pixels [from, to]")
      else { return nil }
      let ends = parts.compactMap { reader.number($0, in: 0...SceneReader.largestNumber) }
      guard ends.count == 2 else { return nil }
      guard ends.allSatisfy({ $0 == $0.rounded(.down) }), ends[0] < ends[1] else {
        reader.report(
          .badValue, "'\(element.name)' is no run of whole pixels", at: element.range,
          help: "[3, 5] means the pixels 3 and 4, counted from 0")
        return nil
      }
      return Int(ends[0])..<Int(ends[1])
    }
  }
}
