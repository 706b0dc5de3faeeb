import Constraints
import LayoutGeometry

/// Reads any text as a constraint or as a line of Visual Format: what it says holds in a layout, or an
/// error stands inside of it, and can be told.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  var layout = NamedLayout()
  do throws(NotationError) {
    let isFormat = VisualFormat.isVisualFormat(text)
    let constraints =
      isFormat
      ? try layout.names.constraints(visualFormat: text, superview: layout.screen)
      : [try layout.names.constraint(text)]
    layout.hold(constraints)
  } catch {
    let range = error.range
    demand(
      0 <= range.lowerBound && range.upperBound <= text.utf8.count,
      or: "an error outside of the text")
    demand(!error.description.isEmpty && error.help != "", or: "an error without words")
  }
  return 0
}

/// A layout of a few views with names.
private struct NamedLayout: ~Copyable {
  var engine = LayoutEngine()
  var names = NotationScope()
  let screen: LayoutItem

  init() {
    screen = engine.addItem(
      named: "screen", frame: LayoutRect(x: 0, y: 0, width: 390, height: 844))
    names.root = screen
    names.add(screen, named: "screen")
    for name in ["a", "b", "save"] { names.add(engine.addItem(named: name), named: name) }
    names.add(engine.makeVariable(), named: "x")
  }

  /// Activates constraints one by one, as far as they do not contradict each other.
  mutating func hold(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { _ = try? engine.activate(constraint) }
    _ = engine.ambiguities()
  }
}
