import PortableUIKit
import StepRouter

/// A wait for the answer of a screen that has been begun.
@MainActor
final class RunningWait {
  enum End { case answered, cancelled, failed(any Error) }

  let destination: ExploredDestination
  private(set) var end: End?
  /// Which of the waits that share a log has ended when.
  private(set) var place: Int?
  /// Its screen, once it has come.
  private(set) var screen: Int?
  private var task: Task<Void, Never>?

  /// In which order waits end.
  @MainActor
  final class Log {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  /// Nil for a destination that nobody waits for.
  init?(_ destination: ExploredDestination, in replay: Replay, log: Log) {
    guard let wait = destination.awaiting?.wait else { return nil }
    self.destination = destination
    let router = replay.app.router
    task = replay.device.perform {
      Task { [weak self] in
        let end: End
        do {
          try await wait(router)
          end = .answered
        } catch is CancellationError {
          end = .cancelled
        } catch {
          end = .failed(error)
        }
        self?.end = end
        self?.place = log.next()
      }
    }
  }

  func findScreen(in window: UIWindow) {
    screen = window.everybody.last(where: destination.isShown)
      .map { HierarchySnapshot.Identity($0).number }
  }

  func cancel() { task?.cancel() }
}
