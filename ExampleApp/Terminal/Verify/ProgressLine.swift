import StepRouterTesting

/// One line of a terminal that says how far an exploration has come.
struct ProgressLine {
  private let isShown: Bool
  private let print: (_ text: String, _ end: String) -> Void
  private var shown = ""

  init(isShown: Bool, print: @escaping (_ text: String, _ end: String) -> Void) {
    self.isShown = isShown
    self.print = print
  }

  mutating func show(_ progress: ExplorationProgress) {
    guard isShown else { return }
    clear()
    shown = "\(progress.phase.title): \(progress.done) of \(progress.total)"
    print(shown, "")
  }

  mutating func clear() {
    guard !shown.isEmpty else { return }
    print("\r" + String(repeating: " ", count: shown.count) + "\r", "")
    shown = ""
  }
}

extension ExplorationProgress.Phase {
  fileprivate var title: String {
    switch self {
    case .states: "looking for states, looked around in"
    case .destinations: "asking for every destination, states done"
    case .interleavings: "asking in the middle of something else, states done"
    }
  }
}
