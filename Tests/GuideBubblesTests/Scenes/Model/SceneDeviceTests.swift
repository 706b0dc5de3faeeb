import Constraints
import TestSupport
import Testing

@testable import GuideScenes

@Suite struct SceneDeviceTests {
  @Test func `each name is there once, in whatever case`() {
    let names = Device.all.map { $0.name.lowercased() }
    #expect(Set(names).count == names.count)
    for device in Device.all {
      #expect(Device.named(device.name.uppercased()) == device)
      #expect(device.name.allSatisfy { $0.isASCII } && device.name.first != " ")
    }
    #expect(Device.named("iPhone") == nil && Device.named("") == nil)
  }

  @Test(arguments: Device.all)
  func `a screen has whole pixels and a sane safe area`(device: Device) {
    for length in [device.size.width, device.size.height] {
      #expect(isClose((length * device.scale).rounded(), length * device.scale))
    }
    #expect(device.size.width < device.size.height && device.size.width >= 320)
    #expect(device.scale >= 1 && device.scale <= 4)
    let (portrait, landscape) = (device.portraitSafeArea, device.landscapeSafeArea)
    // What lies at the sides lies at both: the device may be turned either way.
    #expect(portrait.left == 0 && portrait.right == 0 && landscape.left == landscape.right)
    for inset in [portrait.top, portrait.bottom, landscape.top, landscape.left, landscape.bottom] {
      #expect(inset >= 0 && inset <= 68)
    }
    #expect(portrait.top >= 20)
    // A cut-out that the status bar lies beside moves to the sides.
    if landscape.left > 0 { #expect(landscape.left == portrait.top && landscape.top == 0) }
  }

  @Test(arguments: [Device.iPhones, Device.iPads, Device.androids])
  func `devices are sorted from the narrowest to the widest`(devices: [Device]) {
    for (one, next) in zip(devices, devices.dropFirst()) {
      #expect(
        (one.size.width, one.size.height) <= (next.size.width, next.size.height),
        "\(one.name), \(next.name)")
    }
    #expect(!devices.isEmpty)
  }

  /// A name, the size in points, the scale, and the safe areas in portrait and landscape.
  private static let facts: [(String, [Double], Double, [Double], [Double])] = [
    ("iPhone 4s", [320, 480], 2, [20, 0, 0, 0], [0, 0, 0, 0]),
    ("iPhone SE (1st generation)", [320, 568], 2, [20, 0, 0, 0], [0, 0, 0, 0]),
    ("iPhone 8 Plus", [414, 736], 3, [20, 0, 0, 0], [0, 0, 0, 0]),
    ("iPhone X", [375, 812], 3, [44, 0, 34, 0], [0, 44, 21, 44]),
    ("iPhone 13 mini", [375, 812], 3, [50, 0, 34, 0], [0, 50, 20, 50]),
    ("iPhone 15", [393, 852], 3, [59, 0, 34, 0], [0, 59, 20, 59]),
    ("iPhone 17", [402, 874], 3, [62, 0, 34, 0], [0, 62, 20, 62]),
    ("iPhone 17 Pro Max", [440, 956], 3, [62, 0, 34, 0], [0, 62, 20, 62]),
    ("iPhone Air", [420, 912], 3, [68, 0, 34, 0], [0, 68, 20, 68]),
    ("iPhone 17e", [390, 844], 3, [47, 0, 34, 0], [0, 47, 20, 47]),
    ("iPad mini", [744, 1133], 2, [32, 0, 25, 0], [32, 0, 25, 0]),
    ("iPad (6th generation)", [768, 1024], 2, [20, 0, 0, 0], [20, 0, 0, 0]),
    ("iPad (A16)", [820, 1180], 2, [32, 0, 25, 0], [32, 0, 25, 0]),
    ("iPad Pro 13-inch (M5)", [1032, 1376], 2, [32, 0, 25, 0], [32, 0, 25, 0]),
    ("Galaxy S7", [360, 640], 4, [24, 0, 0, 0], [24, 0, 0, 0]),
    ("Pixel Tablet", [800, 1280], 2, [24, 0, 24, 0], [24, 0, 24, 0]),
  ]

  @Test func `known devices are as known`() throws {
    for (name, size, scale, portrait, landscape) in Self.facts {
      let device = try #require(Device.named(name), "\(name)")
      #expect([device.size.width, device.size.height] == size && device.scale == scale, "\(name)")
      #expect(insets(device.portraitSafeArea) == portrait, "\(name)")
      #expect(insets(device.landscapeSafeArea) == landscape, "\(name)")
    }
    #expect(Device.named("Pixel 9")?.size.width == 1080 / 2.625)
  }

  private func insets(_ insets: LayoutInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }
}
