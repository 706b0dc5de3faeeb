/// An image of a view, or that a style draws bodies with, as a scene describes it.
public struct SceneImage: Hashable, Sendable {
  /// What of the image gives.
  public enum Slicing: Hashable, Sendable {
    /// All of it.
    case whole
    /// What insets in points leave.
    case capInsets(LayoutInsets)
    /// What insets in pixels leave, for images of each scale.
    case scales([ScaleSlicing])
    /// A part of the unit square.
    case contentsCenter(LayoutRect)
    /// Runs of columns and rows, in pixels.
    case runs(columns: [Range<Int>], rows: [Range<Int>])
  }

  /// The insets for images of one scale.
  public struct ScaleSlicing: Hashable, Sendable {
    /// Pixels a point.
    public var scale: Double
    /// What keeps its size at the image's edges, in pixels.
    public var insets: LayoutInsets

    /// Makes the insets for images of a scale.
    public init(scale: Double, insets: LayoutInsets) {
      self.scale = scale
      self.insets = insets
    }
  }

  /// The file's name, relative to the scene's folder, inside of which it stays.
  public var file: SceneName
  /// What of the image gives.
  public var slicing: Slicing
  /// What becomes of what gives.
  public var filling: NineSlice.Filling
  /// The distances from the image's edges to what it frames, in pixels; nothing when not declared.
  public var contentInsets: LayoutInsets?

  /// Makes an image from its parts.
  public init(
    file: SceneName, slicing: Slicing = .whole, filling: NineSlice.Filling = .stretch,
    contentInsets: LayoutInsets? = nil
  ) {
    self.file = file
    self.slicing = slicing
    self.filling = filling
    self.contentInsets = contentInsets
  }
}

/// A file that a scene names, as somebody read it for the solver, which reads no files.
public struct SceneFile: Hashable, Sendable {
  /// What reading it came to.
  public enum Content: Hashable, Sendable {
    /// The whole file.
    case bytes([UInt8])
    /// Why it cannot be read.
    case unreadable(reason: String)
  }

  /// The name that the scene has for it.
  public var name: String
  /// What reading it came to.
  public var content: Content

  /// Makes a file from its name and content.
  public init(name: String, content: Content) {
    self.name = name
    self.content = content
  }
}

extension SceneImage {
  /// Whether it is stretched or repeated in parts, rather than drawn as a whole.
  var isSliced: Bool { slicing != .whole || filling == .tile }
}
