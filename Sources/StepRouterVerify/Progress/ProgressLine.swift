import StepRouterTesting

/// One line of a terminal that says how far an exploration has come.
struct ProgressLine {
  private let print: (_ text: String, _ end: String) -> Void
  private var shown = ""

  init(print: @escaping (_ text: String, _ end: String) -> Void) { self.print = print }

  mutating func show(_ progress: ExplorationProgress) {
    clear()
    shown = progress.line
    print(shown, "")
  }

  mutating func clear() {
    guard !shown.isEmpty else { return }
    print("\r" + String(repeating: " ", count: shown.count) + "\r", "")
    shown = ""
  }
}

extension ExplorationProgress {
  /// The progress in words.
  var line: String { "\(phase.title): \(done) of \(total)" }
}

extension ExplorationProgress.Phase {
  fileprivate var title: String {
    switch self {
    case .states: "looking for states, looked around in"
    case .destinations: "asking for every destination, states done"
    case .closings: "closing screens, states done"
    case .waits: "waiting for answers, states done"
    case .links: "letting links arrive, states done"
    case .interleavings: "asking in the middle of something else, states done"
    }
  }
}
