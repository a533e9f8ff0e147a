/// Shows progress in one line of a terminal, or in a line every ten seconds if the console can't
/// redraw lines.
@MainActor
struct ProgressTeller {
  private let console: Console
  private let pause: Duration
  private var remaining = RemainingTime()
  private var last: ContinuousClock.Instant
  private var shown = ""

  init(on console: Console) {
    self.console = console
    pause = console.isInteractive ? .milliseconds(100) : .seconds(10)
    last = console.now()
  }

  mutating func show(_ note: ProgressNote) {
    let now = console.now()
    let left = remaining.estimate(note, at: now)
    let isEnd = console.isInteractive && note.done == note.total
    guard isEnd || now - last >= pause else { return }
    last = now
    let line =
      "\(note.title): \(note.done) of \(note.total)"
      + (left.map { ", about \($0.roughly) left" } ?? "")
    guard console.isInteractive else { return console.complain(line) }
    clear()
    shown = line
    console.print(shown, "")
  }

  /// Clears the line of the terminal.
  mutating func clear() {
    guard !shown.isEmpty else { return }
    console.print("\r" + String(repeating: " ", count: shown.count) + "\r", "")
    shown = ""
  }
}
