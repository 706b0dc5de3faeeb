import GuideScenes
import TestSupport
import Testing

@Suite struct AccessibilityContrastTests {
  private func gray(_ level: UInt8, alpha: UInt8 = 255) -> DrawingColor {
    DrawingColor(red: level, green: level, blue: level, alpha: alpha)
  }

  private func ratio(
    _ text: DrawingColor, _ fill: DrawingColor, over backdrop: DrawingColor = .white
  ) -> Double {
    ContrastRatio(text: text, on: fill, over: backdrop, font: TextFont()).ratio
  }

  /// Ratios to two decimals, as WCAG's own formula gives them.
  @Test func `known pairs of colours have their known ratios`() {
    #expect(isClose(ratio(.black, .white), 21, tolerance: 1e-9))
    #expect(isClose(ratio(.white, .white), 1, tolerance: 1e-12))
    #expect(isClose(ratio(gray(0x77), .white), 4.48, tolerance: 0.005))
    #expect(isClose(ratio(gray(0x76), .white), 4.54, tolerance: 0.005))
    #expect(isClose(ratio(DrawingColor(red: 255, green: 0, blue: 0), .white), 4, tolerance: 0.005))
    #expect(
      isClose(ratio(DrawingColor(red: 0, green: 0, blue: 255), .white), 8.59, tolerance: 0.005))
    #expect(
      isClose(ratio(DrawingColor(red: 0, green: 255, blue: 0), .white), 1.37, tolerance: 0.005))
  }

  @Test func `the order of the colours does not matter, and lighter on black stands out more`() {
    var last = 1.0
    for level in 1...255 {
      let one = ratio(gray(UInt8(level)), .black)
      #expect(one == ratio(.black, gray(UInt8(level))))
      #expect(one > last)
      last = one
    }
    #expect(isClose(last, 21, tolerance: 1e-9))
  }

  @Test func `translucent colours are laid over what is behind them`() {
    #expect(ratio(gray(0, alpha: 0), gray(128)) == 1)
    #expect(ratio(.black, gray(0, alpha: 0), over: .white) == ratio(.black, .white))
    #expect(isClose(ratio(.black, gray(0, alpha: 51)), ratio(.black, gray(204)), tolerance: 1e-9))
    #expect(ratio(.white, gray(0, alpha: 128), over: .black) == 21)
    #expect(ratio(.white, gray(0, alpha: 128), over: .white) < 4.5)
    let clear = gray(255, alpha: 0)
    #expect(ratio(.black, .white, over: clear) == 21)
  }

  @Test(arguments: [
    (17.0, TextFont.Weight.regular, 4.5), (18, .regular, 3), (13.5, .bold, 4.5), (14, .bold, 3),
    (.nan, .regular, 4.5),
  ])
  func `large text needs less contrast`(size: Double, weight: TextFont.Weight, required: Double) {
    let font = TextFont(size: size, weight: weight)
    let contrast = ContrastRatio(text: gray(0x80), on: .white, over: .white, font: font)
    #expect(contrast.required == required)
    #expect(contrast.isSufficient == (required == 3))
  }

  @Test func `the usual bubble can be read`() {
    let style = BubbleStyle()
    let contrast = ContrastRatio(
      text: style.textColor, on: style.fill, over: .white, font: style.font)
    #expect(contrast.isSufficient, "\(contrast.ratio)")
  }
}
