import Constraints
import Foundation
import Testing
import TestSupport

/// The recorded sequences of changes with the optimum that a rational simplex found after each.
@Suite struct SolverCorpusTests {
  static let files = Corpora.files(in: "solver", suffix: ".ndjson")

  @Test(.enabled(if: !files.isEmpty, "the corpus `solver` is not there"))
  func `every sequence reaches the exact optimum after every step`() throws {
    var total = 0
    var right = 0
    for file in Self.files {
      for line in Campaign.sample(try Corpora.text(file).split(separator: "\n")) {
        let sequence = try JSONDecoder().decode(RecordedSequence.self, from: Data(line.utf8))
        total += 1
        do {
          try Replay(sequence).run()
          right += 1
        } catch {
          Issue.record("\(sequence.id): \(error)")
        }
      }
    }
    print("corpus solver: \(right) of \(total)")
    #expect(right == total)
    #expect(total > 0)
  }
}

/// A row of the corpus.
struct RecordedSequence: Decodable {
  struct Step: Decodable {
    var ops: [Operation]
    var expect: Expectation
  }

  struct Operation: Decodable {
    var add: Int?
    var terms: [[Double]]?
    var relation: String?
    var constant: Double?
    var priority: Double?
    var remove: Int?
    var edit: Int?
  }

  struct Expectation: Decodable {
    var feasible: Bool
    var levels: [[Double]]?
  }

  var id: String
  var variables: Int
  var steps: [Step]
}

/// What a sequence got wrong.
struct ReplayFailure: Error, CustomStringConvertible {
  var description: String
}
