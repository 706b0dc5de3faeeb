#if COUNTED_WORK
  import Foundation
  import Testing

  /// The recorded work of workloads: `counted-work.md` beside this file.
  struct WorkTable {
    /// By how much numbers may differ that are no decisions.
    static let tolerance = 0.05

    private var rows: [String: [Int]] = [:]

    private static var file: URL {
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("counted-work.md")
    }

    /// Reads the table; empty when there is none.
    init() {
      let text = (try? String(contentsOf: Self.file, encoding: .utf8)) ?? ""
      for line in text.split(separator: "\n") where line.hasPrefix("| ") {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        let counts = cells.dropFirst().compactMap { Int($0) }
        if counts.count == WorkloadWork.columns.count { rows[cells[0]] = counts }
      }
    }

    /// Expects the work that was recorded.
    func expect(_ work: WorkloadWork, _ name: String) {
      guard let recorded = rows[name] else {
        Issue.record("\(name): not in the table; record it with GUIDEBUBBLES_GOLDEN=record")
        return
      }
      for (index, column) in WorkloadWork.columns.enumerated() {
        let (now, then) = (work.counts[index], recorded[index])
        let slack =
          index < WorkloadWork.exactCount ? 0 : Int(Self.tolerance * Double(then))
        let share = String(format: "%+.1f %%", 100 * Double(now - then) / Double(max(1, then)))
        #expect(
          abs(now - then) <= slack,
          "\(name): \(now) \(column), \(then) in the table (\(share)); if that is meant, record it anew"
        )
      }
    }

    /// Writes a table.
    static func record(_ rows: [(name: String, work: WorkloadWork)]) throws {
      let head = ["workload"] + WorkloadWork.columns
      var lines = [
        "# Counted work", "",
        "What `Scripts/count-work.sh` holds workloads to: decisions exactly, the last three columns within "
          + "\(Int(tolerance * 100)) %. Recorded with",
        "`GUIDEBUBBLES_GOLDEN=record Scripts/count-work.sh`. *Steps* are stretches of code that ran, *entries* "
          + "those of factors that were met.", "",
        "| " + head.joined(separator: " | ") + " |",
        "|---|" + String(repeating: "---:|", count: WorkloadWork.columns.count),
      ]
      for row in rows {
        lines.append(
          "| \(row.name) | " + row.work.counts.map { "\($0)" }.joined(separator: " | ") + " |")
      }
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    }
  }
#endif
