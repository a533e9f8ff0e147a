import PortableUIKit
import StepRouter

/// One run of a coordinator: ends once, and those who wait are told.
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

/// Kept by the first screen of a run; where it goes and nothing was handed in, the run is over.
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
      // One that has been there leaves, which tells the reason, too.
      if !watched.hasBeenThere { run.end(with: .failure(CancellationError())) }
    }
  }
}
