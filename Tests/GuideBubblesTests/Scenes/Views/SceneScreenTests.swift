import Constraints
import Testing

@testable import GuideScenes

@Suite struct SceneScreenTests {
  private let phone = Device.named("iPhone 15")

  private func screen(_ scene: SceneScreen?, _ overrides: SceneOverrides = SceneOverrides())
    throws -> SolvedScreen
  { try #require(SolvedScreen(scene, overrides: overrides)) }

  @Test func `a device gives its measures, and what is written beside it wins`() throws {
    let plain = try screen(SceneScreen(device: phone))
    #expect(plain.size == LayoutSize(width: 393, height: 852) && plain.scale == 3)
    #expect(plain.safeArea == LayoutInsets(top: 59, bottom: 34))
    let own = try screen(SceneScreen(device: phone, scale: 2, safeArea: LayoutInsets(top: 1)))
    #expect(own.scale == 2 && own.safeArea == LayoutInsets(top: 1))
    #expect(own.size == plain.size)
  }

  @Test func `orientations turn devices and sizes`() throws {
    let device = try screen(SceneScreen(device: phone, orientation: .landscape))
    #expect(device.size == LayoutSize(width: 852, height: 393))
    #expect(device.safeArea == LayoutInsets(left: 59, bottom: 20, right: 59))
    let size = LayoutSize(width: 400, height: 800)
    let insets = LayoutInsets(top: 20, bottom: 10)
    let turned = try screen(
      SceneScreen(size: size, safeArea: insets), SceneOverrides(orientation: .landscape))
    #expect(turned.size == LayoutSize(width: 800, height: 400))
    #expect(turned.safeArea == LayoutInsets(left: 20, right: 10))
    let written = try screen(SceneScreen(size: size, safeArea: insets, orientation: .landscape))
    #expect(written.size == turned.size && written.safeArea == insets)
  }

  @Test func `overrides win`() throws {
    let scene = SceneScreen(
      device: phone, direction: .leftToRight, locale: "en", keyboard: SceneLength(300))
    let size = LayoutSize(width: 320, height: 568)
    let sized = try screen(scene, SceneOverrides(size: size, scale: 1, keyboard: 9000))
    #expect(sized.size == size && sized.scale == 1 && sized.safeArea == LayoutInsets())
    #expect(sized.keyboard == 568)
    let other = try screen(
      scene, SceneOverrides(device: Device.named("iPhone X"), direction: .rightToLeft, locale: "he")
    )
    #expect(other.safeArea.top == 44 && other.keyboard == 300)
    #expect(other.direction == .rightToLeft && other.locale == "he")
  }

  @Test func `the direction follows the locale unless it is given`() throws {
    #expect(try screen(SceneScreen(device: phone, locale: "ar")).direction == .rightToLeft)
    #expect(
      try screen(SceneScreen(device: phone, direction: .leftToRight, locale: "ar")).direction
        == .leftToRight)
    #expect(try screen(SceneScreen(device: phone)).locale == "en")
  }

  @Test func `without a screen there is none, unless an override names one`() throws {
    #expect(SolvedScreen(nil, overrides: SceneOverrides(locale: "de")) == nil)
    #expect(try screen(nil, SceneOverrides(device: phone)).scale == 3)
  }
}
