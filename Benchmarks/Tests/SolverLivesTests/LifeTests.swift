import ExactJudge
import Foundation
import SolverLives
import Testing

/// Lives of solvers: what was found once, and that they can be told again.
@Suite struct LifeTests {
  /// What fuzzing and campaigns found, one life a file.
  private static let findings: [URL] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fuzzing/Findings/solver").standardizedFileURL
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "life" }.sorted { $0.path < $1.path }
  }()

  @Test func `there are findings`() { #expect(!Self.findings.isEmpty) }

  @Test(arguments: findings) func `what was found is answered rightly`(file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    let verdict = Life(bytes: bytes, judge: Judge()).verdict
    #expect(verdict.grade < .wrong, "\(verdict.findings)")
  }

  @Test(arguments: NumberClass.allCases) func `a seed is the same life every time`(
    numbers: NumberClass
  ) {
    for seed in UInt64(0)..<20 {
      let lives = (0..<2).map { _ in
        Life(numbers, Decisions(seed: seed), judge: Judge(), keepsLog: true).log
      }
      #expect(lives[0] == lives[1])
      #expect(!lives[0].isEmpty)
    }
  }

  @Test func `any bytes are a life`() {
    for bytes: [UInt8] in [[], [0], [255], Array(repeating: 255, count: 600)] {
      #expect(!Life(bytes: bytes, judge: Judge(), keepsLog: true).log.isEmpty)
    }
  }
}
