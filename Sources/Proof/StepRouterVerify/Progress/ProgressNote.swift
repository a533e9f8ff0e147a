import StepRouterExplorer
import StepRouterTesting

/// The progress of a task.
struct ProgressNote: Hashable {
  /// A description of the task.
  let title: String
  let done: Int
  let total: Int
  /// Whether the total is final.
  var isTotalKnown = true
}

extension ProgressNote {
  init(_ progress: ExplorationProgress) {
    title = progress.phase.title
    done = progress.done
    total = progress.total
    isTotalKnown = progress.phase != .states
  }
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
