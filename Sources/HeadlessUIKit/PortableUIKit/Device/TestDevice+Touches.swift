/// The user's touches. Each one returns whether it reached its target.
extension TestDevice {
  #if canImport(UIKit)
  var user: SimulatorUser { SimulatorUser() }
  #else
  var user: HeadlessUser { device.user }
  #endif

  /// Taps a control.
  @discardableResult
  public func tap(_ control: UIControl) -> Bool { user.tap(control) }

  /// Taps a bar button.
  @discardableResult
  public func tap(_ item: UIBarButtonItem) -> Bool { user.tap(item) }

  /// Taps a row of a table.
  @discardableResult
  public func selectRow(at row: IndexPath, in table: UITableView) -> Bool {
    user.selectRow(at: row, in: table)
  }

  /// Taps an item of a collection view.
  @discardableResult
  public func selectItem(at item: IndexPath, in collectionView: UICollectionView) -> Bool {
    user.selectItem(at: item, in: collectionView)
  }

  /// Taps a segment of a segmented control.
  @discardableResult
  public func selectSegment(at index: Int, in control: UISegmentedControl) -> Bool {
    user.selectSegment(at: index, in: control)
  }

  /// Chooses an action in a button's menu.
  @discardableResult
  public func choose(_ action: UIAction, inMenuOf button: UIButton) -> Bool {
    user.choose(action, inMenuOf: button)
  }

  /// Chooses an action in a bar button's menu.
  @discardableResult
  public func choose(_ action: UIAction, inMenuOf item: UIBarButtonItem) -> Bool {
    user.choose(action, inMenuOf: item)
  }

  /// Taps a button of an alert. Returns false on a simulator, where UIKit doesn't expose the
  /// handlers.
  @discardableResult
  public func choose(_ action: UIAlertAction, in alert: UIAlertController) -> Bool {
    #if canImport(UIKit)
    return false
    #else
    return user.choose(action, in: alert)
    #endif
  }

  /// Types at the end of a text field.
  @discardableResult
  public func type(_ text: String, into field: UITextField) -> Bool {
    user.type(text, into: field)
  }

  /// Types at the end of a text view.
  @discardableResult
  public func type(_ text: String, into textView: UITextView) -> Bool {
    user.type(text, into: textView)
  }

  /// Taps an item of a tab bar.
  @discardableResult
  public func selectTab(at index: Int, in tabs: UITabBarController) -> Bool {
    user.selectTab(at: index, in: tabs)
  }

  /// Presses the back button.
  @discardableResult
  public func pressBack(in stack: UINavigationController) -> Bool {
    user.pressBack(in: stack)
  }

  /// Swipes a sheet down. The sheet may refuse to go.
  @discardableResult
  public func swipeDown(_ presented: UIViewController) -> Bool {
    user.swipeDown(presented)
  }

  #if !os(visionOS)
  /// Returns the detents the user can drag a sheet to, except the current one. Always empty on a
  /// simulator, where the test can't drag.
  public func detents(
    toDrag presented: UIViewController
  ) -> [UISheetPresentationController.Detent.Identifier] {
    #if canImport(UIKit)
    return []
    #else
    return device.perform { presented.sheetInFront?.detentsToDragTo ?? [] }
    #endif
  }

  /// Drags a sheet to one of its detents.
  @discardableResult
  public func dragSheet(
    _ presented: UIViewController,
    to detent: UISheetPresentationController.Detent.Identifier
  ) -> Bool {
    #if canImport(UIKit)
    return false
    #else
    return user.dragSheet(presented, to: detent)
    #endif
  }
  #endif

  /// Returns true if there's a page to swipe to in this direction. This may ask the data source.
  public func canSwipePage(
    _ direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController
  ) -> Bool {
    #if canImport(UIKit)
    return user.neighbour(direction, in: pages) != nil
    #else
    return device.perform { pages.canSwipe(direction) }
    #endif
  }

  /// Swipes to the next or previous page.
  @discardableResult
  public func swipePage(
    _ direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController
  ) -> Bool {
    user.swipePage(direction, in: pages)
  }

  /// Taps the button that shows or hides the sidebar of a split view controller. Returns false
  /// while the split view controller is collapsed or off screen, and on visionOS, which has no such
  /// button to tap.
  @discardableResult
  public func toggleSidebar(of split: UISplitViewController) -> Bool {
    guard !split.isCollapsed, split.viewIfLoaded?.window != nil else { return false }
    #if os(visionOS)
    return false
    #else
    return user.tap(split.displayModeButtonItem)
    #endif
  }

  /// Makes VoiceOver's escape gesture, and returns whether a responder handled it. A simulator
  /// can't make the gesture, so there the call goes up the responder chain from the screen in
  /// front.
  @discardableResult
  public func performEscape() -> Bool { user.performEscape() }

  /// Whether you can resize windows: not on a simulator, where the process has no say in it.
  public var canResize: Bool {
    #if canImport(UIKit)
    return false
    #else
    return true
    #endif
  }

  /// Resizes a window, as if the user dragged its edge.
  @discardableResult
  public func resize(_ window: UIWindow, to size: CGSize) -> Bool {
    #if canImport(UIKit)
    return false
    #else
    return user.resize(window, to: size)
    #endif
  }

  /// Begins to swipe back. Returns nil if that isn't possible: on a simulator it never is, because
  /// the process can't drive the recognizer.
  public func beginPop(in stack: UINavigationController) -> TestGesture? {
    #if canImport(UIKit)
    return nil
    #else
    return user.beginPop(in: stack).map { gesture in
      TestGesture(update: gesture.update, finish: gesture.finish, cancel: gesture.cancel)
    }
    #endif
  }
}
