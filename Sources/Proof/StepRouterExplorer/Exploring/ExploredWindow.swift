import PortableUIKit
import StepRouter

/// A window of the app, with the app in it.
@MainActor
struct ExploredWindow {
  /// Unique among the windows of a replay. After a relaunch, the window of the same session gets a
  /// new number.
  let id: Int
  /// The identifier of its scene's session. Empty if the explorer passed the window to the app.
  let session: String
  let window: UIWindow
  let app: ExploredApp

  /// A stand-in for an app without windows.
  static func none(on device: TestDevice) -> ExploredWindow {
    device.perform {
      ExploredWindow(
        id: -1, session: "", window: UIWindow(frame: .zero),
        app: ExploredApp(router: DefaultRouter(), destinations: []))
    }
  }
}

extension ExploredWindow {
  /// The visible destinations that have requirements.
  var visibleRestricted: [(destination: ExploredDestination, screen: UIViewController)] {
    let visible = window.visible
    return app.destinations.compactMap { destination in
      guard !destination.requirements.isEmpty,
        let screen = visible.first(where: destination.isShown)
      else { return nil }
      return (destination, screen)
    }
  }

  /// The names of the destinations that the user sees.
  var shownDestinations: [String] {
    let visible = window.visible
    return app.destinations.filter { visible.contains(where: $0.isShown) }.map(\.name)
  }

  /// Whether the user sees this destination in the window.
  func shows(_ destination: ExploredDestination) -> Bool {
    window.visible.contains(where: destination.isShown)
  }
}
