#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

/// The bar that belongs to another bar.
enum A2: ExhibitedInWindow {
  final class Order: Screen {}

  static func makeSplit() -> UISplitViewController {
    let split = ListFirst(style: .doubleColumn)
    split.delegate = split
    return split
  }

  static func orders(show: @escaping @MainActor () -> Void) -> Screen {
    Screen("Orders").button("Order 1") { _ in show() }
  }

  private final class ListFirst: UISplitViewController, UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }
}
#endif
