import Testing

@testable import guidectl

/// What the scripts say; whether shells understand them, Tests/Completions tries.
@Suite struct CompletionsCommandTests {
  @Test(arguments: CompletionScript.allCases)
  func `a script knows every command, option and word`(shell: CompletionScript) {
    let (status, console) = runInMemory("completions", shell.rawValue)
    #expect(status == .done && console.errors.isEmpty)
    for syntax in Command.allCases.map(\.syntax) {
      #expect(console.output.contains(syntax.name))
      for option in syntax.options {
        let spelling = shell == .fish ? " -l \(option.name) " : option.spelling
        #expect(console.output.contains(spelling), "\(syntax.name) \(option.name)")
        for word in option.words { #expect(console.output.contains("'\(word)'"), "\(word)") }
      }
      for word in syntax.operandWords.joined() {
        #expect(console.output.contains("'\(word)'"), "\(word)")
      }
    }
  }

  @Test func `a quotation mark in a word ends no word`() {
    #expect(CompletionScript.quoted("the reader's") == "'the reader'\\''s'")
  }

  @Test func `another shell is met with those that are known`() {
    let (status, console) = runInMemory("completions", "ksh")
    #expect(status == .usage)
    #expect(console.errors.contains("there are no completions for 'ksh'; known: bash, zsh, fish"))
  }
}
