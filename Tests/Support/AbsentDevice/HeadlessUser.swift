#if canImport(UIKit)
import PortableUIKit

/// Nobody touches a simulator, so these touches have no effect.
@MainActor package struct HeadlessUser {
  package init() {}

  @discardableResult
  package func selectTab(at index: Int, in tabs: UITabBarController) -> Bool { false }
  @available(iOS 18.0, *)
  @discardableResult
  package func select(_ tab: UITab, in tabs: UITabBarController) -> Bool { false }
  @discardableResult
  package func toggleSidebar(of tabs: UITabBarController) -> Bool { false }
  @available(iOS 18.0, *)
  @discardableResult
  package func setHidden(
    _ isHidden: Bool, _ tab: UITab, in tabs: UITabBarController
  ) -> Bool { false }
  @available(iOS 18.0, *)
  @discardableResult
  package func reorder(
    _ group: UITabGroup, to identifiers: [String], in tabs: UITabBarController
  ) -> Bool { false }
  @discardableResult
  package func tap(_ control: UIControl) -> Bool { false }
  @discardableResult
  package func tap(_ item: UIBarButtonItem) -> Bool { false }
  @discardableResult
  package func selectSegment(at index: Int, in control: UISegmentedControl) -> Bool {
    false
  }
  @discardableResult
  package func drag(_ slider: UISlider, to value: Float) -> Bool { false }
  @discardableResult
  package func increment(_ stepper: UIStepper) -> Bool { false }
  @discardableResult
  package func decrement(_ stepper: UIStepper) -> Bool { false }
  @discardableResult
  package func choose(_ action: UIAction, inMenuOf button: UIButton) -> Bool { false }
  @discardableResult
  package func choose(_ action: UIAction, inMenuOf item: UIBarButtonItem) -> Bool {
    false
  }
  @discardableResult
  package func chooseMenuAction(
    _ title: String, ofMenuOf item: UIBarButtonItem
  ) -> Bool { false }
  package func setReduceMotion(_ isOn: Bool) {}
  package func share(by activity: UIActivity.ActivityType?, in sheet: UIActivityViewController) {}
  @discardableResult
  package func pullToRefresh(_ scrollView: UIScrollView) -> Bool { false }
  @discardableResult
  package func scroll(_ scrollView: UIScrollView, to offset: CGPoint) -> Bool { false }
  @discardableResult
  package func type(_ text: String, into field: UITextField) -> Bool { false }
  @discardableResult
  package func type(_ text: String, into textView: UITextView) -> Bool { false }
  @discardableResult
  package func type(_ text: String, into searchBar: UISearchBar) -> Bool { false }
  @discardableResult
  package func cancel(_ searchBar: UISearchBar) -> Bool { false }
  @discardableResult
  package func clear(_ field: UITextField) -> Bool { false }
  @discardableResult
  package func deleteBackward(in field: UITextField, times: Int = 1) -> Bool { false }
  @discardableResult
  package func selectRow(at indexPath: IndexPath, in tableView: UITableView) -> Bool {
    false
  }
  @discardableResult
  package func tapAccessory(
    ofRowAt indexPath: IndexPath, in tableView: UITableView
  ) -> Bool { false }
  @discardableResult
  package func commitEditing(
    ofRowAt indexPath: IndexPath, in tableView: UITableView
  ) -> Bool { false }
  @discardableResult
  package func chooseSwipeAction(
    _ title: String, onRowAt indexPath: IndexPath, in tableView: UITableView,
    leading: Bool = false
  ) -> Bool { false }
  @discardableResult
  package func choose(_ date: Date, in picker: UIDatePicker) -> Bool { false }
  @discardableResult
  package func choose(
    row: Int, ofComponent component: Int = 0, in picker: UIPickerView
  ) -> Bool { false }
  @discardableResult
  package func chooseMenuAction(_ title: String, on view: UIView) -> Bool { false }
  @discardableResult
  package func chooseMenuAction(
    _ title: String, onRowAt indexPath: IndexPath, in tableView: UITableView
  ) -> Bool { false }
  @discardableResult
  package func choose(_ action: UIAlertAction, in alert: UIAlertController) -> Bool { false }
  @discardableResult
  package func pressBack(in stack: UINavigationController) -> Bool { false }
  @discardableResult
  package func swipeDown(_ presented: UIViewController) -> Bool { false }
  @discardableResult
  package func dragSheet(
    _ presented: UIViewController,
    to detent: UISheetPresentationController.Detent.Identifier
  ) -> Bool { false }
  @discardableResult
  package func resize(_ window: UIWindow, to size: CGSize) -> Bool { false }
  package func open(_ url: URL, in scene: UIScene? = nil) {}
  package func `continue`(_ activity: NSUserActivity, in scene: UIScene? = nil) {}
  package func handOff(_ activity: NSUserActivity, in scene: UIScene? = nil) {}
  package func failToHandOff(
    _ activityType: String, error: any Error, in scene: UIScene? = nil
  ) {}
  package func choose(_ item: UIApplicationShortcutItem, in scene: UIScene? = nil) {}
  package func tapNotification(with payload: [AnyHashable: Any], in scene: UIScene? = nil) {}
  package func dismissNotification(with payload: [AnyHashable: Any]) {}
  package func goHome() {}
  package func returnToApp() {}
  package func send(_ scene: UIScene, to state: UIScene.ActivationState) {}
  package func bringToFront(_ scene: UIScene) {}
  @discardableResult
  package func bringToFront(_ session: UISceneSession) -> Bool { false }
  @discardableResult
  package func openWindow() -> UIWindowScene? { nil }
  package func closeWindow(_ scene: UIScene) {}
  package func closeWindow(_ session: UISceneSession) {}
  package func trigger(segue identifier: String, of source: UIViewController, sender: Any? = nil) {}
  package func beginPop(in stack: UINavigationController) -> InteractiveGesture? { nil }
  package func beginSwipeDown(_ presented: UIViewController) -> InteractiveGesture? { nil }
  package func beginPageSwipe(
    _ direction: UIPageViewController.NavigationDirection = .forward,
    in pages: UIPageViewController
  ) -> InteractiveGesture? { nil }
  @discardableResult
  package func swipePage(
    _ direction: UIPageViewController.NavigationDirection = .forward,
    in pages: UIPageViewController
  ) -> Bool { false }
  @discardableResult
  package func toggleSidebar(of split: UISplitViewController) -> Bool { false }
  @discardableResult
  package func performEscape(on element: UIResponder? = nil) -> Bool { false }
}
#endif
