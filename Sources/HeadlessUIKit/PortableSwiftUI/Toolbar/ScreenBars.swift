#if !canImport(UIKit)
/// The bars of a host's screen, as far as its views say what is in them. What they don't mention
/// stays as the app has set it.
@MainActor final class ScreenBars {
  var titleView: UIView?
  var isNavigationBarHidden: Bool?
  private var items: [ToolbarItemPlacement.Place: [UIBarButtonItem]] = [:]
  private var filled: Set<ToolbarItemPlacement.Place> = []

  /// Forgets what the views have said, before they are rendered.
  func begin() {
    items = [:]
    titleView = nil
    isNavigationBarHidden = nil
  }

  func add(_ new: [UIBarButtonItem], in place: ToolbarItemPlacement.Place) {
    items[place, default: []] += new
  }

  /// Shows what the rendered views have said.
  func show(on screen: UIViewController) {
    let item = screen.navigationItem
    fill(.leading) {
      item.leftItemsSupplementBackButton = true
      item.leftBarButtonItems = $0
    }
    // The bar counts its right items from the edge.
    fill(.trailing) { item.rightBarButtonItems = $0.reversed() }
    fill(.bottom) { screen.toolbarItems = $0 }
    if titleView != nil || filled.contains(.title) {
      if item.titleView !== titleView { item.titleView = titleView }
      filled.insert(.title)
    }
  }

  private func fill(
    _ place: ToolbarItemPlacement.Place, _ set: ([UIBarButtonItem]) -> Void
  ) {
    let new = items[place] ?? []
    guard !new.isEmpty || filled.contains(place) else { return }
    filled.insert(place)
    set(new)
  }

  /// Shows or hides the bars of the stack around a screen that is on top of it.
  func showBars(around screen: UIViewController) {
    guard let stack = screen.navigationController, stack.topViewController === screen else {
      return
    }
    let isSwiftUIs = stack is UIKitNavigationController
    if let hidden = isNavigationBarHidden ?? (isSwiftUIs ? false : nil),
      stack.isNavigationBarHidden != hidden
    {
      stack.setNavigationBarHidden(hidden, animated: false)
    }
    let hasBottomItems = !(items[.bottom] ?? []).isEmpty
    guard isSwiftUIs || filled.contains(.bottom), stack.isToolbarHidden == hasBottomItems else {
      return
    }
    stack.setToolbarHidden(!hasBottomItems, animated: false)
  }
}
#endif
