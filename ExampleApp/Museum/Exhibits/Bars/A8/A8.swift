#if !canImport(UIKit)
import StepRouterExplorer

/// The stack whose screens are not distinct.
enum A8: ExhibitedInWindow {
  static var shapes: Set<WindowShape> { [.compact, .regular] }
  static var isOnTablet: Bool { true }

  final class Post: Screen {}
}
#endif
