public import Constraints

/// A view as a scene describes it.
public struct SceneView: Hashable, Sendable {
  /// What the view is called when it has no id: its kind and its position, such as `label#4`.
  public var name: String
  /// The id by which constraints and steps address it.
  public var id: SceneName?
  /// What it is.
  public var kind: ViewKind
  /// Its text.
  public var text: SceneText?
  /// What a field shows while it is empty.
  public var placeholder: SceneText?
  /// How it looks; what is absent comes from its style, then from its kind.
  public var look: SceneLook {
    get { boxedLook.value }
    set { boxedLook.value = newValue }
  }
  private var boxedLook: Box<SceneLook>
  /// Its image: what a picture shows, or the background of any other kind.
  public var image: SceneImage? {
    get { boxedImage?.value }
    set { boxedImage = newValue.map { Box($0) } }
  }
  private var boxedImage: Box<SceneImage>?
  /// How its image stands in it; nothing for the usual way.
  public var contentMode: ViewContentMode?
  /// Whether it is on, for a switch; nothing where the scene does not say, which means off.
  public var isOn: Bool?
  /// Whether it is selected, for a button or a view in tabs; nothing where the scene does not say.
  public var isSelected: Bool?
  /// How it arranges the views in it; nothing unless it is a stack.
  public var stack: SceneStack?
  /// How far it is scrolled, for a scroll view; nothing means not at all.
  public var offset: SceneOffset?
  /// The rows in it; nothing unless it is a list.
  public var list: SceneList? {
    get { boxedList?.value }
    set { boxedList = newValue.map { Box($0) } }
  }
  private var boxedList: Box<SceneList>?
  /// The name of the style that it wears.
  public var style: SceneName?
  /// The size of its content where it is set by hand.
  public var intrinsicSize: SceneIntrinsicSize?
  /// How the height of its text becomes whole points; nothing means that whole pixels will do.
  public var heightRounding: SceneHeightRounding?
  /// How strongly it refuses to be larger than its content.
  public var hugging: ScenePriorities
  /// How strongly it refuses to be smaller than its content.
  public var compressionResistance: ScenePriorities
  /// The edges of the parent that it keeps to.
  public var pin: [SceneEdge]
  /// Where `pin` stands.
  public var pinRange: SourceRange?
  /// Its frame where it is given: absolute, not mirrored.
  public var frame: SceneRect?
  /// Where `frame` stands.
  public var frameRange: SourceRange?
  /// Whether it is not drawn.
  public var isHidden: Bool
  /// Whether its space is gone while it is hidden.
  public var collapses: Bool
  /// Whether bubbles keep off it.
  public var isObstacle: Bool
  /// The flag on which its existence depends.
  public var condition: SceneCondition?
  /// The views inside it, in drawing order.
  public var children: [SceneView]
  /// Where it stands; nothing when it stands in no file.
  public var range: SourceRange?
  /// Where the values of keys stand that messages point at.
  var places = ViewKeyPlaces()

  /// Makes a view from what it is called and what it is; everything else is absent.
  public init(name: String, kind: ViewKind = .view) {
    self.name = name
    self.kind = kind
    boxedLook = Box(SceneLook())
    hugging = ScenePriorities(.defaultLow)
    compressionResistance = ScenePriorities(.defaultHigh)
    pin = []
    isHidden = false
    collapses = false
    isObstacle = false
    children = []
  }
}

/// Where the values of some keys of a view stand.
struct ViewKeyPlaces: Hashable, Sendable {
  /// The keys that messages about layouts point at.
  private static let keys: [ViewKey] = [
    .kind, .text, .intrinsicSize, .spacing, .alignment, .distribution, .hugging,
    .compressionResistance,
  ]

  private struct Place: Hashable, Sendable {
    var key: ViewKey
    var range: SourceRange
  }

  private var places: [Place] = []

  /// Where the value of a key stands; nothing when the view has no such key.
  subscript(key: ViewKey) -> SourceRange? { places.first { $0.key == key }?.range }

  /// Notes where the value of a key stands, if messages point at it.
  mutating func note(_ key: ViewKey, at range: SourceRange) {
    if Self.keys.contains(key) { places.append(Place(key: key, range: range)) }
  }
}

/// The size of a view's content where a scene sets it by hand.
public struct SceneIntrinsicSize: Hashable, Sendable {
  /// The width; nothing when the content has none.
  public var width: SceneLength?
  /// The height; nothing when the content has none.
  public var height: SceneLength?

  /// Makes a size from its parts.
  public init(width: SceneLength?, height: SceneLength?) {
    self.width = width
    self.height = height
  }
}

/// How the height of a view's text becomes whole points, as code that counts in integers has it.
public enum SceneHeightRounding: String, Hashable, Sendable, CaseIterable {
  /// What is behind the point is cut off.
  case down
  /// What is behind the point counts as a whole one.
  case up
  /// To the nearest whole point, halves upwards.
  case nearest
}

/// The point of a scroll view's content that is at its top left corner.
public struct SceneOffset: Hashable, Sendable {
  /// How far it is scrolled to the left.
  public var x: SceneLength
  /// How far it is scrolled upwards.
  public var y: SceneLength

  /// Makes an offset from its parts.
  public init(x: SceneLength, y: SceneLength) {
    self.x = x
    self.y = y
  }
}

/// A priority for each axis.
public struct ScenePriorities: Hashable, Sendable {
  /// For widths.
  public var horizontal: LayoutPriority
  /// For heights.
  public var vertical: LayoutPriority

  /// Makes a pair of the same priority.
  public init(_ priority: LayoutPriority) { self.init(horizontal: priority, vertical: priority) }

  /// Makes a pair from its parts.
  public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// An edge of a view that `pin` can name.
public enum SceneEdge: String, Hashable, Sendable, CaseIterable {
  /// The upper edge.
  case top
  /// The edge where text begins.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where text ends.
  case trailing
  /// The left edge in either direction.
  case left
  /// The right edge in either direction.
  case right
}
