/// The colours that a scene leaves open, close to those of the platform's light appearance.
package enum DrawingPalette {
  static let screen = DrawingColor(red: 0xf2, green: 0xf2, blue: 0xf7)
  static let surface = DrawingColor.white
  static let bar = DrawingColor(red: 0xf9, green: 0xf9, blue: 0xfb)
  static let line = DrawingColor(red: 0xc6, green: 0xc6, blue: 0xc8)
  static let faintLine = DrawingColor(red: 0xe0, green: 0xe1, blue: 0xe6)
  static let text = DrawingColor(red: 0x1c, green: 0x1c, blue: 0x1e)
  static let tint = DrawingColor(red: 0x00, green: 0x66, blue: 0xcc)
  static let tintBackground = DrawingColor(red: 0xe1, green: 0xed, blue: 0xfa)
  static let picture = DrawingColor(red: 0xdc, green: 0xe1, blue: 0xea)
  static let pictureDetail = DrawingColor(red: 0xb7, green: 0xc0, blue: 0xd0)
  static let switchTrack = DrawingColor(red: 0x34, green: 0xc7, blue: 0x59)
  static let switchTrackOff = DrawingColor(red: 0xe9, green: 0xe9, blue: 0xeb)
  static let placeholder = DrawingColor(red: 0xa0, green: 0xa0, blue: 0xa5)
  static let unselected = DrawingColor(red: 0x75, green: 0x75, blue: 0x7a)
  static let keyboard = DrawingColor(red: 0xd1, green: 0xd4, blue: 0xdb)
  /// What lies over the screen beside the holes of a step.
  package static let dimming = DrawingColor(red: 0, green: 0, blue: 0, alpha: 0x80)
}
