/// Tells a person at a terminal how far a run has come, once it takes long.
struct ProgressLine: Sendable {
  /// How long a run takes before it says anything.
  static let patience = Duration.seconds(1)
  private static let interval = Duration.milliseconds(200)

  private let isWanted: Bool
  private var next: ContinuousClock.Instant
  private var isShown = false

  /// Starts the clock.
  init(on console: some Console, patience: Duration = patience) {
    isWanted = console.isErrorTerminal && console.environmentValue("TERM") != "dumb"
    next = ContinuousClock.now + patience
  }

  /// Takes the line back before anything else is written, which may go to the same terminal.
  mutating func hide(on console: inout some Console) {
    guard isShown else { return }
    console.writeError("\r\u{1B}[K")
    isShown = false
  }

  /// Says how far it has come, if it is time to.
  mutating func show(_ text: @autoclosure () -> String, on console: inout some Console) {
    guard isWanted, ContinuousClock.now >= next else { return }
    hide(on: &console)
    console.writeError(text())
    isShown = true
    next = ContinuousClock.now + Self.interval
  }
}
