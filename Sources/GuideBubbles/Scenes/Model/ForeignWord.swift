/// A word of a scene's key or value as style sheets, UIKit, Android or libraries of tours have it.
///
/// It is looked up without regard to case, hyphens and underscores, and without the `UI` or `WK` in
/// front of the names of classes.
struct ForeignWord {
  /// The word as it was written.
  let written: String

  /// What it is called here.
  ///
  /// - Parameter known: The words that can stand in its place.
  /// - Returns: One of them; nothing when none of them is meant for certain.
  func name(among known: [String]) -> String? {
    var word = Self.plain(written)
    for prefix in ["ui", "wk"] where written.hasPrefix(prefix.uppercased()) {
      word = String(word.dropFirst(prefix.count))
    }
    if let same = known.first(where: { Self.plain($0) == word }) { return same }
    return Self.table.first { $0.theirs.contains(word) && known.contains($0.ours) }?.ours
  }

  /// A word in small letters, without what joins its parts.
  private static func plain(_ word: String) -> String {
    word.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// What is said about it.
  static func help(for word: String, among known: [String]) -> String? {
    ForeignWord(written: word).name(among: known).map { "'\(word)' is called '\($0)' here" }
  }

  /// Our words, each with theirs; of several that can stand in a place the first counts.
  private static let table: [(ours: String, theirs: [String])] = [
    // Names, and what things are.
    ("id", ["name", "identifier", "key", "tag", "accessibilityidentifier"]),
    ("device", ["name", "model", "phone"]),
    ("family", ["name", "fontfamily", "fontname", "face"]),
    ("kind", ["type", "class", "role", "element"]),
    ("shape", ["type", "kind", "form"]),
    ("file", ["name", "src", "source", "url", "path"]),
    ("label", ["text", "textview", "statictext", "span", "p"]),
    ("field", ["textfield", "input", "textinput", "edittext", "searchbar"]),
    ("image", ["imageview", "img", "picture", "icon", "src", "backgroundimage"]),
    ("switch", ["toggle", "checkbox"]),
    ("bar", ["navigationbar", "navbar", "toolbar", "appbar", "header"]),
    ("tabs", ["tabbar", "tabview", "bottomnavigation"]),
    ("stack", ["stackview", "hstack", "vstack", "row", "column", "flex", "linearlayout"]),
    ("scroll", ["scrollview"]),
    ("list", ["tableview", "table", "collectionview", "recyclerview", "listview"]),
    ("web", ["webview", "html", "iframe"]),
    ("view", ["div", "box", "container", "group", "panel", "rectangle", "rect"]),
    // Texts.
    ("text", ["title", "label", "string", "content", "message", "caption", "body", "description"]),
    ("body", ["text", "message", "content", "description"]),
    ("title", ["heading", "header", "headline"]),
    ("button", ["buttontitle", "buttontext", "label", "text", "title"]),
    ("placeholder", ["hint", "prompt"]),
    ("lineLimit", ["numberoflines", "maxlines", "lines", "lineclamp"]),
    ("breakMode", ["linebreakmode", "ellipsize", "truncationmode", "textoverflow"]),
    ("textAlignment", ["align", "textalign", "alignment", "gravity"]),
    (
      "textInsets",
      [
        "padding", "contentinsets", "contentedgeinsets", "titleedgeinsets", "insets",
      ]
    ),
    ("size", ["fontsize", "pointsize"]),
    ("weight", ["fontweight", "bold"]),
    ("textStyle", ["style", "fontstyle"]),
    // Looks.
    ("textColor", ["color", "foregroundcolor", "foreground", "fontcolor", "tintcolor"]),
    ("fill", ["backgroundcolor", "background", "bgcolor", "fillcolor", "color"]),
    ("color", ["bordercolor", "stroke", "strokecolor", "fill"]),
    ("cornerRadius", ["borderradius", "radius", "rounded"]),
    ("radius", ["cornerradius", "borderradius"]),
    ("border", ["stroke", "outline", "borderwidth", "bordercolor"]),
    ("hidden", ["ishidden", "visible", "visibility", "invisible"]),
    ("on", ["ison", "checked"]),
    ("selected", ["isselected", "active"]),
    ("arrow", ["tip", "pointer", "caret", "beak"]),
    ("length", ["height", "size"]),
    // Layout.
    ("children", ["subviews", "views", "items", "arrangedsubviews", "child"]),
    ("frame", ["position", "rect", "bounds", "x", "y", "origin"]),
    ("axis", ["direction", "orientation", "flexdirection"]),
    ("distribution", ["justifycontent"]),
    ("alignment", ["align", "alignitems", "justify"]),
    ("spacing", ["gap", "itemspacing"]),
    ("offset", ["contentoffset", "scrolloffset", "scrolltop"]),
    ("hugging", ["contenthuggingpriority", "contenthugging"]),
    ("compressionResistance", ["contentcompressionresistancepriority"]),
    ("intrinsicSize", ["intrinsiccontentsize", "size"]),
    ("maxWidth", ["maximumwidth", "width"]),
    ("where", ["constraint", "line", "format", "visualformat"]),
    ("horizontal", ["row", "h", "x"]),
    ("vertical", ["column", "v", "y"]),
    // Steps.
    ("target", ["element", "selector", "anchor", "view", "attachto", "highlight"]),
    ("side", ["placement", "position", "direction", "popoverside", "arrowdirection"]),
    ("gap", ["offset", "distance", "spacing", "margin"]),
    ("cutout", ["spotlight", "mask", "hole", "highlight", "padding"]),
    ("padding", ["insets", "margin", "inset"]),
    ("advance", ["next", "advanceon", "trigger", "action", "dismiss"]),
    ("passThrough", ["allowinteraction", "interactive"]),
    ("when", ["condition", "if", "showif", "showon"]),
    ("optional", ["required", "skipifmissing"]),
    ("margins", ["margin", "padding", "inset"]),
    ("guide", ["tour", "walkthrough", "onboarding"]),
    ("screen", ["device", "canvas", "viewport"]),
    ("above", ["top", "up", "north"]),
    ("below", ["bottom", "down", "south", "under"]),
    ("start", ["left", "leading", "top", "flexstart"]),
    ("end", ["right", "trailing", "bottom", "flexend"]),
    ("leading", ["left", "start", "flexstart", "natural", "before"]),
    ("trailing", ["right", "end", "flexend", "after"]),
    ("center", ["middle", "centre", "centered"]),
    ("over", ["center", "middle", "inside"]),
    // Screens and checks.
    ("locale", ["language", "lang"]),
    ("locales", ["languages"]),
    ("devices", ["screens", "phones"]),
    ("safeArea", ["safeareainsets", "insets"]),
    ("size", ["width", "height", "bounds", "resolution"]),
    ("scale", ["density", "dpi", "pixelratio"]),
    ("direction", ["layoutdirection", "dir", "rtl"]),
    ("textSize", ["fontscale", "contentsizecategory", "dynamictype"]),
    ("textSizes", ["sizes", "contentsizecategories", "fontscales"]),
    ("rounded", ["roundrect", "roundedrect", "round"]),
    ("rect", ["rectangle", "square"]),
    ("circle", ["oval", "ellipse"]),
    ("capsule", ["pill"]),
  ]
}
