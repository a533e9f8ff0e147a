import PortableUIKit
import StepRouterTesting

/// The screen in front of a window when the process ends, to compare with the one that comes back.
@MainActor
struct LeftScreen {
  /// The class and the title.
  let name: String
  let screen: String
  /// The context that the screen reports; nil if it reports none.
  private let context: String?
  /// The destinations that recognize it as their screen.
  private let destinations: Set<String>

  /// Reads the window; nil if only an alert is in front.
  init?(in window: ExploredWindow) {
    guard let screen = window.window.frontLeaf else { return nil }
    name = screen.reportName
    self.screen = ClassName.of(screen)
    context = (screen as? any ContextTelling)?.shownContext
    destinations = Set(window.app.destinations.filter { $0.isShown(screen) }.map(\.name))
  }

  /// Everything that distinguishes it from other screens.
  var key: String { "\(name) \(context ?? "") \(destinations.sorted())" }

  /// Whether both are screens of the same class that report different contexts or belong to
  /// different destinations.
  func isOther(than other: Self) -> Bool {
    screen == other.screen && (context != other.context || destinations != other.destinations)
  }
}

extension UIWindow {
  /// The innermost screen in front, behind any alerts.
  var frontLeaf: UIViewController? {
    visible.last { !$0.isPassing && $0.shownChildren.isEmpty }
  }
}
