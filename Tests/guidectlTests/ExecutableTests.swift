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

  @Test func `a baseline is written over and pruned in its place, and a scene never`() throws {
    let result = try run(
      #"""
      dir=$(mktemp -d); cd "$dir"; "$G" init a.json
      sed -i 's/#1f4fbf/#ffff00/' a.json
      "$G" check a.json --write-baseline b.json --reason "the brand's yellow" >/dev/null; echo "$?"
      "$G" check a.json --write-baseline b.json --reason again >/dev/null; echo "$?"
      "$G" check a.json --baseline b.json >/dev/null; echo "$?"
      sed -i 's/#ffff00/#1f4fbf/' a.json
      "$G" check a.json --baseline b.json >/dev/null 2>&1; echo "$?"
      "$G" check a.json --baseline b.json --prune-baseline; echo "$?"
      grep -c yellow b.json
      "$G" check a.json --report json=./a.json >/dev/null 2>&1; echo "$?"
      rm -r "$dir"
      """#)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(Array(lines[..<4]) == ["0", "0", "0", "1"], "\(result.errors)")
    #expect(lines.dropFirst(5).elementsEqual(["0", "0", "73"]), "\(lines)")
    // A scene that `init` wrote is clean.
    #expect(lines[4].hasPrefix("a.json: nothing found;"), "\(lines)")
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

  @Test(arguments: ["INT", "TERM", "HUP", "QUIT"])
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

  @Test func `an interrupt takes the folder back that was made for pictures`() throws {
    // Written one after the other, 300 pictures take longer than it takes to see the folder.
    let steps = (0..<300).map { #"{"target": "a", "text": "Step \#($0)"}"# }.joined(separator: ",")
    let scene = """
      {"version": 1, "screen": "iPhone 15", "views": [{"id": "a", "text": "A"}],
        "constraints": ["a.leading == 20", "a.top == 80"], "guide": {"steps": [\(steps)]}}
      """
    let result = try run(
      """
      dir=$(mktemp -d); cat > "$dir/scene.json" <<'END'
      \(scene)
      END
      env --default-signal "$G" render "$dir/scene.json" -o "$dir/deep/out" &
      n=0; while [ ! -d "$dir/deep/out" ] && [ $n -lt 5000000 ]; do n=$((n + 1)); done
      kill -TERM $!; wait $!; status=$?
      if [ $status = 143 ]; then ls -A "$dir"; else ls -A "$dir/deep/out" | wc -l; fi
      rm -r "$dir"
      """)
    #expect(["scene.json\n", "300\n"].contains(result.output))
  }

  @Test func `a saved scene is solved again until an interrupt ends it`() throws {
    let result = try run(
      #"""
      dir=$(mktemp -d); s="$dir/s.json"
      scene() { echo "{\"variables\": [\"x\"], \"constraints\": [\"x == $1\"]}"; }
      scene 1 > "$s"
      env --default-signal "$G" solve "$s" --watch > "$dir/out" 2> "$dir/err" &
      wait_for() {
        n=0; while ! grep -q "$1" "$dir/out" && [ $n -lt 200 ]; do sleep 0.05; n=$((n + 1)); done
      }
      wait_for '"value": 1 '
      scene 22 > "$dir/new"; mv "$dir/new" "$s"
      wait_for '"value": 22 '
      kill -INT $!; wait $!; echo "status $?"
      grep -c value "$dir/out"; sed "s:$dir/::" "$dir/err"; rm -r "$dir"
      """#)
    let line = "guidectl: 'solve' ran, status 0; waits for a change of 's.json'\n"
    #expect(result.output == "status 130\n2\n" + line + line)
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")),
    arguments: ["TERM", "INT", "HUP", "QUIT"])
  func `play gives the terminal back when a signal ends it`(signal: String) throws {
    let result = try run(
      #"""
      dir=$(mktemp -d); cat > "$dir/s.json" <<'END'
      {"version": 1, "screen": "iPhone 15", "views": [{"id": "a", "text": "A"}],
        "constraints": ["a.leading == 20", "a.top == 80"],
        "guide": {"steps": [{"target": "a", "text": "Says it"}]}}
      END
      cat > "$dir/run" <<'END'
      stty -a > "$1/before"
      (n=0; while ! grep -q 'Says it' "$1/log" && [ $n -lt 200 ]; do sleep 0.05; n=$((n + 1)); done
        kill -\#(signal) $(cat "$1/pid")) &
      TERM=xterm-256color sh -c \
        'echo $$ > "$0/pid"; exec env --default-signal "$G" play "$0/s.json"' "$1"
      echo "status $?"
      stty -a > "$1/after"; cmp "$1/before" "$1/after" && echo same
      END
      export G; script -qfc "stty rows 40 cols 100; sh $dir/run $dir" "$dir/log" > /dev/null 2>&1
      tr -d '\r' < "$dir/log" | grep -a -o -e 'status [0-9]*$' -e '^same'
      grep -a -c '1049l' "$dir/log"; rm -r "$dir"
      """#)
    let numbers = ["HUP": 129, "INT": 130, "QUIT": 131, "TERM": 143]
    #expect(result.output == "status \(numbers[signal] ?? 0)\nsame\n1\n")
  }

  @Test func `a reader that leaves early does no harm`() throws {
    let result = try run(#"{ "$G" devices; echo "status $?" >&2; } | true"#)
    #expect(result.status == 0)
    #expect(["status 0\n", "status 74\n"].contains(result.errors))
  }
}
