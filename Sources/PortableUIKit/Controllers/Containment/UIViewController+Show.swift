#if !canImport(UIKit)
  /// `show`: the nearest ancestor that has its own way, else a presentation (rule 43).
  extension UIViewController {
    func showInNearestContainer(_ viewController: UIViewController, sender: Any?) {
      var current = parent
      while let container = current {
        if container.containerShow(viewController, sender: sender) { return }
        current = container.parent
      }
      present(viewController, animated: UIView.areAnimationsEnabled)
    }

    func showDetailInNearestContainer(_ viewController: UIViewController, sender: Any?) {
      var current = parent
      while let container = current {
        if container.containerShowDetail(viewController, sender: sender) { return }
        current = container.parent
      }
      present(viewController, animated: UIView.areAnimationsEnabled)
    }
  }
#endif
