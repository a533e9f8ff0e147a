import PortableUIKit
import StepRouter

/// A run of a coordinator. It ends once, and then resumes the waiting callers.
@MainActor
final class CoordinatorRun<Value> {
  private var ending: Result<Value, any Error>?
  private var waiting: [CheckedContinuation<Void, Never>] = []

  var isOver: Bool { ending != nil }

  func end(with result: Result<Value, any Error>) {
    guard ending == nil else { return }
    ending = result
    let waiting = self.waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  func value() async throws -> Value {
    if ending == nil { await withCheckedContinuation { waiting.append($0) } }
    guard let ending else { throw CancellationError() }
    return try ending.get()
  }
}

/// Ends a run if its first screen is released without ever having been in a window. The screen
/// keeps this object alive.
@MainActor
final class Presence<Value> {
  private weak var run: CoordinatorRun<Value>?
  private let watched: WatchedScreen

  init(of run: CoordinatorRun<Value>, _ watched: WatchedScreen) {
    self.run = run
    self.watched = watched
  }

  deinit {
    // A view controller may be released on any thread.
    guard let run else { return }
    let watched = watched
    Task { @MainActor in
      // If the screen was in a window, its leave handler ends the run and records the reason.
      if !watched.hasBeenThere { run.end(with: .failure(CancellationError())) }
    }
  }
}
