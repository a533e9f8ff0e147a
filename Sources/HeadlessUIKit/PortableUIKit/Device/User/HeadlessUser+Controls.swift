#if !canImport(UIKit)
extension HeadlessUser {
  /// Taps a control: a button triggers its action, a switch changes, a text field begins editing.
  ///
  /// - Returns: True if the touch reached the control. It doesn't reach a control that is disabled,
  ///   off screen or under a presentation.
  @discardableResult
  public func tap(_ control: UIControl) -> Bool {
    touch(control) { control.receiveTap() }
  }

  /// Taps a bar button, which performs its primary action with itself as the sender.
  ///
  /// - Returns: True if the button performed an action.
  @discardableResult
  public func tap(_ item: UIBarButtonItem) -> Bool {
    device.perform { item.receiveTap() }
  }

  /// Taps a segment. Nothing changes if it's already selected.
  @discardableResult
  public func selectSegment(at index: Int, in control: UISegmentedControl) -> Bool {
    touch(control) { control.receiveTap(onSegment: index) }
  }

  /// Drags a slider's thumb to a value.
  @discardableResult
  public func drag(_ slider: UISlider, to value: Float) -> Bool {
    touch(slider) { slider.receiveDrag(to: value) }
  }

  /// Taps the “+” of a stepper.
  @discardableResult
  public func increment(_ stepper: UIStepper) -> Bool {
    touch(stepper) { stepper.receiveStep(.up) }
  }

  /// Taps the “−” of a stepper.
  @discardableResult
  public func decrement(_ stepper: UIStepper) -> Bool {
    touch(stepper) { stepper.receiveStep(.down) }
  }

  /// Chooses a date, which the picker keeps within its range.
  @discardableResult
  public func choose(_ date: Date, in picker: UIDatePicker) -> Bool {
    touch(picker) { picker.receive(date) }
  }

  /// Turns one of a picker's wheels to a row.
  @discardableResult
  public func choose(row: Int, ofComponent component: Int = 0, in picker: UIPickerView) -> Bool {
    guard picker.isTouchable else { return false }
    device.perform { picker.receive(row, inComponent: component) }
    return true
  }

  /// Opens a button's menu and chooses an action in it.
  @discardableResult
  public func choose(_ action: UIAction, inMenuOf button: UIButton) -> Bool {
    guard let menu = button.menu, menu.offers(action) else { return false }
    return touch(button) { action.performWithSender(button, target: nil) }
  }

  /// Opens a bar button's menu and chooses an action in it.
  @discardableResult
  public func choose(_ action: UIAction, inMenuOf item: UIBarButtonItem) -> Bool {
    guard let menu = item.menu, item.isTouchable, menu.offers(action) else {
      return false
    }
    device.perform { action.performWithSender(item, target: nil) }
    return true
  }

  /// Opens a bar button's menu and chooses the action with that title.
  ///
  /// - Returns: True if the menu had such an action.
  @discardableResult
  public func chooseMenuAction(_ title: String, ofMenuOf item: UIBarButtonItem) -> Bool {
    guard let menu = item.menu, item.isTouchable else { return false }
    return device.perform { menu.choose(title, sender: item) }
  }

  /// Pulls down a scroll view to refresh it, if it has a refresh control.
  @discardableResult
  public func pullToRefresh(_ scrollView: UIScrollView) -> Bool {
    guard let control = scrollView.refreshControl else { return false }
    return touch(control) { control.receiveTap() }
  }

  /// Long-presses a view and chooses the action with that title in its context menu.
  ///
  /// - Returns: True if the menu had such an action.
  @discardableResult
  public func chooseMenuAction(_ title: String, on view: UIView) -> Bool {
    guard view.isTouchable else { return false }
    return device.perform { ContextMenu(on: view)?.choose(title, sender: view) ?? false }
  }

  /// Long-presses a view and taps the preview over its context menu.
  ///
  /// - Returns: True if the menu had a preview.
  @discardableResult
  public func tapMenuPreview(on view: UIView) -> Bool {
    guard view.isTouchable else { return false }
    return device.perform { ContextMenu(on: view)?.tapPreview(on: device) ?? false }
  }

  /// Taps the half of a page control with the next pages, or the one with the pages before.
  @discardableResult
  public func turn(_ control: UIPageControl, forward: Bool) -> Bool {
    touch(control) { control.receiveTurn(by: forward ? 1 : -1) }
  }

  func touch(_ control: UIControl, _ answer: () -> Void) -> Bool {
    guard control.isEnabled, control.isTouchable else { return false }
    device.perform(answer)
    return true
  }
}

extension UIMenu {
  /// Performs the action with that title, if the menu offers it.
  func choose(_ title: String, sender: Any?) -> Bool {
    guard let action = actions.first(where: { $0.title == title }), action.isOffered else {
      return false
    }
    action.performWithSender(sender, target: nil)
    return true
  }

  func offers(_ action: UIAction) -> Bool {
    action.isOffered && actions.contains { $0 === action }
  }
}

extension UIAction {
  var isOffered: Bool { attributes.isDisjoint(with: [.disabled, .hidden]) }
}
#endif
