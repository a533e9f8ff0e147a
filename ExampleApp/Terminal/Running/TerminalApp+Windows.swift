import ExampleScreens
import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterState
import StepRouterVerify

extension TerminalApp {
  /// The maximum number of windows side by side.
  private static let mostWindows = 2

  /// The window that the user looks at, if there is one.
  package var window: UIWindow? { front?.window }

  /// The window in front; nil on the home screen, and while the shop isn't running.
  var front: ShopWindow? {
    let scenes = sessions.compactMap { $0.scene as? UIWindowScene }
      .filter { $0.activationState == .foregroundActive }
    return (scenes.first { $0.windows.contains(where: \.isKeyWindow) } ?? scenes.last)?.shop
  }

  /// Returns the window in front; throws the reason if there is none.
  func seen() throws(Problem) -> ShopWindow {
    guard let front else { throw absence }
    return front
  }

  /// Explains why no window is visible, and how to bring one back.
  var absence: Problem {
    if !isRunning { return Problem("The shop does not run; “return” launches it.") }
    if sessions.isEmpty { return Problem("The shop has no window; “return” opens one.") }
    return Problem("The shop is in the background; “return” brings it back.")
  }

  /// The sessions of the windows, in the order in which they opened. They exist even while no
  /// process runs.
  private var sessions: [UISceneSession] {
    device.application.openSessions.sorted {
      let order = $0.persistentIdentifier.compare($1.persistentIdentifier, options: .numeric)
      return order == .orderedAscending
    }
  }

  /// The number of windows, running or not.
  var windowCount: Int { sessions.count }

  /// The number of the window in front.
  var frontNumber: Int? {
    front.flatMap { front in
      sessions.firstIndex { $0 === front.window.windowScene?.session }.map { $0 + 1 }
    }
  }

  /// Returns the name of a window; nil if it's the only one.
  func name(of window: ShopWindow) -> String? {
    let sessions = sessions
    guard sessions.count > 1,
      let index = sessions.firstIndex(where: { $0 === window.window.windowScene?.session })
    else { return nil }
    return "Window \(index + 1) of \(sessions.count)"
  }

  /// The list of windows, with the place of each.
  var windowList: String {
    guard !sessions.isEmpty else { return absence.description }
    let places = sessions.map(\.place)
    let width = places.map(\.count).max() ?? 0
    return sessions.indices.map { index in
      let space = String(repeating: " ", count: width - places[index].count + 2)
      return "\(index + 1)  \(places[index])\(space)\(position(of: sessions[index]))"
    }.joined(separator: "\n")
  }

  private func position(of session: UISceneSession) -> String {
    guard let scene = session.scene else { return isRunning ? "not connected" : "does not run" }
    guard scene.activationState == .foregroundActive else { return "in the background" }
    return front?.window.windowScene === scene ? "in front" : "beside it"
  }

  func turn(toWindow number: Int) throws(Problem) -> Reply {
    let sessions = sessions
    guard number > 0, number <= min(sessions.count + 1, Self.mostWindows) else {
      throw missing(number)
    }
    return withRefusals(
      run {
        if !isRunning { launch() }
        if number <= sessions.count {
          device.user.bringToFront(sessions[number - 1])
        } else if self.sessions.count < number {
          _ = device.user.openWindow()
        }
      })
  }

  private func missing(_ number: Int) -> Problem {
    let count = sessions.count
    let known = count == 1 ? "there is window 1" : "there are the windows 1 to \(count)"
    return Problem(
      "There is no window \(number); \(count == 0 ? "there is none" : known)"
        + (count < Self.mostWindows ? ", and “window \(count + 1)” opens one more." : "."))
  }

  func closeWindow() throws(Problem) -> Reply {
    let scene = try seen().window.windowScene
    return run { if let scene { device.user.closeWindow(scene) } }
  }

  func resize(to shape: WindowShape) throws(Problem) -> Reply {
    let window = try seen().window
    return run { device.user.resize(window, to: shape.size) }
  }

  /// Gives the windows of a new process their previous shapes.
  func restoreShapes() {
    for session in sessions {
      guard let shape = shapes[session.persistentIdentifier],
        let window = (session.scene as? UIWindowScene)?.shop?.window,
        WindowShape(of: window) != shape
      else { continue }
      device.user.resize(window, to: shape.size)
      device.runUntilIdle()
    }
  }

  /// Saves the windows' shapes before the process ends.
  func noteShapes() {
    for session in sessions {
      guard let window = (session.scene as? UIWindowScene)?.shop?.window else { continue }
      shapes[session.persistentIdentifier] = WindowShape(of: window)
    }
  }
}

extension UIWindowScene {
  /// The shop's window in this scene.
  fileprivate var shop: ShopWindow? { (delegate as? ShopSceneDelegate)?.shopWindow }
}

extension UISceneSession {
  /// The place in this session, now or after its restoration.
  fileprivate var place: String {
    if let window = (scene as? UIWindowScene)?.shop { return window.presenter.visibleRoute.path }
    let saved = stateRestorationActivity.flatMap {
      try? SavedPlace($0, type: ShopWindow.placeActivityType)
    }
    return saved?.routes.last?.path ?? "/home"
  }
}
