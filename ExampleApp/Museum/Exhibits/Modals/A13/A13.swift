#if !canImport(UIKit)
import StepRouterExplorer

/// The sheet that somebody else dismisses.
enum A13: ExhibitedInWindow {
  final class Sheet: Screen {}

  static var shapes: Set<WindowShape> { [.compact, .regular] }
  static var isOnTablet: Bool { true }
}
#endif
