/// Tells a person at a terminal how far a batch has come, once it takes long.
struct BatchProgress: Sendable {
  /// How long a batch runs before it says anything.
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

  /// Says how many scenes are done, if it is time to.
  mutating func show(_ count: Int, on console: inout some Console) {
    guard isWanted, ContinuousClock.now >= next else { return }
    hide(on: &console)
    console.writeError("\(count) scenes solved")
    isShown = true
    next = ContinuousClock.now + Self.interval
  }
}
