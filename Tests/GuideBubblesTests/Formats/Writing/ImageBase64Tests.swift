import Foundation
import TestSupport
import Testing

@testable import GuideFormats

@Suite struct ImageBase64Tests {
  // The examples of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `bytes have their published base 64`(message: String, text: String) {
    #expect(Base64.text(Array(message.utf8)) == text)
  }

  @Test func `any bytes are read back as they were`() {
    forAll(
      seeds: 0..<50,
      generate: { random in
        (0..<Int.random(in: 0...60, using: &random)).map { _ in
          UInt8.random(in: .min ... .max, using: &random)
        }
      },
      holds: { Data(base64Encoded: Base64.text($0)) == Data($0) })
  }
}
