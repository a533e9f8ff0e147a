/// What a user does. Each touch says whether it reached what it was meant for.
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

  /// Taps a segment.
  @discardableResult
  public func selectSegment(at index: Int, in control: UISegmentedControl) -> Bool {
    user.selectSegment(at: index, in: control)
  }

  /// Chooses an action in the menu of a button.
  @discardableResult
  public func choose(_ action: UIAction, inMenuOf button: UIButton) -> Bool {
    user.choose(action, inMenuOf: button)
  }

  /// Chooses an action in the menu of a bar button.
  @discardableResult
  public func choose(_ action: UIAction, inMenuOf item: UIBarButtonItem) -> Bool {
    user.choose(action, inMenuOf: item)
  }

  /// Taps a button of an alert, which a simulator cannot: UIKit does not give the handlers away.
  @discardableResult
  public func choose(_ action: UIAlertAction, in alert: UIAlertController) -> Bool {
    #if canImport(UIKit)
    return false
    #else
    return user.choose(action, in: alert)
    #endif
  }

  /// Types at the end of a field.
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

  /// Swipes a sheet down; whether it gives way is up to it.
  @discardableResult
  public func swipeDown(_ presented: UIViewController) -> Bool {
    user.swipeDown(presented)
  }

  /// The detents to which a sheet can be dragged, but the one at which it rests. None on a simulator,
  /// where nobody can drag.
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

  /// Whether there is a page to swipe to in this direction. The data source is asked for it.
  public func canSwipePage(
    _ direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController
  ) -> Bool {
    #if canImport(UIKit)
    return user.neighbour(direction, in: pages) != nil
    #else
    return device.perform { pages.canSwipe(direction) }
    #endif
  }

  /// Swipes to the next page, or the one before.
  @discardableResult
  public func swipePage(
    _ direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController
  ) -> Bool {
    user.swipePage(direction, in: pages)
  }

  /// Taps the button that shows or hides the sidebar of a split view controller; not while it is
  /// collapsed.
  @discardableResult
  public func toggleSidebar(of split: UISplitViewController) -> Bool {
    guard !split.isCollapsed, split.viewIfLoaded?.window != nil else { return false }
    return user.tap(split.displayModeButtonItem)
  }

  /// Makes the escape gesture of VoiceOver; whether anybody has answered. On a simulator, which
  /// cannot make it, whoever is in front is asked, and so are those who hold that.
  @discardableResult
  public func performEscape() -> Bool { user.performEscape() }

  /// Whether windows can be resized: not on a simulator, where the process has no say in it.
  public var canResize: Bool {
    #if canImport(UIKit)
    return false
    #else
    return true
    #endif
  }

  /// Resizes a window, as the user does who drags its edge.
  @discardableResult
  public func resize(_ window: UIWindow, to size: CGSize) -> Bool {
    #if canImport(UIKit)
    return false
    #else
    return user.resize(window, to: size)
    #endif
  }

  /// Begins to swipe back; nil where that is not possible, as on a simulator, whose recognizer cannot
  /// be driven from within the process.
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
