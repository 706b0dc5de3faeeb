import GuideFormats
import Testing

@testable import guidectl

@Suite struct DiagnosticPrinterTests {
  /// Prints one diagnostic about the part of a text between `①` and `②`.
  private func print(
    _ marked: String, _ message: String = "m", notes: [Diagnostic] = [], help: String? = nil,
    isColored: Bool = false
  ) -> String {
    let parts = marked.split(separator: "①", omittingEmptySubsequences: false)
    let inner = parts.dropFirst().joined().split(separator: "②", omittingEmptySubsequences: false)
    let text = parts[0] + inner.joined()
    let start = parts[0].utf8.count
    let range = SourceRange(start: start, end: start + inner[0].utf8.count)
    let source = SceneSource(name: "a.json", bytes: Array(text.utf8))
    let diagnostic = Diagnostic(
      code: .conflict, message: message, range: range, notes: notes, help: help)
    return DiagnosticPrinter(source: source, isColored: isColored).text(for: [diagnostic])
  }

  @Test func `the place, the message, the line and the underline`() {
    #expect(
      print("{\n  ①\"widht\"②: 80\n}", "unknown key 'widht'", help: "did you mean 'width'?") == """
        a.json:2:3: error[conflict]: unknown key 'widht'
           2 |   "widht": 80
             |   ^~~~~~~
        help: did you mean 'width'?

        """)
  }

  @Test func `an empty place at the end of the file has a caret`() {
    #expect(
      print("{ \"a\": ①") == """
        a.json:1:8: error[conflict]: m
           1 | { "a": 
             |        ^

        """)
  }

  @Test func `tabs do not move the caret away`() {
    #expect(print("\t\t①x②").hasSuffix("   1 |     x\n     |     ^\n"))
  }

  @Test func `wide characters do not move the caret away`() {
    #expect(print("照片 ①保存②x").hasSuffix("   1 | 照片 保存x\n     |      ^~~~\n"))
    #expect(print("👩‍👩‍👧‍👦①x②").hasSuffix("     |   ^\n"))
  }

  @Test func `a place in a line of a megabyte is shown between ellipses`() {
    let words = String(repeating: "\"a\", ", count: 200_000)
    let text = print(words + "①\"here\"②, " + words)
    #expect(text.contains(" | …") && text.contains("\"here\"") && text.contains("…\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count < 120 })
    let marks = String(repeating: "\u{301}", count: 5_000)
    #expect(print(marks + "①x②" + marks).utf8.count < 5_000)
  }

  @Test func `of many messages with many notes only the first ones show theirs`() {
    let source = SceneSource(name: "a.json", bytes: Array("{}".utf8))
    let range = SourceRange(start: 0, end: 2)
    let notes = (0..<20).map { Diagnostic(.note, code: .conflict, message: "n\($0)", range: range) }
    let messages = (0..<12).map { index in
      Diagnostic(
        code: .conflict, message: "m\(index)", range: range, notes: index == 11 ? [] : notes)
    }
    let text = DiagnosticPrinter(source: source).text(for: messages)
    let parts = text.split(separator: "error[conflict]: ")
    #expect(parts[10].hasPrefix("m9\n") && parts[10].contains("note: n19\n"))
    #expect(parts[11].hasPrefix("m10\n") && !parts[11].contains("note: n"))
    #expect(parts[11].contains("a.json: note: 20 notes more are not shown\n"))
    #expect(parts[12].hasPrefix("m11\n") && !parts[12].contains("not shown"))
  }

  @Test func `a hundred thousand messages about one line are counted, errors shown first`() {
    let bytes = Array(String(repeating: "{} ", count: 100_000).utf8)
    let source = SceneSource(name: "a.json", bytes: bytes)
    let messages = (0..<100_000).map { index in
      Diagnostic(
        index == 99_999 ? .error : .warning, code: .conflict, message: "m\(index)",
        range: SourceRange(start: index * 3, end: index * 3 + 2))
    }
    let text = DiagnosticPrinter(source: source).text(for: messages)
    #expect(text.contains("warning[conflict]: m48\n") && !text.contains("m49\n"))
    #expect(text.contains("error[conflict]: m99999\n"))
    #expect(text.hasSuffix("a.json: note: 99950 more messages are not shown\n"))
  }

  @Test func `a name of a megabyte does not hide what is wrong`() {
    let name = String(repeating: "n", count: 1_000_000)
    let text = print("①x②", "unknown key '\(name)' in a view", help: "did you mean '\(name)'?")
    #expect(text.utf8.count < 2_000)
    #expect(text.contains("unknown key 'nnn") && text.contains("n' in a view\n"))
  }

  @Test func `columns count bytes`() {
    #expect(print("é①x②").hasPrefix("a.json:1:3: "))
  }

  @Test func `a place over several lines is underlined to the end of its first`() {
    #expect(print("a①bc\nde②f").hasSuffix("   1 | abc\n     |  ^~\n"))
  }

  @Test func `Windows line ends are not part of the line`() {
    #expect(print("a\r\nb①c②\r\n").hasSuffix("   2 | bc\n     |  ^\n"))
  }

  @Test func `long lines are cut around the place`() {
    let long = String(repeating: "x", count: 500)
    let lines = print(long + "①here②" + long).split(separator: "\n")
    #expect(lines[1].count == "   1 | ".count + SourceExcerpt.widest)
    #expect(lines[1].hasPrefix("   1 | …x"))
    #expect(lines[1].hasSuffix("x…"))
    let caret = lines[2].prefix { $0 != "^" }.count
    #expect(lines[1].dropFirst(caret).hasPrefix("here"))
    #expect(lines[2].hasSuffix("^~~~"))
  }

  @Test func `control characters of a scene do not reach the terminal`() {
    let text = print("\u{1B}[31m①a\u{202E}②", "bad '\u{1B}]0;x\u{7}'")
    #expect(!text.contains("\u{1B}"))
    #expect(!text.contains("\u{7}"))
    #expect(!text.contains("\u{202E}"))
  }

  @Test func `notes follow with their places`() {
    let note = Diagnostic(
      .note, code: .firstUse, message: "because of this", range: SourceRange(start: 0, end: 1))
    #expect(
      print("a\n①b②", notes: [note], help: "h") == """
        a.json:2:1: error[conflict]: m
           2 | b
             | ^
        a.json:1:1: note: because of this
           1 | a
             | ^
        help: h

        """)
  }

  @Test func `diagnostics are sorted by place and those without one come first`() {
    let source = SceneSource(name: "a", bytes: Array("xy".utf8))
    let text = DiagnosticPrinter(source: source).text(for: [
      Diagnostic(code: .conflict, message: "second", range: SourceRange(start: 1, end: 2)),
      Diagnostic(code: .conflict, message: "first", range: SourceRange(start: 0, end: 1)),
      Diagnostic(.warning, code: .unsettled, message: "whole"),
    ])
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("a") }
    #expect(
      heads == [
        "a: warning[unsettled]: whole", "a:1:1: error[conflict]: first",
        "a:1:2: error[conflict]: second",
      ])
  }

  @Test func `colours are written only when asked for`() {
    #expect(print("①a②", isColored: true).contains("\u{1B}[1;31merror[conflict]: \u{1B}[0m"))
    #expect(!print("①a②").contains("\u{1B}"))
  }

  @Test func `places outside the file do not crash`() {
    let source = SceneSource(name: "a", bytes: Array("xy".utf8))
    for range in [SourceRange(start: -5, end: 9), SourceRange(start: 7, end: 3)] {
      let text = DiagnosticPrinter(source: source).text(for: [
        Diagnostic(code: .conflict, message: "m", range: range)
      ])
      #expect(text.contains("^"))
    }
  }
}
