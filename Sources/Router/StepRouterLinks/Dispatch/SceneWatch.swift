import PortableUIKit
import StepRouter

/// Observes a scene's life cycle until this object is released.
@MainActor
final class SceneWatch {
  enum Event: CaseIterable {
    case enteredForeground
    case activated
    case enteredBackground
    case disconnected

    fileprivate var name: Foundation.Notification.Name {
      switch self {
      case .enteredForeground: UIScene.willEnterForegroundNotification
      case .activated: UIScene.didActivateNotification
      case .enteredBackground: UIScene.didEnterBackgroundNotification
      case .disconnected: UIScene.didDisconnectNotification
      }
    }
  }

  // Set once, and read again only in `deinit`, when nothing else refers to it.
  nonisolated(unsafe) private let tokens: [any NSObjectProtocol]

  init(_ scene: UIScene, onEvent: @escaping @MainActor (Event) -> Void) {
    tokens = Event.allCases.map { event in
      NotificationCenter.default.addObserver(forName: event.name, object: scene, queue: nil) { _ in
        onMainActor { onEvent(event) }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

/// Runs the body at once on the main thread, where UIKit posts its notifications. From another
/// thread, schedules it on the main actor.
func onMainActor(_ body: @escaping @MainActor () -> Void) {
  #if canImport(Darwin)
  guard Thread.isMainThread else {
    Task { @MainActor in body() }
    return
  }
  #endif
  // Elsewhere the main actor need not be on the main thread, but every caller is on the main actor.
  MainActor.assumeIsolated(body)
}
