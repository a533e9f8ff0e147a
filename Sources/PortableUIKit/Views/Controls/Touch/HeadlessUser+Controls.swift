#if !canImport(UIKit)
  extension HeadlessUser {
    /// Taps a control: a button triggers its action, a switch changes, a text field begins editing.
    ///
    /// - Returns: Whether the touch reached it. Disabled controls, those that are not on screen and
    ///   those under a presentation hear nothing of it.
    @discardableResult
    public func tap(_ control: UIControl) -> Bool {
      touch(control) { control.receiveTap() }
    }

    /// Taps a bar button, which performs its primary action with itself as sender.
    ///
    /// - Returns: Whether there was something to perform.
    @discardableResult
    public func tap(_ item: UIBarButtonItem) -> Bool {
      device.perform { item.receiveTap() }
    }

    /// Taps a segment; on the selected one nothing changes.
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

    /// Opens the menu of a button and chooses an action in it.
    @discardableResult
    public func choose(_ action: UIAction, inMenuOf button: UIButton) -> Bool {
      guard let menu = button.menu, menu.offers(action) else { return false }
      return touch(button) { action.performWithSender(button, target: nil) }
    }

    /// Opens the menu of a bar button and chooses an action in it.
    @discardableResult
    public func choose(_ action: UIAction, inMenuOf item: UIBarButtonItem) -> Bool {
      guard let menu = item.menu, item.isEnabled, !item.isHidden, menu.offers(action) else {
        return false
      }
      device.perform { action.performWithSender(item, target: nil) }
      return true
    }

    /// Pulls down a scroll view to refresh it, where it has a refresh control.
    @discardableResult
    public func pullToRefresh(_ scrollView: UIScrollView) -> Bool {
      guard let control = scrollView.refreshControl else { return false }
      return touch(control) { control.receiveTap() }
    }

    func touch(_ control: UIControl, _ answer: () -> Void) -> Bool {
      guard control.isEnabled, control.isTouchable else { return false }
      device.perform(answer)
      return true
    }
  }

  extension UIMenu {
    func offers(_ action: UIAction) -> Bool {
      actions.contains { $0 === action }
        && action.attributes.isDisjoint(with: [.disabled, .hidden])
    }
  }
#endif
