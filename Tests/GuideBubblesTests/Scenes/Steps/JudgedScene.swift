import Constraints

/// A scene for the judge: what it asks for is known as values, and only its text is solved.
struct JudgedScene {
  struct View {
    var id: String
    var kind = "view"
    /// Its frame as written: numbers, or lengths in quotation marks.
    var frame: [String] = []
    /// Where it is as from left to right, where the frame is plain numbers.
    var place: LayoutRect?
    var cornerRadius: Double?
    /// Further members, each with a comma before it.
    var more = ""
    var isObstacle = false
    /// Constraints that it needs.
    var constraints: [String] = []
    /// What stands in each row of a list: a view's place in its row and its fill.
    var rows: Rows?
    var children: [View] = []
  }

  struct Rows {
    var count: Int
    var height: Double
    var dot: LayoutRect
    var fill: String?
  }

  enum Target {
    case view(String)
    case rect(LayoutRect)
    case point(LayoutPoint)
    case lines([LayoutRect])
  }

  struct Hole {
    var shape = "rounded"
    /// Top, leading, bottom, trailing.
    var padding: [Double] = [4, 4, 4, 4]
    var radius: Double?
  }

  struct Step {
    var targets: [Target]
    var text: String
    var side: String?
    var alignment = "center"
    var gap: Double?
    /// No hole where there is none.
    var hole: Hole? = Hole()
    var obstacles: [LayoutRect] = []
    var isOptional = false
  }

  var size = LayoutSize(width: 390, height: 844)
  var scale = 2.0
  var safeArea = LayoutInsets()
  var keyboard = 0.0
  var isRightToLeft = false
  var textSize = "large"
  var views: [View] = []
  var steps: [Step] = []

  /// The path of a hole of the shape `path`, a diamond in a plane of 24 by 24.
  static let diamond = "M12 0 L24 12 L12 24 L0 12 Z"
}

extension JudgedScene: CustomStringConvertible {
  /// The scene as a file says it.
  var description: String {
    let insets = [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]
    let all = views.flatMap(\.withDescendants)
    return """
      { "screen": { "size": [\(size.width), \(size.height)], "scale": \(scale), \
      "safeArea": \(insets), "keyboard": \(keyboard), "locale": "en", \
      "direction": "\(isRightToLeft ? "rtl" : "ltr")", "textSize": "\(textSize)" },
      "views": [\(views.map(\.text).joined(separator: ",\n"))],
      "constraints": [\(all.flatMap(\.constraints).map { "\"\($0)\"" }.joined(separator: ", "))],
      "guide": { "steps": [\(steps.map(\.json).joined(separator: ",\n"))] } }
      """
  }
}

extension JudgedScene.View {
  /// The view and all in it, in drawing order.
  var withDescendants: [Self] { [self] + children.flatMap(\.withDescendants) }

  fileprivate var text: String {
    var text = #"{ "id": "\#(id)", "kind": "\#(kind)""#
    if !frame.isEmpty { text += #", "frame": [\#(frame.joined(separator: ", "))]"# }
    if let cornerRadius { text += #", "cornerRadius": \#(cornerRadius)"# }
    if isObstacle { text += #", "obstacle": true"# }
    text += more
    if let rows {
      let data = Array(repeating: "{}", count: rows.count).joined(separator: ", ")
      let fill = rows.fill.map { #", "fill": "\#($0)""# } ?? ""
      text += """
        , "data": [\(data)], "template": { "constraints": ["row.height == \(rows.height)"]\(fill), \
        "children": [{ "id": "dot", "fill": "#000000", "frame": \(rows.dot.json) }] }
        """
    }
    if !children.isEmpty {
      text += #", "children": [\#(children.map(\.text).joined(separator: ", "))]"#
    }
    return text + " }"
  }
}

extension JudgedScene.Step {
  fileprivate var json: String {
    // A list of rectangles alone would be lines.
    let parts = targets.map(\.json)
    let target = parts.count == 1 ? parts[0] : "[\(parts.joined(separator: ", "))]"
    var text = #"{ "target": \#(target), "text": "\#(self.text)", "alignment": "\#(alignment)""#
    if let side { text += #", "side": "\#(side)""# }
    if let gap { text += #", "gap": \#(gap)"# }
    if !obstacles.isEmpty {
      text += #", "obstacles": [\#(obstacles.map(\.json).joined(separator: ", "))]"#
    }
    if isOptional { text += #", "optional": true"# }
    return text + #", "cutout": \#(hole?.json ?? "false") }"#
  }
}

extension JudgedScene.Hole {
  fileprivate var json: String {
    var text = #"{ "shape": "\#(shape)", "padding": \#(padding)"#
    if let radius { text += #", "radius": \#(radius)"# }
    if shape == "path" {
      text += #", "path": "\#(JudgedScene.diamond)", "viewBox": [0, 0, 24, 24]"#
    }
    return text + " }"
  }
}

extension JudgedScene.Target {
  fileprivate var json: String {
    switch self {
    case .view(let id): "\"\(id)\""
    case .rect(let rect): rect.json
    case .point(let point): "[\(point.x), \(point.y)]"
    case .lines(let lines): "[\(lines.map(\.json).joined(separator: ", "))]"
    }
  }
}

extension LayoutRect {
  fileprivate var json: String { "[\(x), \(y), \(width), \(height)]" }
}
