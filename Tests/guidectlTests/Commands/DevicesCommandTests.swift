import Testing

@testable import guidectl

@Suite struct DevicesCommandTests {
  @Test func `devices are listed in columns`() {
    let (status, console) = runInMemory("devices")
    #expect(status == .done)
    let lines = console.output.split(separator: "\n")
    #expect(lines.contains { $0.contains("iPhone 15 ") && $0.contains("393x852") })
  }
}
