#if !canImport(UIKit)
  /// What a user does. Each touch says whether it reached what it was meant for.
  extension TestDevice {
    /// Taps a control.
    @discardableResult
    public func tap(_ control: UIControl) -> Bool { device.user.tap(control) }

    /// Taps a bar button.
    @discardableResult
    public func tap(_ item: UIBarButtonItem) -> Bool { device.user.tap(item) }

    /// Taps a row of a table.
    @discardableResult
    public func tap(row: IndexPath, of table: UITableView) -> Bool {
      device.user.selectRow(at: row, in: table)
    }

    /// Taps a segment.
    @discardableResult
    public func tap(segment: Int, of control: UISegmentedControl) -> Bool {
      device.user.selectSegment(at: segment, in: control)
    }

    /// Chooses an action in the menu of a button.
    @discardableResult
    public func choose(_ action: UIAction, inMenuOf button: UIButton) -> Bool {
      device.user.choose(action, inMenuOf: button)
    }

    /// Chooses an action in the menu of a bar button.
    @discardableResult
    public func choose(_ action: UIAction, inMenuOf item: UIBarButtonItem) -> Bool {
      device.user.choose(action, inMenuOf: item)
    }

    /// Taps a button of an alert.
    @discardableResult
    public func choose(_ action: UIAlertAction, in alert: UIAlertController) -> Bool {
      guard action.isEnabled, alert.presentation.phase == .presented else { return false }
      device.user.choose(action, in: alert)
      return true
    }

    /// Types at the end of a field.
    @discardableResult
    public func type(_ text: String, into field: UITextField) -> Bool {
      device.user.type(text, into: field)
    }

    /// Types at the end of a text view.
    @discardableResult
    public func type(_ text: String, into textView: UITextView) -> Bool {
      device.user.type(text, into: textView)
    }

    /// Taps a tab.
    @discardableResult
    public func selectTab(at index: Int, in tabs: UITabBarController) -> Bool {
      device.user.selectTab(at: index, in: tabs)
      return true
    }

    /// Presses the back button.
    @discardableResult
    public func pressBack(in stack: UINavigationController) -> Bool {
      let isShown = stack.showsBackButton
      device.user.pressBack(in: stack)
      return isShown
    }

    /// Swipes a sheet down; whether it gives way is up to it.
    @discardableResult
    public func swipeDown(_ presented: UIViewController) -> Bool {
      guard presented.presentation.phase == .presented else { return false }
      device.user.swipeDown(presented)
      return true
    }

    /// Begins to swipe back; nil where that is not possible.
    public func beginPop(in stack: UINavigationController) -> TestGesture? {
      device.user.beginPop(in: stack).map { gesture in
        TestGesture(update: gesture.update, finish: gesture.finish, cancel: gesture.cancel)
      }
    }
  }
#endif
