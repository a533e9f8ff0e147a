#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

/// Notes what the user has touched, and answers gestures by a method's name.
@MainActor
final class TouchBook: ActionTarget {
  private(set) var names: [String] = []

  func note(_ name: String) { names.append(name) }

  func method(named action: Selector) -> (@MainActor (Any?) -> Void)? {
    { [weak self] _ in self?.note(action.description) }
  }
}

/// An app of one screen. Its state is everything that the user has touched.
@MainActor
enum TouchedApp {
  static func explorer(
    rows: Int = 3,
    destinations: @escaping @MainActor (UIWindow) -> [ExploredDestination] = { _ in [] },
    notifications: [ExploredNotification] = [],
    on root: @escaping @MainActor (TouchBook) -> UIViewController
  ) -> Explorer {
    Explorer(rows: rows) { window in
      let book = TouchBook()
      window.rootViewController = root(book)
      window.makeKeyAndVisible()
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: destinations(window), notifications: notifications,
        state: { book.names.joined(separator: ", ") })
    }
  }

  /// Returns the moves of one step that lead to another state of a correct app.
  static func moves(
    rows: Int = 3, on root: @escaping @MainActor (TouchBook) -> UIViewController
  ) async -> [UserMove] {
    let exploration = await explorer(rows: rows, on: root).run(depth: 1)
    guard exploration.isFaultless else { return [] }
    return exploration.states.flatMap(\.moves)
  }

  static func screen(_ views: UIView...) -> UIViewController {
    let screen = UIViewController()
    for view in views { screen.view.addSubview(view) }
    return screen
  }

  static func button(_ name: String, _ book: TouchBook) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: name) { _ in book.note(name) })
  }

  static func photo(_ recognizers: UIGestureRecognizer...) -> UIView {
    let photo = UIView()
    photo.accessibilityLabel = "Photo"
    for one in recognizers { photo.addGestureRecognizer(one) }
    return photo
  }
}
#endif
