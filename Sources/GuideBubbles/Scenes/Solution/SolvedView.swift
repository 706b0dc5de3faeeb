/// A view with its frame.
public struct SolvedView: Hashable, Sendable {
  /// The name by which constraints and steps address it.
  public var id: String
  /// What it is.
  public var kind: ViewKind
  /// The frame, absolute, in points.
  public var frame: LayoutRect
  /// The index of its parent in `SceneSolution.views`; nothing for a top-level view.
  public var parent: Int?
  /// Whether it is not drawn.
  public var isHidden: Bool
  /// Where its text is drawn, absolute, in points.
  public var textFrame: LayoutRect
  /// Its text, broken for its width; nothing when it has none.
  public var text: TextLayout?
  /// How it is drawn.
  public var look: ViewLook {
    get { boxedLook.value }
    set { boxedLook.value = newValue }
  }
  private var boxedLook: Box<ViewLook>
  /// Its image; nothing when it has none.
  public var image: ViewImage? {
    get { boxedImage?.value }
    set { boxedImage = newValue.map { Box($0) } }
  }
  private var boxedImage: Box<ViewImage>?
  /// Whether it is on, for a switch; nothing where the scene does not say, which means off.
  public var isOn: Bool?
  /// Whether it is selected, for a button or a view in tabs; nothing where the scene does not say.
  public var isSelected: Bool?
  /// Its HTML, whose plain text is ``text``; nothing unless it is a page.
  public var page: String?
  /// What it came to as a list; nothing for other kinds.
  public var list: SolvedList? {
    get { boxedList?.value }
    set { boxedList = newValue.map { Box($0) } }
  }
  private var boxedList: Box<SolvedList>?

  /// Makes a view from its parts.
  package init(
    id: String, kind: ViewKind, frame: LayoutRect, parent: Int? = nil, isHidden: Bool = false,
    textFrame: LayoutRect = LayoutRect(), text: TextLayout? = nil, look: ViewLook = ViewLook(),
    image: ViewImage? = nil, isOn: Bool? = nil, isSelected: Bool? = nil, page: String? = nil,
    list: SolvedList? = nil
  ) {
    self.id = id
    self.kind = kind
    self.frame = frame
    self.parent = parent
    self.isHidden = isHidden
    self.textFrame = textFrame
    self.text = text
    boxedLook = Box(look)
    self.image = image
    self.isOn = isOn
    self.isSelected = isSelected
    self.page = page
    self.list = list
  }
}
