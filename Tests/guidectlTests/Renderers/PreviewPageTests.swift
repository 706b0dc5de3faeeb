import Foundation
import GuideScenes
import SceneTestSupport
import TestSupport
import Testing

@testable import guidectl

@Suite struct PreviewPageTests {
  private func page(
    _ solutions: [SceneSolution] = [ThreeButtons.solution()], title: String = "Three buttons"
  ) throws -> PreviewPage {
    let variants = try solutions.map { solution in
      PreviewVariant(solution: solution, builder: try #require(DrawingBuilder(solution)))
    }
    return PreviewPage(title: title, variants: variants)
  }

  @Test func `all steps are in the page, the first one shown`() throws {
    let html = try page().html
    #expect(html.components(separatedBy: "<g class=\"step").count == 4)
    #expect(html.components(separatedBy: "<g class=\"step current\" data-step=\"1\"").count == 2)
    #expect(!html.contains("<select"))
  }

  @Test func `several languages make a switch that names them`() throws {
    let html = try page([
      ThreeButtons.solution(), ThreeButtons.solution(locale: "zh-Hans"),
      ThreeButtons.solution(locale: "tlh"),
    ]).html
    #expect(
      html.contains("<option>English</option><option>简体中文</option><option>tlh</option>"))
    #expect(html.components(separatedBy: "<div class=\"device\" hidden>").count == 3)
  }

  @Test func `the page asks for nothing from elsewhere`() throws {
    let html = try page().html.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    for sign in ["http:", "https:", "src=", "href=", "@import", "url(h", "fetch("] {
      #expect(!html.contains(sign), "\(sign)")
    }
    #expect(html.contains("content=\"default-src 'none'; script-src 'sha256-"))
  }

  @Test func `nothing in the style or the script could end its element`() {
    #expect(!PreviewFile.styleSheet.contains("</"))
    #expect(!PreviewFile.script.contains("</"))
    #expect(!PreviewFile.script.contains("<!--"))
  }

  @Test(arguments: HostileText.samples.filter { !$0.isEmpty })
  func `a hostile text adds no element and no attribute`(text: String) throws {
    let hostile = tags(try page([solution(text)], title: text).html)
    let plain = try Self.plainTags.get()
    #expect(hostile.map(\.name) == plain.map(\.name))
    #expect(hostile.map(\.attributeCount) == plain.map(\.attributeCount))
  }

  /// The tags of a page whose texts are harmless.
  private static let plainTags = Result {
    let tests = PreviewPageTests()
    return tests.tags(try tests.page([tests.solution("x")], title: "x").html)
  }

  @Test func `the script reads back every text`() throws {
    for text in HostileText.samples where !text.isEmpty {
      let html = try page([solution(text)]).html
      let start = try #require(html.range(of: "<script id=\"tour\" type=\"application/json\">"))
      let rest = html[start.upperBound...]
      let json = rest[..<(try #require(rest.range(of: "</script>")).lowerBound)]
      let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
      let variants = (value as? [String: Any])?["variants"] as? [[String: Any]]
      let steps = variants?.first?["steps"] as? [[String: Any]]
      #expect(steps?.first?["text"] as? String == text)
    }
  }

  @Test func `lines are joined again as they were broken`() {
    let solution = ThreeButtons.solution()
    #expect(
      solution.steps[1].bubble.text.joinedText
        == "Sends the picture to a friend, in full size, with the place where it was taken")
  }

  /// One step whose texts and names are all the same.
  private func solution(_ text: String) -> SceneSolution {
    var solution = ThreeButtons.solution(locale: SceneLocale(text))
    var step = solution.steps[0]
    step.id = text
    step.advance = .button(text)
    step.style.font.family = text
    step.bubble.text.lines[0].text = text
    step.bubble.text.lines[0].range = 0..<text.utf8.count
    solution.steps = [step]
    for index in solution.views.indices {
      solution.views[index].id = text
      if let line = solution.views[index].text?.lines.indices.first {
        solution.views[index].text?.lines[line].text = text
      }
    }
    return solution
  }

  /// The start tags of a page in order, read as HTML does where quotation marks are balanced.
  ///
  /// Whether letters are set apart depends on their script; numbers alone are passed over.
  private func tags(_ html: String) -> [(name: String, attributeCount: Int)] {
    let plain = html.replacing(/\sletter-spacing="[-.0-9]+"/, with: "")
    return plain.matches(of: /<([a-zA-Z!][^\s>]*)((?:[^>"]|"[^"]*")*)>/).map { match in
      (String(match.1), match.2.matches(of: /="[^"]*"/).count)
    }
  }
}
