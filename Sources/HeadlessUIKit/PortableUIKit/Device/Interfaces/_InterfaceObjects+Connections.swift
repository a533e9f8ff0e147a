#if !canImport(UIKit)
extension _InterfaceObjects {
  /// Connects an outlet. A property that the class doesn't have is a misuse, as in UIKit.
  public func outlet(_ property: String, of source: String, to destination: String) {
    later { [unowned self] in
      guard let object = object(source), let value = self.object(destination) else { return }
      InterfaceKeys.connect(property, of: object, to: value)
    }
  }

  /// Connects an outlet collection.
  public func outlets(_ property: String, of source: String, to destinations: [String]) {
    later { [unowned self] in
      guard let object = object(source) else { return }
      let values = destinations.compactMap { self.object($0) }
      InterfaceKeys.connect(property, of: object, to: values)
    }
  }

  /// Connects a control's event to a method. A destination that is nil stands for the responder
  /// chain.
  public func action(
    _ action: String, of source: String, to destination: String?, for events: UIControl.Event
  ) {
    later { [unowned self] in
      guard let control = object(source) as? UIControl else { return }
      guard let destination else {
        return control.addTarget(nil, action: Selector(action), for: events)
      }
      guard let target = object(destination) else { return }
      control.addTarget(target, action: Selector(action), for: events)
    }
  }

  /// Connects a bar button item or a gesture recognizer to a method.
  public func action(_ action: String, of source: String, to destination: String?) {
    later { [unowned self] in
      let target = destination.flatMap { object($0) }
      guard target != nil || destination == nil else { return }
      switch object(source) {
      case let item as UIBarButtonItem:
        item.target = target
        item.action = Selector(action)
      case let recognizer as UIGestureRecognizer:
        if let target { recognizer.addTarget(target, action: Selector(action)) }
      default: break
      }
    }
  }

  /// Lets a control perform a segue. The event is the control's primary one.
  public func segue(_ segue: String, of source: String) {
    guard let viewController = owner as? UIViewController else { return }
    let trigger = SegueTrigger(segue, of: viewController)
    let action = SegueTrigger.action
    keep(trigger)
    later { [unowned self] in
      switch object(source) {
      case let control as UIControl:
        control.addTarget(trigger, action: action, for: control.eventOfSegue)
      case let item as UIBarButtonItem:
        item.target = trigger
        item.action = action
      case let recognizer as UIGestureRecognizer: recognizer.addTarget(trigger, action: action)
      case let cell as UITableViewCell: cell.interfaceSegues.selection = trigger
      case let cell as UICollectionViewCell: cell.segue = trigger
      default: break
      }
    }
  }

  /// Lets the button in a cell's accessory perform a segue.
  public func accessorySegue(_ segue: String, of source: String) {
    guard let viewController = owner as? UIViewController else { return }
    let trigger = SegueTrigger(segue, of: viewController)
    keep(trigger)
    later { [unowned self] in
      (object(source) as? UITableViewCell)?.interfaceSegues.accessory = trigger
    }
  }

  /// Adds a view's gesture recognizers.
  public func recognizers(_ ids: [String], of view: String) {
    later { [unowned self] in
      for id in ids {
        if let recognizer = object(id) as? UIGestureRecognizer {
          (object(view) as? UIView)?.addGestureRecognizer(recognizer)
        }
      }
    }
  }

  /// Activates a constraint. Its items are views or layout guides.
  public func constraint(
    _ id: String, _ item: String, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ other: String? = nil,
    _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000, isActive: Bool = true
  ) {
    guard let first = object(item), other == nil || object(other ?? "") != nil else { return }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation,
      toItem: other.flatMap { object($0) }, attribute: otherAttribute, multiplier: multiplier,
      constant: constant)
    constraint.priority = UILayoutPriority(priority)
    add(id, constraint)
    if isActive {
      constraint.isActive = true
    } else {
      keep(constraint)
    }
  }
}

extension UIControl {
  /// The event that performs a segue from the control's “action” in Interface Builder.
  fileprivate var eventOfSegue: UIControl.Event {
    switch self {
    case is UISwitch, is UISegmentedControl, is UISlider, is UIStepper, is UIDatePicker,
      is UIPageControl, is UIRefreshControl:
      .valueChanged
    case is UITextField: .editingDidEndOnExit
    default: .touchUpInside
    }
  }
}
#endif
