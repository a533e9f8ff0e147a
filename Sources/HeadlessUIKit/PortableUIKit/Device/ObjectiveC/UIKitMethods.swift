#if !canImport(UIKit)
/// The methods of UIKit's own classes that apps send by name.
@MainActor enum UIKitMethods {
  static func method(named name: String, of target: AnyObject) -> _ObjectiveCMethod? {
    guard let responder = target as? UIResponder else { return nil }
    return method(named: name, of: responder)
      ?? (responder as? UIView).flatMap { method(named: name, of: $0) }
      ?? (responder as? UIViewController).flatMap { method(named: name, of: $0) }
  }

  private static func method(named name: String, of responder: UIResponder) -> _ObjectiveCMethod? {
    switch name {
    case "becomeFirstResponder": _ObjectiveCMethod { responder.becomeFirstResponder() }
    case "resignFirstResponder": _ObjectiveCMethod { responder.resignFirstResponder() }
    default: nil
    }
  }

  private static func method(named name: String, of view: UIView) -> _ObjectiveCMethod? {
    switch (name, view) {
    case ("endEditing:", _): _ObjectiveCMethod { (_: Any?) in view.endEditing(true) }
    case ("layoutIfNeeded", _): _ObjectiveCMethod { view.layoutIfNeeded() }
    case ("setNeedsLayout", _): _ObjectiveCMethod { view.setNeedsLayout() }
    case ("removeFromSuperview", _): _ObjectiveCMethod { view.removeFromSuperview() }
    case ("reloadData", let table as UITableView): _ObjectiveCMethod { table.reloadData() }
    case ("beginRefreshing", let pull as UIRefreshControl):
      _ObjectiveCMethod { pull.beginRefreshing() }
    case ("endRefreshing", let pull as UIRefreshControl):
      _ObjectiveCMethod { pull.endRefreshing() }
    case ("startAnimating", let wheel as UIActivityIndicatorView):
      _ObjectiveCMethod { wheel.startAnimating() }
    case ("stopAnimating", let wheel as UIActivityIndicatorView):
      _ObjectiveCMethod { wheel.stopAnimating() }
    default: nil
    }
  }

  private static func method(
    named name: String, of controller: UIViewController
  ) -> _ObjectiveCMethod? {
    switch (name, controller) {
    case ("dismissViewControllerAnimated:completion:", _):
      _ObjectiveCMethod { (_: Any?) in controller.dismiss(animated: true) }
    case ("popViewControllerAnimated:", let stack as UINavigationController):
      _ObjectiveCMethod { (_: Any?) in stack.popViewController(animated: true) }
    case ("popToRootViewControllerAnimated:", let stack as UINavigationController):
      _ObjectiveCMethod { (_: Any?) in stack.popToRootViewController(animated: true) }
    default: nil
    }
  }
}
#endif
