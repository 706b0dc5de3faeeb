import GuideFormats
import TestSupport
import Testing

@Suite struct DrawingNumberTextTests {
  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.5, "-0.5"), (0.25, "0.25"),
      (1.0 / 3, "0.333"), (2.0 / 3, "0.667"), (0.05, "0.05"), (0.005, "0.005"), (1e-7, "0"),
      (-1e-7, "0"), (-0.0004, "0"), (0.0005, "0.001"), (167.3333333, "167.333"), (1.9996, "2"),
      (852, "852"), (1e6, "1000000"), (123_456_789.125, "123456789.125"),
    ] as [(Double, String)])
  func `points are written with at most three decimals`(number: Double, text: String) {
    #expect(NumberText.text(number) == text)
  }

  @Test(
    arguments: [
      (1.0 / 3, "0.333333333"), (-2.0 / 3, "-0.666666667"), (1e-9, "0.000000001"), (4e-10, "0"),
      (0.1 + 0.2, "0.3"), (123_456.789, "123456.789"), (1e12 / 7, "142857142857.1429"),
      (1e15 / 3, "333333333333333.3"), (1e16 / 3, "3333333333333334"), (1e8 + 0.5, "100000000.5"),
    ] as [(Double, String)])
  func `more decimals are written up to what a double holds`(number: Double, text: String) {
    #expect(NumberText.text(number, decimals: 9) == text)
  }

  @Test(
    arguments: [
      (9e15, "9000000000000000"), (1e16, "10000000000000000"), (-1e16, "-10000000000000000"),
      (1.25e17, "125000000000000000"), (1e22, "10000000000000000000000"),
    ] as [(Double, String)])
  func `a huge number has no exponent`(number: Double, text: String) {
    #expect(NumberText.text(number) == text)
  }

  @Test func `the largest number is all digits`() {
    let text = NumberText.text(.greatestFiniteMagnitude)
    #expect(text.utf8.count == 309)
    #expect(text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is not finite is null`(number: Double) {
    #expect(NumberText.text(number) == "null")
  }

  @Test func `the text reads back as the nearest thousandth`() {
    forAll(
      seeds: 0..<2000,
      generate: { random in
        let magnitude = Double.random(in: -6...14, using: &random)
        var scale = 1.0
        for _ in 0..<Int(magnitude.magnitude) { scale *= magnitude < 0 ? 0.1 : 10 }
        return Double.random(in: -1...1, using: &random) * scale
      },
      holds: { number in
        let text = NumberText.text(number)
        guard let value = Double(text), text != "-0", !text.contains("e") else { return false }
        let tolerance = 0.0005 + number.magnitude * 1e-15
        return (value - number).magnitude <= tolerance * 1.000001
      })
  }
}
