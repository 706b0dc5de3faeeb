import GuideFormats

/// Reads any bytes as JSON: they are a value whose text reads as the same text again, or an error inside
/// of them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  do throws(JSONError) {
    let text = JSONWriter.text(try JSONParser.parse(bytes), layout: .compact)
    let again = try? JSONParser.parse([UInt8](text.utf8))
    demand(again.map { JSONWriter.text($0, layout: .compact) } == text, or: "other text")
  } catch {
    demand(error.diagnostic.stands(inside: bytes), or: "an error outside of the file")
  }
  return 0
}
