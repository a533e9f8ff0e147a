import PortableUIKit
import StepRouter
import StepRouterTesting

/// A running wait for a screen's answer.
@MainActor
final class RunningWait {
  enum End { case answered, cancelled, failed(any Error) }

  let destination: ExploredDestination
  private(set) var end: End?
  /// The position of this wait in the order in which the log's waits ended.
  private(set) var place: Int?
  /// The identity of the screen, once it has appeared.
  private(set) var screen: Int?
  private var task: Task<Void, Never>?

  /// Numbers the waits in the order in which they end.
  @MainActor
  final class Log {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  /// Begins to wait. Nil if the app has no function that waits for the destination.
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
