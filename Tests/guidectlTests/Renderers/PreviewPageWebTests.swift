import Constraints
import Foundation
import SceneTestSupport
import TestSupport
import Testing

@testable import GuideBubbles
@testable import GuideFormats
@testable import GuideScenes
@testable import guidectl

@Suite struct PreviewPageWebTests {
  private func page(_ solutions: [SceneSolution]) throws -> String {
    let variants = try solutions.map { solution in
      PreviewVariant(solution: solution, builder: try #require(DrawingBuilder(solution)))
    }
    return PreviewPage(title: "t", variants: variants).html
  }

  /// Three buttons with a page of that HTML beside them.
  private func solution(html: String?, image: PNGImage? = nil) -> SceneSolution {
    var solution = ThreeButtons.solution()
    let frame = LayoutRect(x: 10, y: 200, width: 200, height: 100)
    if let html {
      solution.views.append(SolvedView(id: "page", kind: .web, frame: frame, page: html))
    }
    if let image {
      for _ in 0..<3 {
        solution.views.append(
          SolvedView(id: "a", kind: .image, frame: frame, image: ViewImage(image)))
      }
      for index in solution.steps.indices {
        if let slices = try? NineSlice(
          image.pixelSize, scale: image.scale, capInsets: LayoutInsets())
        {
          solution.steps[index].style.picture = BubblePicture(image: image, slices: slices)
        }
      }
    }
    return solution
  }

  private func png(_ name: String = "a.png") throws -> PNGImage {
    try PNGImage(name: name, bytes: PNGSample.bytes(width: 20, height: 10))
  }

  @Test func `a page of HTML is in a sandbox without exceptions`() throws {
    let html = try page([solution(html: "<p>Hello</p>")])
    #expect(html.components(separatedBy: "<iframe ").count == 2)
    #expect(html.contains(" sandbox=\"\" inert=\"\" tabindex=\"-1\" "))
    #expect(html.contains("title=\"page\" srcdoc=\"&lt;!DOCTYPE html&gt;"))
    #expect(html.contains("&lt;p&gt;Hello&lt;/p&gt;\"></iframe>"))
    #expect(!html.contains("<p>Hello"))
  }

  @Test func `only the style sheet of such pages is allowed beside the page's own`() throws {
    let plain = try page([solution(html: nil)])
    let with = try page([solution(html: "<p>Hello</p>")])
    let hash = Base64.text(SHA256.hash(DrawingPage.styleSheet.utf8))
    #expect(!plain.contains(hash) && !plain.contains("<iframe"))
    #expect(
      with.replacingOccurrences(of: " 'sha256-\(hash)'", with: "").contains(policy(of: plain)))
  }

  private func policy(of html: String) -> String {
    String(
      html.components(separatedBy: "Content-Security-Policy\" content=\"")[1].prefix { $0 != "\"" })
  }

  @Test(
    arguments: HostileText.samples.filter { !$0.isEmpty } + [
      "\"><script>x</script>", "</iframe></foreignObject></svg><b>", "&quot;><b>", "' onload='x",
    ])
  func `whatever its HTML is, it adds no element to the page around it`(html: String) throws {
    #expect(try tags(page([solution(html: html)])) == Self.plainTags.get())
  }

  /// The tags around a page that is harmless.
  private static let plainTags = Result {
    let tests = PreviewPageWebTests()
    return tests.tags(try tests.page([tests.solution(html: "x")]))
  }

  /// The start tags of a page in order with how many attributes each has.
  private func tags(_ html: String) -> [String] {
    html.matches(of: /<([a-zA-Z!][^\s>]*)((?:[^>"]|"[^"]*")*)>/).map { match in
      let count = match.2.matches(of: /="[^"]*"/).count
      return "\(match.1) \(count)"
    }
  }

  @Test func `line ends of HTML are kept, where they matter to it`() throws {
    #expect(try page([solution(html: "<pre>a\nb</pre>")]).contains("&lt;pre&gt;a&#10;b&lt;"))
  }

  @Test func `a picture on all screens and bubbles of several variants is in the page once`() throws
  {
    let one = solution(html: nil, image: try png())
    let html = try page([one, one])
    #expect(html.components(separatedBy: "data:image/png;base64,").count == 2)
    #expect(html.components(separatedBy: "id=\"picture-1\"").count == 2)
    // Three views and three bubbles, twice.
    #expect(html.components(separatedBy: "xlink:href=\"#picture-1\"").count == 13)
    #expect(html.contains("<svg class=\"pictures\" width=\"0\" height=\"0\" aria-hidden=\"true\">"))
    #expect(!(try page([solution(html: nil)])).contains("class=\"pictures\""))
  }
}
