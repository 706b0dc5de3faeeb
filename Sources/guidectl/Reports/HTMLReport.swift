internal import GuideChecks
internal import GuideFormats
internal import GuideScenes

/// A report as one HTML page that loads nothing: a grid of devices and languages, and the findings, failures
/// first, each with a picture of its worst combination beside the base language's.
///
/// The findings stand in the page as elements that open, so that they can be read where no script runs; the
/// script filters them, fills the grid and shows pictures of what is opened. As in a preview, texts of the
/// scene are escaped wherever they stand, and the content policy names the one script and the one style
/// sheet by their hashes.
struct HTMLReport {
  /// How many bytes a page may have.
  struct Limits: Equatable, Sendable {
    /// Up to here a page opens at once everywhere; pictures that would lead beyond are left out.
    var comfortable = 10_000_000
    /// A larger page is not made: browsers take many seconds to open it, and mail refuses it.
    var most = 20_000_000
  }

  let report: CheckReport
  let places: ReportPlaces
  let findings: [ReportedFinding]
  private let limits: Limits
  private let draw: (Int?, Int) -> Drawing?

  /// Makes a report.
  init(
    _ content: ReportContent, limits: Limits = Limits(), draw: @escaping (Int?, Int) -> Drawing?
  ) {
    (report, places, findings) = (content.report, content.places, content.byWeight)
    (self.limits, self.draw) = (limits, draw)
  }

  /// The page, and a warning where pictures are left out or the page is large all the same.
  ///
  /// - Throws: That the page would be too large.
  func written() throws(ReportRefusal) -> WrittenReport {
    let list = findings.map { item($0) }.joined()
    let least =
      list.utf8.count + ReportPageFile.script.utf8.count + ReportPageFile.styleSheet.utf8.count
    try check(least)
    // What the script needs to know of the findings is written with the pictures, and guessed before.
    let room = limits.comfortable - least - findings.count * 500 - 10_000
    var pictures = ReportPictures(room: room, draw: draw)
    let data = PageScript.data(data(&pictures), layout: .compact)
    let html = page(list: list, data: data, pictures: pictures)
    let size = html.utf8.count
    try check(size)
    let most = Self.megabytes(limits.comfortable)
    guard pictures.omittedCount == 0 else {
      return WrittenReport(
        html,
        warning:
          "\(pictures.omittedCount) pictures of the later findings are left out, so that the "
          + "page stays at \(most); fewer combinations or rules, or a baseline, make room")
    }
    guard size > limits.comfortable else { return WrittenReport(html) }
    return WrittenReport(
      html, warning: "the page has \(Self.megabytes(size)); above \(most) browsers open it slowly")
  }

  private func check(_ size: Int) throws(ReportRefusal) {
    guard size > limits.most else { return }
    throw ReportRefusal(
      reason: "the page would have \(Self.megabytes(size)) for \(findings.count) findings, and "
        + "\(Self.megabytes(limits.most)) is the most; check fewer combinations or rules, or use "
        + "'--report json=FILE'")
  }

  private static func megabytes(_ bytes: Int) -> String {
    NumberText.text(Double(bytes) / 1_000_000, decimals: 1) + " MB"
  }

  private func page(list: String, data: String, pictures: ReportPictures) -> String {
    let drawings = pictures.texts.enumerated().map { number, text in
      "<script type=\"image/svg+xml\" id=\"drawing-\(number)\">\(text)</script>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Self.safe(title)) · guide check</title>
      <style>\(ReportPageFile.styleSheet)</style>
      </head>
      <body>
      \(pictures.images.definitions)\(header)\
      <main>
      <section id="overview" aria-label="Devices and languages" hidden></section>
      \(Self.filters)
      <p id="shown" role="status"></p>
      <ol id="findings">
      \(list)</ol>
      <p id="nothing"\(findings.isEmpty ? "" : " hidden")>\
      \(findings.isEmpty ? "Nothing was found." : "Nothing that is chosen here.")</p>
      <noscript>Filters and pictures need JavaScript; the findings are all here.</noscript>
      </main>
      <footer><p><kbd>/</kbd> search · <kbd>j</kbd> <kbd>k</kbd> next and previous · <kbd>Enter</kbd> \
      opens · <kbd>Esc</kbd> closes</p></footer>
      <script id="report" type="application/json">\(data)</script>
      \(drawings.joined())<script>\(ReportPageFile.script)</script>
      </body>
      </html>

      """
  }

  /// Forbids every load and every script or style but the page's own.
  private static let policy =
    "default-src 'none'; script-src \(PageScript.source(ReportPageFile.script)); "
    + "style-src \(PageScript.source(ReportPageFile.styleSheet)); img-src data:; base-uri 'none'; "
    + "form-action 'none'"

  private var title: String {
    SceneSource(name: places.path, bytes: []).title
  }

  /// What was checked, and what came of it.
  private var header: String {
    let verdict = report.passes ? "Passes" : "Fails"
    let counts = ["error", "warning", "note"].compactMap { word -> String? in
      let count = CheckLevel(rawValue: word).map { report.count($0) } ?? 0
      return count == 0 ? nil : count == 1 ? "1 \(word)" : "\(count) \(word)s"
    }
    var words = counts.isEmpty ? ["nothing found"] : counts
    if report.undecidedCount > 0 { words.append("\(report.undecidedCount) undecided") }
    if !report.suppressed.isEmpty {
      words.append("\(report.suppressed.count) held by the baseline")
    }
    return """
      <header>
      <h1>\(Self.safe(title))</h1>
      <p class="verdict \(report.passes ? "passes" : "fails")"><strong>\(verdict)</strong> \
      \(Self.safe(words.joined(separator: ", ")))</p>
      <p class="quiet">\(Self.safe(report.coverage)) · \(Self.safe(places.path))</p>
      </header>

      """
  }

  /// What the script makes of it is filled in there.
  private static let filters = """
    <form id="filters" role="search" hidden>
    <div id="levels" role="group" aria-label="Levels"></div>
    <button id="more" type="button">More filters</button>
    <label class="search"><span>Search</span><input id="text" type="search" autocomplete="off"></label>
    <div id="choices"></div>
    <button id="reset" type="button">Show all</button>
    </form>
    """

  /// A text of the scene in the page: no markup, and nothing that reorders what stands beside it.
  static func safe(_ text: String) -> String {
    XMLText.escaped(TerminalText.printable(text))
  }
}
