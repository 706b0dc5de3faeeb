internal import GuideScenes

/// Solves scenes, one a line, on all cores; results keep the order of the lines.
///
/// Each thread takes the next line, solves it and hands the result in; whoever hands in the result
/// that is next writes it and those behind it. A line is read only when a thread is free for it, so
/// that a slow writer may wait for each result, and never more than a window of results waits for
/// one that takes longer.
struct Batch<World: Console>: Sendable {
  private let input: Monitor<BatchInput<World>>
  private let output: Monitor<BatchOutput<World>>
  private let console: World
  private let folder: String
  private let overrides: SceneOverrides
  private let step: String?

  /// Prepares a batch.
  ///
  /// - Parameters:
  ///   - source: Where the lines come from.
  ///   - destination: Where the results go.
  ///   - console: The world that has both; each side gets a copy.
  ///   - folder: Where the files are that scenes name.
  ///   - overrides: What stands in for the scenes' own values.
  ///   - step: The step of each scene to write; all when there is none.
  ///   - patience: How long to run before telling how far it has come.
  init(
    from source: ConsoleInput, to destination: ConsoleOutput, on console: World,
    filesIn folder: String, overrides: SceneOverrides, step: String?,
    patience: Duration = ProgressLine.patience
  ) {
    input = Monitor(BatchInput(console: console, stream: source))
    output = Monitor(
      BatchOutput(
        console: console, stream: destination,
        progress: ProgressLine(on: console, patience: patience)))
    self.console = console
    self.folder = folder
    self.overrides = overrides
    self.step = step
  }

  /// Solves all lines.
  ///
  /// - Parameter workers: How many threads solve; results do not depend on it.
  /// - Returns: What it came to, and the console with all that was written.
  func run(workers: Int) -> BatchOutput<World> {
    let window = workers * 32
    Threads.run(workers) {
      while let (order, line) = takeLine(window: window) {
        var console = console
        let result = SceneLine(line: line, overrides: overrides, step: step)
          .solve(filesIn: folder, on: &console)
        output.access { $0.take(result, at: order, line: line.number) }
      }
    }
    let (failure, beginning) = input.access { ($0.failure, $0.beginning) }
    return output.access {
      $0.failure = $0.failure ?? failure
      $0.beginning = beginning
      $0.finish()
      return $0
    }
  }

  /// The next line and how many came before it; `nil` at the end or after a failure.
  private func takeLine(window: Int) -> (Int, LineReader.Line)? {
    input.access { input in
      output.wait { $0.hasRoom(for: input.count, window: window) }
      guard output.access({ $0.failure }) == nil else { return nil }
      return input.next()
    }
  }
}

/// The lines of a batch that are still to be solved.
struct BatchInput<World: Console>: Sendable {
  /// Where the lines come from.
  var console: World
  let stream: ConsoleInput
  /// How many lines were taken.
  private(set) var count = 0
  /// Why no more can be read.
  private(set) var failure: SystemFailure?
  /// The first line, when it is only the beginning of a scene that goes on in the next one.
  private(set) var beginning: LineReader.Line?
  private var reader = LineReader()
  /// A line that was read to see how the first one goes on.
  private var held: LineReader.Line?

  init(console: World, stream: ConsoleInput) {
    self.console = console
    self.stream = stream
  }

  /// The next line that is not blank, and how many came before it.
  mutating func next() -> (Int, LineReader.Line)? {
    guard failure == nil, beginning == nil else { return nil }
    guard let line = held ?? nextLine() else { return nil }
    held = nil
    // Whoever waits for the result of a whole line before writing the next one gets it.
    if count == 0, SceneLine.endsEarly(line) {
      held = nextLine()
      if SceneLine.goesOn(line, in: held) {
        beginning = line
        return nil
      }
    }
    count += 1
    return (count - 1, line)
  }

  private mutating func nextLine() -> LineReader.Line? {
    guard failure == nil else { return nil }
    var reader = reader
    defer { self.reader = reader }
    let readPiece = { () throws(SystemFailure) in try console.readPiece(of: stream) }
    do throws(SystemFailure) {
      while let line = try reader.next(readPiece) {
        if !line.isBlank { return line }
      }
    } catch {
      failure = error
    }
    return nil
  }
}

/// The results of a batch, on their way to where they are written.
struct BatchOutput<World: Console>: Sendable {
  /// The world, with what was written.
  var console: World
  private(set) var stream: ConsoleOutput
  /// Why the batch ended early.
  var failure: SystemFailure?
  /// The first line, when it is only the beginning of a scene: then nothing was solved.
  var beginning: LineReader.Line?
  /// What the results came to.
  private(set) var tally = BatchTally()
  private var progress: ProgressLine
  /// Results that wait for those before them, by their order; never iterated.
  private var waiting: [Int: SceneLine.Result] = [:]
  private var waitingBytes = 0
  private var written = 0

  init(console: World, stream: ConsoleOutput, progress: ProgressLine) {
    self.console = console
    self.stream = stream
    self.progress = progress
  }

  /// How many bytes of results wait at most for one that takes longer.
  private static var mostWaiting: Int { 64 << 20 }

  /// Whether a line may be taken: the next one that is wanted always, others within bounds.
  func hasRoom(for order: Int, window: Int) -> Bool {
    failure != nil || order == written
      || order < written + window && waitingBytes < Self.mostWaiting
  }

  /// Takes a result, and writes all whose turn it is.
  mutating func take(_ result: SceneLine.Result, at order: Int, line: Int) {
    tally.count(result.status, line: line)
    waiting[order] = result
    waitingBytes += result.text.count
    var text: [UInt8] = []
    while let next = waiting.removeValue(forKey: written) {
      waitingBytes -= next.text.count
      written += 1
      text = text.isEmpty ? next.text : text + next.text
    }
    // After a failure results are only counted: those who solve stop at the next line.
    guard !text.isEmpty, failure == nil else { return }
    progress.hide(on: &console)
    do throws(SystemFailure) {
      try console.write(text, to: &stream)
    } catch {
      failure = error
    }
    progress.show("\(written) scenes solved", on: &console)
  }

  /// Ends writing.
  mutating func finish() {
    progress.hide(on: &console)
    do throws(SystemFailure) {
      try console.end(&stream, keeping: failure == nil && beginning == nil)
    } catch {
      failure = error
    }
  }
}
