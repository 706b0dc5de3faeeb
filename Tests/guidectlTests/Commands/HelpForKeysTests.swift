import GuideScenes
import Testing

@testable import guidectl

@Suite struct HelpForKeysTests {
  @Test func `help lists what has keys, each with their names`() {
    let (status, console) = runInMemory("help", "keys")
    #expect(status == .done)
    for table in KeyTable.all {
      #expect(console.output.contains("  \(table.word) "), "\(table.word)")
      for entry in table.keys { #expect(console.output.contains(entry.key), "\(entry.key)") }
    }
  }

  @Test(arguments: KeyTable.all.map(\.word))
  func `the keys of each are told with values, default and meaning`(word: String) throws {
    let table = try #require(KeyTable.all.first { $0.word == word })
    let (status, console) = runInMemory("help", "keys", word)
    #expect(status == .done)
    #expect(console.output.hasPrefix(table.heading + "\n\n"))
    #expect(!console.output.contains("`"))
    let words = console.output.split { " \n".contains($0) }.joined(separator: " ")
    for entry in table.keys {
      let meaning = entry.meaning.filter { $0 != "`" }.split(separator: " ").joined(separator: " ")
      #expect(words.contains(meaning), "\(entry.key)")
    }
    #expect(console.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `the keys of a tail`() {
    #expect(
      runInMemory("help", "keys", "tail").console.output == """
        A tail

          edge  top, leading, bottom, trailing
                required
                the edge that it sticks out of, as from left to right
          at    a number
                required
                from the edge's top or leading end

        """)
  }

  @Test func `a name without keys is met with the nearest one that has some`() {
    let (status, console) = runInMemory("help", "keys", "stpe")
    #expect(status == .usage)
    #expect(
      console.errors.hasPrefix(
        "guidectl: error: there are no keys of 'stpe'; 'guidectl help keys' lists what has some\n"
          + "help: did you mean 'step'?\n"))
    #expect(runInMemory("help", "solve", "keys").status == .usage)
  }
}
