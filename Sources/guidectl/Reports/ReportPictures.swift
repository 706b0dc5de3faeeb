internal import GuideChecks
internal import GuideScenes

/// The pictures of a page, each once, as long as there is room for them.
///
/// They stand in the page as text that nothing reads until a finding is opened: a page of hundreds costs
/// what its findings cost.
struct ReportPictures {
  /// Where a picture is from.
  private struct Place: Hashable {
    var step: Int?
    var combination: Int
  }

  /// The pictures as SVG.
  private(set) var texts: [String] = []
  /// The images that pictures share.
  private(set) var images = SVGImages()
  /// How many pictures there was no room for.
  private(set) var omittedCount = 0

  private let draw: (Int?, Int) -> Drawing?
  private let room: Int
  private var size = 0
  private var imageSize = 0
  /// The numbers of pictures by where they are from and by what they show; never iterated.
  private var known: [Place: Int?] = [:]
  private var numbers: [Drawing: Int] = [:]

  /// Prepares a collection.
  ///
  /// - Parameters:
  ///   - room: How many bytes they may take together.
  ///   - draw: What draws a step or the screen in a combination.
  init(room: Int, draw: @escaping (Int?, Int) -> Drawing?) {
    (self.room, self.draw) = (room, draw)
  }

  /// The number of the picture of a step, or of the screen, in a combination; `nil` where there is none.
  mutating func number(ofStep step: Int?, in combination: Int) -> Int? {
    let place = Place(step: step, combination: combination)
    if let number = known[place] { return number }
    // Once one did not fit, none of a later finding takes its room.
    guard omittedCount == 0 else {
      known[place] = .some(nil)
      omittedCount += 1
      return nil
    }
    let number = draw(step, combination).flatMap { add($0) }
    known[place] = .some(number)
    return number
  }

  private mutating func add(_ drawing: Drawing) -> Int? {
    if let number = numbers[drawing] { return number }
    var shared = images
    shared.add(drawing)
    let sharedSize = shared == images ? imageSize : shared.definitions.utf8.count
    let text = Self.text(of: drawing, number: texts.count, images: shared)
    guard size + text.utf8.count + sharedSize <= room else {
      omittedCount += 1
      return nil
    }
    numbers[drawing] = texts.count
    texts.append(text)
    (images, imageSize) = (shared, sharedSize)
    size += text.utf8.count
    return texts.count - 1
  }

  /// A picture whose screen is clipped, with room for marks outside of it.
  private static func text(of drawing: Drawing, number: Int, images: SVGImages) -> String {
    var renderer = SVGRenderer(idPrefix: "d\(number)")
    renderer.images = images
    let (width, height) = (
      NumberText.text(drawing.size.width), NumberText.text(drawing.size.height)
    )
    return
      "<svg viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\" role=\"img\" "
      + "xml:space=\"preserve\" font-family=\"\(SVGRenderer.fontFamilies)\">"
      + "<svg width=\"\(width)\" height=\"\(height)\">\n\(renderer.fragment(drawing))</svg></svg>"
  }
}
