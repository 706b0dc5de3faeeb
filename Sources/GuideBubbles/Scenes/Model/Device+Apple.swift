extension Device {
  /// iPhones, from the narrowest to the widest.
  ///
  /// Sizes: Apple's Human Interface Guidelines, Layout, and the tables of iosref.com. Safe areas in
  /// portrait: tables on blog.csdn.net (135525139) and juejin.cn (7252254121469198393), and for
  /// phones from 2024 on measurements published with the Dart packages device_preview 3.0 and
  /// flutterware 0.7; juejin.cn gives 48 instead of 44 for iPhone XS Max and 54, the bar itself,
  /// instead of 59 for iPhone 14 Pro. In landscape the older tables give 21 at the bottom, the
  /// measurements on iOS 26 give 20 (iPhone 12 Pro Max, 16 Pro, 16 Pro Max, 17e, Air); that the
  /// other phones on iOS 26 have 20 as well is inferred.
  ///
  /// The Plus models with home buttons render 1242 × 2208 pixels, which the hardware scales down to
  /// 1080 × 1920; the mini models render 1125 × 2436, scaled down to 1080 × 2340.
  static let iPhones: [Device] =
    family((640, 960), scale: 2, .homeButtonPhone, "iPhone 4s")
    + family(
      (640, 1136), scale: 2, .homeButtonPhone,
      "iPhone 5", "iPhone 5s", "iPhone SE (1st generation)")
    + family(
      (750, 1334), scale: 2, .homeButtonPhone,
      "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
      "iPhone SE (3rd generation)")
    + family((1125, 2436), scale: 3, .oldPhone(top: 44), "iPhone X", "iPhone XS")
    + family((1125, 2436), scale: 3, .phone(top: 44), "iPhone 11 Pro")
    + family((1125, 2436), scale: 3, .phone(top: 50), "iPhone 12 mini", "iPhone 13 mini")
    + family(
      (1170, 2532), scale: 3, .phone(top: 47),
      "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
      "iPhone 17e")
    + family(
      (1179, 2556), scale: 3, .phone(top: 59),
      "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16")
    + family(
      (1206, 2622), scale: 3, .phone(top: 62), "iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro")
    + family(
      (1242, 2208), scale: 3, .homeButtonPhone,
      "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus")
    + family((828, 1792), scale: 2, .oldPhone(top: 48), "iPhone XR")
    + family((828, 1792), scale: 2, .phone(top: 48), "iPhone 11")
    + family((1242, 2688), scale: 3, .oldPhone(top: 44), "iPhone XS Max")
    + family((1242, 2688), scale: 3, .phone(top: 44), "iPhone 11 Pro Max")
    + family((1260, 2736), scale: 3, .phone(top: 68), "iPhone Air")
    + family(
      (1284, 2778), scale: 3, .phone(top: 47),
      "iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus")
    + family(
      (1290, 2796), scale: 3, .phone(top: 59),
      "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus")
    + family((1320, 2868), scale: 3, .phone(top: 62), "iPhone 16 Pro Max", "iPhone 17 Pro Max")

  /// iPads, from the narrowest to the widest; those without a generation are the last ones.
  ///
  /// Sizes: as for iPhones. Safe areas up to iPadOS 18: the status bar's 20. On iPadOS 26:
  /// measurements published with the Dart packages device_preview 3.0 (iPad mini, iPad Pro 13-inch:
  /// 32 and 25, in both orientations) and flutterware 0.7 (an iPad with a home button: 32); that
  /// the other iPads on that system have the same is inferred. It was 24 and 20 on iPadOS 18.
  static let iPads: [Device] =
    family(
      (1488, 2266), scale: 2, .tablet,
      "iPad mini", "iPad mini (6th generation)", "iPad mini (A17 Pro)")
    + family(
      (1536, 2048), scale: 2, .oldHomeButtonTablet, "iPad (5th generation)",
      "iPad (6th generation)", "iPad mini 4", "iPad Air 2", "iPad Pro (9.7-inch)")
    + family((1536, 2048), scale: 2, .homeButtonTablet, "iPad mini (5th generation)")
    + family((1620, 2160), scale: 2, .oldHomeButtonTablet, "iPad (7th generation)")
    + family(
      (1620, 2160), scale: 2, .homeButtonTablet, "iPad (8th generation)", "iPad (9th generation)")
    + family(
      (1640, 2360), scale: 2, .tablet,
      "iPad", "iPad (10th generation)", "iPad (A16)", "iPad Air", "iPad Air (4th generation)",
      "iPad Air (5th generation)", "iPad Air 11-inch")
    + family((1668, 2224), scale: 2, .oldHomeButtonTablet, "iPad Pro (10.5-inch)")
    + family((1668, 2224), scale: 2, .homeButtonTablet, "iPad Air (3rd generation)")
    + family(
      (1668, 2388), scale: 2, .tablet,
      "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)")
    + family(
      (1668, 2420), scale: 2, .tablet,
      "iPad Pro 11-inch", "iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)")
    + family(
      (2048, 2732), scale: 2, .tablet,
      "iPad Air 13-inch", "iPad Pro (12.9-inch) (5th generation)",
      "iPad Pro (12.9-inch) (6th generation)")
    + family(
      (2064, 2752), scale: 2, .tablet,
      "iPad Pro 13-inch", "iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)")
}
