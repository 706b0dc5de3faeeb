import Foundation
import Testing

/// The program as the user's shell runs it.
@Suite(.enabled("guidectl is not built") { Shell.hasProgram("guidectl") })
struct ExecutableTests {
  private func run(
    _ script: String
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    let program = Shell.programs.appendingPathComponent("guidectl").path
    process.environment = ["G": program, "PATH": "/usr/bin:/bin"]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Both pipes are read to their ends before waiting: a full one would block the program.
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let notes = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text, notes)
  }

  @Test func `a scene goes in on standard input and frames come out`() throws {
    let result = try run(
      #"echo '{"version": 1, "variables": ["x"], "constraints": ["x == 3"]}' | "$G" solve -"#)
    #expect(result.status == 0)
    #expect(result.output.contains("\"variables\": [ { "))
    #expect(result.errors.isEmpty)
  }

  @Test func `a missing file ends with 66 and one plain line`() throws {
    let result = try run(#""$G" solve /nowhere/scene.json"#)
    #expect(result.status == 66)
    #expect(result.output.isEmpty)
    #expect(
      result.errors
        == "guidectl: error: cannot read '/nowhere/scene.json': no such file or directory\n")
  }

  @Test func `a batch answers each line before the next one comes`() throws {
    let result = try run(
      #"""
      dir=$(mktemp -d); mkfifo "$dir/in" "$dir/out"
      "$G" solve --batch - < "$dir/in" > "$dir/out" &
      exec 3> "$dir/in" 4< "$dir/out"
      for n in 1 2 3; do
        echo "{\"variables\":[\"x\"],\"constraints\":[\"x == $n\"]}" >&3
        read -r line <&4; echo "$line"
      done
      exec 3>&-; wait $!; echo "status $?"; rm -r "$dir"
      """#)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 4 && lines.last == "status 0")
    for (number, line) in lines.dropLast().enumerated() {
      #expect(line.contains("\"value\":\(number + 1)}"))
    }
  }

  @Test(arguments: ["INT", "TERM", "HUP"])
  func `an interrupt leaves no half-written file`(signal: String) throws {
    let result = try run(
      #"""
      dir=$(mktemp -d); mkfifo "$dir/in"; echo old > "$dir/results"
      env --default-signal "$G" solve --batch "$dir/in" -o "$dir/results" &
      exec 3> "$dir/in"; echo '{}' >&3
      left() { ls -A "$dir" | grep -c tmp; }
      n=0; while [ "$(left)" = 0 ] && [ $n -lt 500 ]; do sleep 0.02; n=$((n + 1)); done
      left
      kill -\#(signal) $!; wait $!; echo "killed $(($? > 128))"
      rm "$dir/in"; ls -A "$dir"; cat "$dir/results"; rm -r "$dir"
      """#)
    #expect(result.output == "1\nkilled 1\nresults\nold\n")
  }

  @Test func `a reader that leaves early does no harm`() throws {
    let result = try run(#"{ "$G" devices; echo "status $?" >&2; } | true"#)
    #expect(result.status == 0)
    #expect(["status 0\n", "status 74\n"].contains(result.errors))
  }
}
