import TestSupport
import Testing

@testable import GuideText

@Suite struct WebTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("", ""),
    ("  a \n\t b  ", "a b"),
    ("a<b>b</b> <i>c</i>", "ab c"),
    ("<p>one</p><p>two</p>", "one\n\ntwo"),
    ("<p>one<p>two", "one\n\ntwo"),
    ("<h1>Head</h1>text", "Head\n\ntext"),
    ("<div>one</div><div>two</div>", "one\ntwo"),
    ("<div><div><div>one</div></div></div>two", "one\ntwo"),
    ("a<br>b<br/>c", "a\nb\nc"),
    ("a<br><br>b", "a\n\nb"),
    ("<p>a<br></p><p>b</p>", "a\n\nb"),
    ("<P CLASS='x'>A</P>b", "A\n\nb"),
    ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b\nc"),
    ("<pre>a\n  b</pre>c", "a\n  b\nc"),
    ("<span>a</span>\n<span>b</span>", "a b"),
  ])
  func `tags are dropped and blocks begin lines`(html: String, text: String) {
    #expect(WebText.text(of: html) == text)
  }

  @Test(arguments: [
    ("<ul><li>a</li><li>b</li></ul>", "• a\n• b"),
    ("<ul><li>a<li>b", "• a\n• b"),
    ("<ol><li>a<li>b</ol>c", "1. a\n2. b\n\nc"),
    ("x<ol><li>a<ul><li>b</ul><li>c</ol>", "x\n\n1. a\n• b\n2. c"),
    ("<li>a<li>b", "• a\n• b"),
    ("<ul><li><p>a</p><p>b</p></li></ul>", "• a\n\nb"),
    ("<ol><li></li><li>b</ol>", "1. \n2. b"),
    ("<ul><li>\n  a\n</li>\n</ul>\nz", "• a\n\nz"),
    ("<ol><ul></ol><li>a", "• a"),
    ("</ol></ul></li>a", "a"),
  ])
  func `lists have marks, closed or not`(html: String, text: String) {
    #expect(WebText.text(of: html) == text)
  }

  @Test(arguments: [
    ("a <b>b c</b> d", ["b c"]), ("<strong>a</strong>b", ["a"]), ("<b>a<p>b</b>c", ["a\n\nb"]),
    ("<h2>Head</h2>text", ["Head"]), ("<h1>a<h2>b</h2>c", ["a\n\nb"]), ("a<b> </b>b", []),
    ("<table><tr><th>a<td>b<th>c</table>d", ["a", "c"]), ("</b>a<b>b", ["b"]),
    ("<b>a<strong>b</strong>c</b>d", ["abc"]), ("<b>a &amp; b</b>", ["a & b"]), ("<br>a", []),
    ("<ul><li><b>a</b><li>b", ["a"]), ("<b><ul><li>a", ["a"]), ("a<b>b<script>c</script>", ["b"]),
  ])
  func `what is bold is known`(html: String, bold: [String]) {
    let page = WebText.page(of: html)
    let bytes = Array(page.text.utf8)
    #expect(page.bold.map { String(decoding: bytes[$0], as: UTF8.self) } == bold)
  }

  @Test(arguments: [
    ("", []), ("a<br>b", ["0: a", "0: b"]), ("<p>a<p>b", ["0: a", "0: b"]),
    ("<ul><li>a<li>b</ul>c", ["1: • |a", "1: • |b", "0: c"]), ("<li>a", ["1: • |a"]),
    ("x<ol><li>a<ul><li>b<br>c</ul>d</ol>", ["0: x", "1: 1. |a", "2: • |b", "2: c", "1: d"]),
    ("<ul>a<li></li><li>b", ["1: a", "1: • |", "1: • |b"]),
  ])
  func `it is known where lines begin, in how many lists and behind which marks`(
    html: String, lines: [String]
  ) {
    let page = WebText.page(of: html)
    let bytes = Array(page.text.utf8)
    let ends = page.lines.dropFirst().map(\.start) + [bytes.count]
    let found = zip(page.lines, ends).map { line, end in
      let mark = String(decoding: bytes[line.start..<line.start + line.markLength], as: UTF8.self)
      let text = bytes[(line.start + line.markLength)..<end].filter { $0 != 10 }
      return
        "\(line.depth): \(mark.isEmpty ? "" : mark + "|")\(String(decoding: text, as: UTF8.self))"
    }
    #expect(found == lines)
  }

  @Test(arguments: [
    ("a<!-- b -->c", "ac"), ("a<!-- b > -- c --->d", "ad"), ("a<!-->b", "ab"), ("a<!--->b", "ab"),
    ("a<!-- b", "a"), ("<!DOCTYPE html>a", "a"), ("<?xml version='1'?>a", "a"), ("a</>b", "ab"),
    ("a<script>if (x < 1) '<p>'</script>b", "ab"), ("a<SCRIPT>b</ScRiPt >c", "ac"),
    ("a<script>b", "a"), ("a<style>p { }</style>b", "ab"), ("<title>t</title>a", "a"),
    ("<script></scriptx></script>a", "a"),
    ("<html><head><meta charset=utf-8><title>t</title> x </head><body>a</body></html>", "a"),
    ("<head><link rel=x><p>a", "a"), ("<a title='>'>b</a>", "b"), ("<a title=\"x", ""),
    ("<a title=it's>b</a>", "b"), ("a < b", "a < b"), ("a<1", "a<1"), ("<", "<"), ("a<", "a<"),
    ("<b", ""), ("a\u{0}b", "ab"), ("</", ""), ("<!", ""), ("<!-", ""), ("<!--", ""), ("<!---", ""),
  ])
  func `what shows nothing is dropped, and what is no tag stays`(html: String, text: String) {
    #expect(WebText.text(of: html) == text)
  }

  @Test(arguments: [
    ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("a&nbsp;b", "a\u{A0}b"), ("&copy;&hellip;", "©…"),
    ("&mdash;&ndash;&bull;", "—–•"), ("&laquo;&raquo;", "«»"), ("&euro;&trade;", "€™"),
    ("&eacute;&yuml;&nbsp;", "éÿ\u{A0}"), ("&#65;&#x42;&#X43;", "ABC"), ("&#65", "A"),
    ("&amp", "&"), ("&ampx", "&x"), ("AT&T", "AT&T"), ("&copy2026", "©2026"),
    ("&hellip", "&hellip"),
    ("&unknown;", "&unknown;"), ("&", "&"), ("&;", "&;"), ("&#;", "&#;"), ("&#x;", "&#x;"),
    ("&#0;", "\u{FFFD}"), ("&#xD800;", "\u{FFFD}"), ("&#x110000;", "\u{FFFD}"),
    ("&#99999999999999999999;", "\u{FFFD}"), ("&#150;", "–"), ("&lt;p&gt;", "<p>"),
    ("a&#32;&#10;b", "a b"), ("&#128512;", "😀"), ("&Eacute;", "É"),
  ])
  func `character references are read as browsers read them`(html: String, text: String) {
    #expect(WebText.text(of: html) == text)
  }

  /// A page that is too long to be printed.
  struct Page: CustomTestStringConvertible, Sendable {
    let name: String
    let html: String
    var testDescription: String { name }
  }

  /// Pages with much of something.
  static func hostile(_ many: Int) -> [Page] {
    func times(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    return [
      ("less-than", times("<", 50 * many)), ("nested", times("<div>", many)),
      ("lists", times("<ol>", many) + times("</ul>", many) + times("</ol>", many)),
      ("items", times("<ol><li>", many / 2)), ("ampersands", times("&", 4 * many)),
      ("entities", times("&amp", many)), ("digits", "&#" + times("9", 4 * many)),
      ("comments", times("<!--", many)), ("dashes", "<!--" + times("-", 4 * many)),
      ("quotes", times("<a b='", many)), ("scripts", times("<script>", many / 2)),
      ("ends", "<script>" + times("</script", many / 2)), ("name", "<" + times("a", 4 * many)),
      ("NUL", times("\u{0}", 4 * many)), ("breaks", times("<br>", many)),
      ("end tags", times("</p>", many)), ("references", times("&hellip;", many / 2)),
    ].map { Page(name: $0.0, html: $0.1) }
  }

  @Test(arguments: hostile(Campaign.whole(20_000, brief: 1000)))
  func `much of anything ends and grows by a little at most`(page: Page) {
    let text = WebText.text(of: page.html)
    #expect(text.utf8.count <= 2 * page.html.utf8.count)
  }

  @Test func `whatever stands in it, the text has no empty lines at its ends and no NUL`() {
    let parts = [
      "<", ">", "&", "#", "x", ";", "!", "-", "--", "/", "p", "li", "ol", "'", "\"", "=", " ", "a",
      "<p>", "</p>", "<ol>", "<!--", "-->", "<script>", "</script>", "&amp;", "\u{0}", "é", "\n",
    ]
    forAll(
      seeds: 0..<500,
      generate: { random in
        (0..<Int(random.next() % 40)).map { _ in parts[Int(random.next() % UInt64(parts.count))] }
      },
      holds: { html in
        let text = WebText.text(of: html.joined())
        return !text.contains("\u{0}") && !text.hasPrefix("\n") && !text.hasSuffix("\n")
      })
  }
}
