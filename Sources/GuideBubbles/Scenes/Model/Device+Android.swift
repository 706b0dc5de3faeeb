extension Device {
  /// Android phones and tablets, from the narrowest to the widest.
  ///
  /// Sizes: pixels and density as the devices report them. Safe areas are those of the system's bars
  /// with navigation by gestures; the camera's hole, which in landscape lies at one side, is not
  /// counted. Pixel 9 and 10: measured on the emulator and published with the Dart package
  /// device_preview 3.0. Galaxy S7, which has keys of its own: Android 6's status bar. Pixel Tablet:
  /// the platform's usual bars, not measured. Phones of which only the size is certain (Pixel 8,
  /// Pixel 9 Pro, Galaxy S24 and S25) are left out.
  static let androids: [Device] =
    family((1440, 2560), scale: 4, .android(top: 24, landscapeTop: 24, bottom: 0), "Galaxy S7")
    + family(
      (1080, 2424), scale: 2.625, .android(top: 54, landscapeTop: 52, bottom: 24),
      "Pixel 9", "Pixel 10")
    + family(
      (1600, 2560), scale: 2, .android(top: 24, landscapeTop: 24, bottom: 24), "Pixel Tablet")
}
