import TestSupport
import Testing

@testable import GuideChecks
@testable import guidectl

@Suite struct BaselineOptionsTests {
  private static let syntax = CommandSyntax(
    name: "check", summary: "", operands: ["SCENE"], options: BaselineOptions.all)

  private func apply(
    _ words: String..., to report: CheckReport = SampleReport.all,
    on console: inout MemoryConsole
  ) throws -> BaselineOptions.Outcome {
    let arguments = try ArgumentParser.parse((["tour.json"] + words)[...], as: Self.syntax)
    return try BaselineOptions.apply(arguments, to: report, console: &console)
  }

  private func refusal(_ words: String..., of report: CheckReport = SampleReport.all) -> String {
    var console = MemoryConsole(files: ["known.json": "{}", "notes.json": "[1]"])
    do {
      let arguments = try ArgumentParser.parse((["tour.json"] + words)[...], as: Self.syntax)
      _ = try BaselineOptions.apply(arguments, to: report, console: &console)
    } catch let failure as CommandFailure {
      return failure.text(isColored: false)
    } catch {
      return "\(error)"
    }
    return ""
  }

  @Test func `without options a report stays as it is`() throws {
    var console = MemoryConsole()
    let outcome = try apply(on: &console)
    #expect(outcome.report == SampleReport.all && !outcome.passes && outcome.files.isEmpty)
  }

  @Test func `a baseline that is written makes the check pass, and again`() throws {
    var console = MemoryConsole()
    var report = SampleReport.all
    report.suppressed = []
    let first = try apply(
      "--write-baseline", "known.json", "--reason", "for now", to: report, on: &console)
    #expect(first.passes && first.report.count(.error) == 0 && first.report.suppressed.count == 7)
    #expect(console.files.isEmpty)
    console.files["known.json"] = first.files.first?.bytes
    try expectGolden(console.text(of: "known.json"), "baseline/all.json")
    let second = try apply("--baseline", "known.json", to: report, on: &console)
    #expect(second.passes && second.files.isEmpty && second.report == first.report)
    let third = try apply(
      "--write-baseline", "known.json", "--reason", "other", to: report, on: &console)
    #expect(third.files == first.files)
  }

  @Test func `what happens no more fails until it is pruned`() throws {
    var console = MemoryConsole()
    var report = SampleReport.all
    report.suppressed = []
    let written = try apply(
      "--write-baseline", "known.json", "--reason", "for now", to: report, on: &console)
    console.files["known.json"] = written.files.first?.bytes
    report.findings.removeFirst()
    let stale = try apply("--baseline", "known.json", to: report, on: &console)
    #expect(!stale.passes && stale.report.passes)
    #expect(
      console.errors.hasPrefix(
        "known.json:5:5: error[unpruned]: clear-of-target of step 'keep' is held in 8 combinations, "
          + "and it happens in none\n"))
    #expect(console.errors.contains("help: take it out with '--prune-baseline'\n"))
    let pruned = try apply("--baseline", "known.json", "--prune-baseline", to: report, on: &console)
    #expect(pruned.passes && pruned.files.map(\.path) == ["known.json"])
    console.files["known.json"] = pruned.files.first?.bytes
    let clean = try apply("--baseline", "known.json", "--prune-baseline", to: report, on: &console)
    #expect(clean.passes && clean.files.isEmpty)
  }

  @Test func `options that do not go together are refused`() {
    #expect(refusal("--prune-baseline").contains("'--prune-baseline' needs '--baseline'"))
    #expect(refusal("--write-baseline", "a.json").contains("needs '--reason'"))
    #expect(refusal("--write-baseline", "a.json", "--reason", " ").contains("needs '--reason'"))
    #expect(refusal("--reason", "x").contains("'--reason' is for '--write-baseline'"))
    #expect(
      refusal(
        "--baseline", "a", "--prune-baseline", "--write-baseline", "a", "--reason", "x"
      ).contains("exclude each other"))
    #expect(
      refusal("--write-baseline", "tour.json", "--reason", "x").contains("is the scene itself"))
    var shard = SampleReport.all
    shard.covered = CombinationSet(0..<6)
    #expect(
      refusal("--write-baseline", "a.json", "--reason", "x", of: shard).contains(
        "of all 12 combinations, not of 6: merge the shards first"))
  }

  @Test func `a file that is no baseline is refused with its place, also before it is lost`() {
    #expect(refusal("--baseline", "none.json").contains("cannot read 'none.json'"))
    #expect(refusal("--baseline", "known.json").hasPrefix("known.json:1:1: error[missing-key]"))
    #expect(
      refusal("--write-baseline", "notes.json", "--reason", "x").hasPrefix(
        "notes.json:1:1: error[wrong-type]"))
  }
}
