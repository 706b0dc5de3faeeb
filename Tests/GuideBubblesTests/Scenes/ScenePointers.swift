import GuideScenes

/// The JSON Pointers of places in the bytes of a scene; nothing for what has no place.
func pointers(_ places: [SourceRange?], in bytes: [UInt8]) -> [String?] {
  let source = SourceText(bytes)
  return places.map { $0.flatMap { source.pointer(to: $0) } }
}
