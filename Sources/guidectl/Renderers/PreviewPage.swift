internal import GuideFormats
internal import GuideScenes

/// Writes a tour as one HTML page that needs no network, no server and no other file.
///
/// All variants and steps are in it as SVG; a script shows one at a time. Texts of the scene are
/// escaped wherever they stand, and the page's content policy names, by hash, the one style sheet
/// and the one script that may take effect.
struct PreviewPage: Sendable {
  /// The page's name.
  let title: String
  /// What the switch calls the variants; the first is shown first.
  private var labels: [String] = []
  /// The variants as they stand in the page, and as its script knows them.
  private var devices: [String] = []
  private var tours: [JSONValue] = []
  /// The pictures that drawings show, which stand in the page once, before all of them.
  private var images = SVGImages()
  /// Whether a page of HTML is in it, which inherits the policy and has a style sheet of ours.
  private var hasPages = false
  /// About how large it is, in bytes.
  private(set) var byteCount = 0

  /// Makes a page without variants; it needs at least one.
  init(title: String) { self.title = title }

  /// Makes a page of some variants.
  init(title: String, variants: [PreviewVariant]) {
    self.init(title: title)
    for variant in variants { add(variant) }
  }

  /// Adds a variant; nothing of it is kept but its text.
  mutating func add(_ variant: PreviewVariant) {
    let screen = variant.builder.screenDrawing()
    let guides = variant.steps.map { variant.builder.guideDrawing(for: $0) }
    let known = images.byteCount
    for drawing in [screen] + guides { images.add(drawing) }
    let text = device(variant, screen: screen, guides: guides)
    byteCount += text.utf8.count + images.byteCount - known
    labels.append(variant.label)
    devices.append(text)
    tours.append(variant.data)
    hasPages = hasPages || variant.builder.hasPages
  }

  /// The whole page.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    \(head)
    <body>
    <header>
    <h1>\(XMLText.escaped(title))</h1>
    \(variantSwitch)</header>
    <main id="stage">
    \(images.definitions)\(devices.joined())\
    <div class="visually-hidden" role="dialog" aria-label="Guide" aria-describedby="announcement">
    <p id="announcement" aria-live="polite" aria-atomic="true">\
    <span id="position"></span><span id="message"></span></p>
    </div>
    <noscript>Stepping through needs JavaScript; this is the first step.</noscript>
    </main>
    \(Self.controls)
    <script id="tour" type="application/json">\(data)</script>
    <script>\(PreviewFile.script)</script>
    </body>
    </html>

    """
  }

  private var head: String {
    """
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(XMLText.escaped(title)) · guide preview</title>
    <style>\(PreviewFile.styleSheet)</style>
    </head>
    """
  }

  /// Buttons for those who do not tap, and how far the tour has come.
  private static let controls = """
    <nav id="controls" aria-label="Tour">
    <div id="segments" aria-hidden="true"></div>
    <div class="row">
    <button id="back" type="button">Back</button>
    <p id="progress"></p>
    <button id="next" type="button" class="primary">Next</button>
    </div>
    <div class="row small">
    <button id="skip" type="button" class="quiet">Skip</button>
    <p id="hint"></p>
    <button id="restart" type="button" class="quiet">Restart</button>
    </div>
    </nav>
    """

  /// Forbids every load and every script or style but the page's own.
  private var policy: String {
    let styles = [Self.styleSource] + (hasPages ? [Self.pageStyleSource] : [])
    return "default-src 'none'; script-src \(Self.scriptSource); "
      + "style-src \(styles.joined(separator: " ")); img-src data:; base-uri 'none'; "
      + "form-action 'none'"
  }

  private static let scriptSource = PageScript.source(PreviewFile.script)
  private static let styleSource = PageScript.source(PreviewFile.styleSheet)
  private static let pageStyleSource = PageScript.source(DrawingPage.styleSheet)

  /// A choice of variants, where there is one.
  private var variantSwitch: String {
    guard labels.count > 1 else { return "" }
    let options = labels.map { "<option>\(XMLText.escaped($0))</option>" }.joined()
    return "<label>Language<select id=\"variant\">\(options)</select></label>\n"
  }

  /// A variant's screen in its frame, with all its steps.
  private func device(
    _ variant: PreviewVariant, screen: Drawing, guides: [Drawing]
  ) -> String {
    let index = devices.count
    let width = NumberText.text(variant.screen.size.width)
    let height = NumberText.text(variant.screen.size.height)
    let shownWidth = NumberText.text(variant.screen.size.width * variant.enlargement)
    let shownHeight = NumberText.text(variant.screen.size.height * variant.enlargement)
    var renderer = SVGRenderer(idPrefix: "v\(index)")
    (renderer.images, renderer.embedsPages) = (images, true)
    let label = XMLText.escaped("Screen: " + variant.screenText)
    let layers = variant.steps.enumerated().map { position, step in
      var layer = SVGRenderer(idPrefix: "v\(index)s\(position)")
      layer.images = images
      return "<g class=\"step\(position == 0 ? " current" : "")\" data-step=\"\(step.position)\">\n"
        + layer.fragment(guides[position]) + "</g>\n"
    }
    let camera = variant.isNotched && variant.isUpright ? "<div class=\"island\"></div>" : ""
    let home = variant.isNotched ? "<div class=\"home\"></div>" : ""
    return """
      <div class="device\(variant.isNotched ? " notched" : "")"\(index > 0 ? " hidden" : "")>
      <div class="glass">
      <svg width="\(shownWidth)" height="\(shownHeight)" viewBox="0 0 \(width) \(height)" role="img" \
      aria-label="\(label)" xml:space="preserve" font-family="\(SVGRenderer.fontFamilies)">
      \(renderer.fragment(screen))\(layers.joined())</svg>
      \(camera)\(home)</div>
      <div class="over" hidden></div>
      </div>

      """
  }

  /// The script's data.
  private var data: String {
    PageScript.data(.object([("variants", .array(tours))]))
  }
}
