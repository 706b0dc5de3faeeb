import Constraints
import Foundation
import TestSupport
import Testing

@testable import GuideBubbles
@testable import GuideScenes

@Suite struct DrawingImageViewTests {
  private func png(_ name: String = "a@2x.png") throws -> PNGImage {
    try PNGImage(name: name, bytes: PNGSample.bytes(width: 80, height: 40))
  }

  /// What is drawn of one view in (10, 20, 60, 50) on a screen of 100 × 100 at scale 2.
  private func builder(
    _ image: ViewImage?, kind: ViewKind = .image, look: ViewLook = ViewLook(), count: Int = 1
  ) throws -> DrawingBuilder {
    let screen = SolvedScreen(
      size: LayoutSize(width: 100, height: 100), scale: 2, safeArea: LayoutInsets(), keyboard: 0,
      direction: .leftToRight, locale: "en", textSize: .large)
    let view = SolvedView(
      id: "a", kind: kind, frame: LayoutRect(x: 10, y: 20, width: 60, height: 50), look: look,
      image: image)
    return try #require(
      DrawingBuilder(SceneSolution(screen: screen, views: Array(repeating: view, count: count))))
  }

  private func document(_ builder: DrawingBuilder) -> String {
    SVGRenderer().document(builder.screenDrawing(), title: "t")
  }

  // The image is 40 × 20 points.
  @Test(arguments: [
    (ViewContentMode.scaleToFill, [10.0, 20, 60, 50]),
    (.scaleAspectFit, [10, 30, 60, 30]),
    (.scaleAspectFill, [-10, 20, 100, 50]),
    (.center, [20, 35, 40, 20]), (.top, [20, 20, 40, 20]), (.bottom, [20, 50, 40, 20]),
    (.left, [10, 35, 40, 20]), (.right, [30, 35, 40, 20]),
    (.topLeft, [10, 20, 40, 20]), (.topRight, [30, 20, 40, 20]),
    (.bottomLeft, [10, 50, 40, 20]), (.bottomRight, [30, 50, 40, 20]),
  ])
  func `each content mode places the image as its name says`(
    mode: ViewContentMode, numbers: [Double]
  )
    throws
  {
    let image = ViewImage(try png(), contentMode: mode)
    let frame = LayoutRect(x: 10, y: 20, width: 60, height: 50)
    let place = image.placement(in: frame, toScale: 2)
    #expect([place.x, place.y, place.width, place.height] == numbers)
  }

  @Test func `an image that is not scaled begins on a pixel`() throws {
    let image = ViewImage(try png(), contentMode: .center)
    let place = image.placement(in: LayoutRect(width: 50.5, height: 30.5), toScale: 2)
    #expect((place.x * 2).rounded() == place.x * 2 && (place.y * 2).rounded() == place.y * 2)
    #expect(place.width == 40 && place.height == 20)
  }

  @Test(arguments: ViewContentMode.allCases)
  func `what reaches out of the frame is clipped, and nothing else is`(mode: ViewContentMode) throws
  {
    let text = document(try builder(ViewImage(png(), contentMode: mode)))
    #expect(text.contains("<clipPath") == (mode == .scaleAspectFill))
    let round = document(
      try builder(ViewImage(png(), contentMode: mode), look: ViewLook(cornerRadius: 8)))
    #expect(round.contains("<clipPath"))
    #expect(XMLCheck(round).refusal == nil)
  }

  @Test func `an image larger than the frame is clipped where it is not scaled`() throws {
    let large = try PNGImage(name: "a.png", bytes: PNGSample.bytes(width: 80, height: 40))
    let text = document(try builder(ViewImage(large, contentMode: .center)))
    #expect(text.contains("<clipPath") && text.contains("<svg x=\"0\" y=\"25\" width=\"80\""))
  }

  @Test func `slices fill the frame on the screen's pixels`() throws {
    let png = try png()
    let slices = try NineSlice(
      png.pixelSize, scale: 2,
      capInsets: LayoutInsets(top: 4.2, left: 8.2, bottom: 4.2, right: 8.2))
    let drawing = try builder(ViewImage(png, slices: slices)).screenDrawing()
    let pieces = images(drawing.elements).flatMap(\.pieces)
    #expect(pieces.count == 9)
    for piece in pieces {
      let edges = [piece.destination.minX, piece.destination.maxX, piece.destination.minY]
      #expect(edges.allSatisfy { ($0 * 2).rounded() == $0 * 2 })
    }
    let area = pieces.reduce(0) { $0 + $1.destination.width * $1.destination.height }
    #expect(isClose(area, 3000, tolerance: 1e-6))
  }

  @Test func `a picture that is shown many times is in the document once`() throws {
    let text = document(try builder(ViewImage(png()), count: 50))
    #expect(text.components(separatedBy: "data:image/png;base64,").count == 2)
    #expect(text.components(separatedBy: "<use ").count == 51)
    #expect(XMLCheck(text).refusal == nil)
  }

  @Test func `two images of one name stay two`() throws {
    var solution = try builder(ViewImage(png()), count: 2).solution
    let other = try PNGImage(name: "a@2x.png", bytes: PNGSample.bytes(width: 4, height: 4))
    solution.views[1].image = ViewImage(other)
    let text = document(try #require(DrawingBuilder(solution)))
    #expect(text.components(separatedBy: "data:image/png;base64,").count == 3)
  }

  @Test(arguments: [ViewKind.view, .button, .field, .list, .web, .label, .stack, .scroll])
  func `a background takes the place of a kind's own, over a fill and under a border`(
    kind: ViewKind
  ) throws {
    let bare = try builder(ViewImage(png()), kind: kind).screenDrawing()
    #expect(shapes(bare.elements).count == 1)  // the screen
    let look = ViewLook(fill: .white, border: BubbleBorder(width: 1, color: .black))
    let drawing = try builder(ViewImage(png()), kind: kind, look: look).screenDrawing()
    let view = try #require(group("a", in: drawing.elements))
    let order = view.elements.map { element in
      switch element {
      case .shape(let shape): shape.stroke == nil ? "fill" : "border"
      case .image: "image"
      default: "other"
      }
    }
    #expect(order == ["fill", "image", "border"])
  }

  @Test func `a picture without an image is the placeholder`() throws {
    let drawing = try builder(nil).screenDrawing()
    #expect(images(drawing.elements).isEmpty && shapes(drawing.elements).count == 4)
  }

  @Test func `a mirrored image is mirrored within itself`() throws {
    let image = ViewImage(try png(), contentMode: .left, isMirrored: true)
    #expect(document(try builder(image)).contains("matrix(-1 0 0 1 60 0)"))
  }

  @Test func `an empty frame shows nothing of its image`() throws {
    var solution = try builder(ViewImage(png())).solution
    solution.views[0].frame.width = 0
    #expect(images(try #require(DrawingBuilder(solution)).screenDrawing().elements).isEmpty)
  }

  private func groups(_ elements: [DrawingElement]) -> [DrawingGroup] {
    elements.flatMap { element -> [DrawingGroup] in
      if case .group(let group) = element { [group] + groups(group.elements) } else { [] }
    }
  }

  private func group(_ id: String, in elements: [DrawingElement]) -> DrawingGroup? {
    groups(elements).first { $0.id == id }
  }

  private func images(_ elements: [DrawingElement]) -> [DrawingImage] {
    (elements + groups(elements).flatMap(\.elements)).compactMap {
      if case .image(let image) = $0 { image } else { nil }
    }
  }

  private func shapes(_ elements: [DrawingElement]) -> [DrawingShape] {
    (elements + groups(elements).flatMap(\.elements)).compactMap {
      if case .shape(let shape) = $0 { shape } else { nil }
    }
  }
}
