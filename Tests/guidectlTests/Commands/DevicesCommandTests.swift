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

extension DevicesCommandTests {
  @Test func `devices are listed as JSON, as many as in the table`() throws {
    let (status, console) = runInMemory("devices", "--format", "json")
    #expect(status == .done)
    let devices = try #require(try jsonObject(console.output)["devices"] as? [[String: Any]])
    let rows = runInMemory("devices").console.output.split(separator: "\n").dropFirst()
    #expect(devices.count == rows.count)
    let phone = try #require(devices.first { $0["name"] as? String == "iPhone 15" })
    #expect(phone["size"] as? [Double] == [393, 852] && phone["scale"] as? Double == 3)
    let safeArea = try #require(phone["safeArea"] as? [String: [Double]])
    #expect(safeArea["portrait"] == [59, 0, 34, 0])
  }
}
