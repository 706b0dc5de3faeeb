internal import GuideFormats
internal import GuideScenes

/// Writes a tour as one HTML page that needs no network, no server and no other file.
///
/// All variants and steps are in it as SVG; a script shows one at a time. Texts of the scene are
/// escaped wherever they stand, and the page's content policy names, by hash, the one style sheet
/// and the one script that may take effect.
struct PreviewPage: Sendable {
  /// The page's name.
  var title: String
  /// The variants, at least one; the first is shown first.
  var variants: [PreviewVariant]

  /// The whole page.
  var html: String {
    let screens = variants.map { $0.builder.screenDrawing() }
    let guides = variants.map { variant in
      variant.steps.map { variant.builder.guideDrawing(for: $0) }
    }
    // A picture that several drawings show stands in the page once, before all of them.
    var images = SVGImages()
    for drawing in screens + guides.joined() { images.add(drawing) }
    let devices = variants.indices.map { index in
      device(index, screen: screens[index], guides: guides[index], images: images)
    }
    return """
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

  /// Whether a page of HTML is in it, which inherits the policy and has a style sheet of ours.
  private var hasPages: Bool { variants.contains { $0.builder.hasPages } }

  /// A choice of variants, where there is one.
  private var variantSwitch: String {
    guard variants.count > 1 else { return "" }
    let options = variants.map { "<option>\(XMLText.escaped($0.label))</option>" }.joined()
    return "<label>Language<select id=\"variant\">\(options)</select></label>\n"
  }

  /// A variant's screen in its frame, with all its steps.
  private func device(
    _ index: Int, screen: Drawing, guides: [Drawing], images: SVGImages
  ) -> String {
    let variant = variants[index]
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
    PageScript.data(.object([("variants", .array(variants.map(\.data)))]))
  }
}
