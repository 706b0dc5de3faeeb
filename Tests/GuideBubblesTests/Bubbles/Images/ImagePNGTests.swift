import GuideBubbles
import TestSupport
import Testing

/// The start of a PNG file, written down; the header's checksum is that of 68 × 54 pixels, 4 bits,
/// a palette.
@Suite struct ImagePNGTests {
  private static func bytes() throws -> [UInt8] { try ExampleFiles.bytes("images/bubble@2x.png") }

  @Test func `size and scale are read from header and name`() throws {
    let image = try PNGImage(name: "images/bubble@2x.png", bytes: Self.bytes())
    #expect(image.pixelSize == PixelSize(width: 68, height: 54))
    #expect(image.scale == 2)
  }

  @Test(arguments: [
    ("a.png", 1), ("a@2x.png", 2), ("a@3x~ipad.png", 3), ("@2x", 2), ("a@2x", 2), ("a2x.png", 1),
    ("a@0x.png", 1), ("a@22x.png", 1), ("", 1), ("é@3x.PNG", 3), ("a@2x/b.png", 1),
  ])
  func `a name's mark tells the scale`(name: String, scale: Double) {
    #expect(PNGImage.scale(ofFileNamed: name) == scale)
  }

  @Test(arguments: [
    (0, PNGError.notPNG(offset: 0)), (7, .notPNG(offset: 7)), (11, .noHeader(offset: 11)),
    (12, .noHeader(offset: 12)), (16, .badChecksum(offset: 29)), (24, .badChecksum(offset: 29)),
    (32, .badChecksum(offset: 29)),
  ])
  func `a changed byte is found where it matters`(index: Int, error: PNGError) throws {
    var bytes = try Self.bytes()
    bytes[index] ^= 0x40
    #expect(throws: error) { try PNGImage(name: "a", bytes: bytes) }
  }

  @Test func `a header whose checksum is right may still be wrong`() {
    typealias Header = (width: UInt32, depth: UInt8, type: UInt8, interlace: UInt8)
    func refusal(_ header: Header) -> PNGError? {
      let bytes = PNGSample.bytes(
        width: header.width, height: 1, depth: header.depth, type: header.type,
        interlace: header.interlace)
      do throws(PNGError) {
        let image = try PNGImage(name: "a", bytes: bytes)
        return image.pixelSize.height == 1 ? nil : .badSize(offset: 20)
      } catch { return error }
    }
    #expect(refusal((0x7fff_ffff, 8, 6, 1)) == nil)
    #expect(refusal((0, 8, 6, 0)) == .badSize(offset: 16))
    #expect(refusal((0x8000_0000, 8, 6, 0)) == .badSize(offset: 16))
    #expect(refusal((1, 3, 0, 0)) == .badFormat(offset: 24))
    #expect(refusal((1, 4, 6, 0)) == .badFormat(offset: 24))
    #expect(refusal((1, 8, 5, 0)) == .badFormat(offset: 25))
    #expect(refusal((1, 8, 6, 2)) == .badFormat(offset: 28))
  }

  @Test func `a file cut off anywhere in its header says where it ends`() throws {
    let bytes = try Self.bytes()
    for length in 0..<33 {
      #expect(throws: PNGError.truncated(offset: length)) {
        try PNGImage(name: "a", bytes: Array(bytes[..<length]))
      }
    }
    #expect(throws: Never.self) { try PNGImage(name: "a", bytes: Array(bytes[..<33])) }
  }

  @Test func `whatever the bytes are, there is a size or an error inside the file`() throws {
    let original = try Self.bytes()
    forAll(
      seeds: 0..<400,
      generate: { random in
        var bytes = Array(original.prefix(Int.random(in: 0...60, using: &random)))
        for _ in 0..<Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
          let index = Int.random(in: 0..<bytes.count, using: &random)
          bytes[index] = UInt8.random(in: .min ... .max, using: &random)
        }
        return bytes
      },
      holds: { bytes in
        do throws(PNGError) {
          return try PNGImage(name: "a", bytes: bytes).pixelSize.width > 0
        } catch {
          return error.offset <= bytes.count && !error.description.isEmpty
        }
      })
  }
}

extension PNGError {
  fileprivate var offset: Int {
    switch self {
    case .truncated(let offset), .notPNG(let offset), .noHeader(let offset), .badSize(let offset),
      .badFormat(let offset), .badChecksum(let offset):
      offset
    }
  }
}
