import ExactJudge
import SolverLives

/// Reads any bytes as decisions on the life of a solver.
///
/// They decide what is added, changed, suggested and removed, alone and in transactions. Its answer is that of a fresh solver and the optimum by exact arithmetic,
/// its conflicts are minimal, and calls that throw change nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let judge = Judge()
  let life = Life(bytes: bytes, judge: judge)
  guard life.verdict.grade == .wrong else { return 0 }
  let log = Life(bytes: bytes, judge: judge, keepsLog: true).log
  let findings = life.verdict.findings.filter { $0.grade == .wrong }
  let words = log + findings.map { "\($0.kind): \($0.details)" }
  demand(false, or: words.joined(separator: "\n"))
  return 0
}
