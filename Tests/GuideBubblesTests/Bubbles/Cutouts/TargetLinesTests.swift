import Constraints
import Foundation
import TestSupport
import Testing

@testable import GuideBubbles

@Suite struct TargetLinesTests {
  private struct Row: Decodable {
    let id: String
    let kind: String?
    let input: [PlacementCorpusRow.Rect]?
  }

  private struct Answer: Decodable {
    let expect: [PlacementCorpusRow.Rect]
  }

  @Test(.enabled(if: PlacementCorpusRow.isThere, "the corpus placement is not there"))
  func `fragments form the lines that the corpus says`() throws {
    let lines = try PlacementCorpusRow.files.flatMap {
      try Corpora.text($0).split(separator: "\n")
    }
    var (count, failing) = (0, [String]())
    for line in lines where line.contains("rects-by-line") {
      let data = Data(line.utf8)
      let row = try JSONDecoder().decode(Row.self, from: data)
      let wanted = try JSONDecoder().decode(Answer.self, from: data).expect.map(\.layout)
      count += 1
      if row.input?.map(\.layout).joinedIntoLines() != wanted { failing.append(row.id) }
    }
    print("corpus placement: \(count - failing.count) of \(count) fragments by line")
    #expect(failing.isEmpty)
  }

  @Test func `the order of the fragments does not matter to the lines`() {
    let fragments = [
      LayoutRect(x: 50, y: 20, width: 10, height: 10),
      LayoutRect(x: 0, y: 0, width: 30, height: 12),
      LayoutRect(x: 30, y: 2, width: 5, height: 8), LayoutRect(x: 0, y: 21, width: 9, height: 10),
    ]
    let lines = fragments.joinedIntoLines()
    #expect(lines == Array(fragments.reversed()).joinedIntoLines())
    #expect(lines.count == 2)
    #expect([LayoutRect]().joinedIntoLines().isEmpty)
  }
}
