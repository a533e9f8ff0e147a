import PortableUIKit
import StepRouter

/// A window of the app, and the app in it.
@MainActor
struct ExploredWindow {
  /// No other window of a replay has it, also not the one of the same session after a launch.
  let id: Int
  /// What its scene's session is called; empty for a window that was given to the app.
  let session: String
  let window: UIWindow
  let app: ExploredApp

  /// In the place of a window where the app has none.
  static func none(on device: TestDevice) -> ExploredWindow {
    device.perform {
      ExploredWindow(
        id: -1, session: "", window: UIWindow(frame: .zero),
        app: ExploredApp(router: DefaultRouter(), destinations: []))
    }
  }
}

extension ExploredWindow {
  /// The destinations that require something, and are visible.
  var visibleRestricted: [(destination: ExploredDestination, screen: UIViewController)] {
    app.destinations.compactMap { destination in
      guard !destination.requirements.isEmpty,
        let screen = window.visible.first(where: destination.isShown)
      else { return nil }
      return (destination, screen)
    }
  }

  /// Whether the user sees this destination here.
  func shows(_ destination: ExploredDestination) -> Bool {
    window.visible.contains(where: destination.isShown)
  }
}
