import PortableUIKit

extension UISplitViewController {
  /// Whether the user has a button that shows or hides the sidebar. UIKit puts one into a column's
  /// bar unless the app opts out. In the classic style, the app adds the button itself.
  var offersSidebarButton: Bool {
    guard !isCollapsed else { return false }
    guard style != .unspecified else { return bars.contains(where: holdsSidebarButton) }
    #if !os(visionOS)
    switch displayModeButtonVisibility {
    case .always: break
    case .never: return bars.contains(where: holdsSidebarButton)
    default: guard presentsWithGesture else { return false }
    }
    #endif
    return viewController(for: .primary) != nil && bars.contains { !$0.isNavigationBarHidden }
  }

  /// UIKit's button that shows or hides the sidebar, for a bar of the app's. visionOS has none.
  var sidebarButton: UIBarButtonItem? {
    #if os(visionOS)
    nil
    #else
    displayModeButtonItem
    #endif
  }

  /// The stacks in the visible columns.
  private var bars: [UINavigationController] {
    columnsOnScreen.compactMap { $0 as? UINavigationController }
  }

  private func holdsSidebarButton(_ stack: UINavigationController) -> Bool {
    guard !stack.isNavigationBarHidden, let item = stack.topViewController?.navigationItem else {
      return false
    }
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return buttons.contains { $0 === sidebarButton && $0.isEnabled && !$0.isHidden }
  }
}
