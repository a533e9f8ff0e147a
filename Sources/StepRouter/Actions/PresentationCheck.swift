import PortableUIKit

/// Finds out before UIKit is called whether it would raise an exception or ignore the call.
@MainActor
struct PresentationCheck {
  let presenter: UIViewController

  /// Why UIKit would not present; nil if it would. In the order in which UIKit checks.
  func refusal(of viewController: UIViewController) -> PresentationRefusal? {
    let name = ViewControllerReference(viewController)
    let presenterName = ViewControllerReference(presenter)
    if viewController.presentingViewController != nil, viewController.parent == nil {
      return .alreadyPresented(name)
    }
    if let presented = presenter.presentedViewController {
      return .hostIsPresenting(presenterName, presented: ViewControllerReference(presented))
    }
    if presenter === viewController { return .presentsItself(name) }
    if let parent = viewController.parent {
      return .hasParent(name, parent: ViewControllerReference(parent))
    }
    if presenter.viewIfLoaded?.window == nil { return .hostNotInWindow(presenterName) }
    return contentRefusal(of: viewController)
  }

  private func contentRefusal(of viewController: UIViewController) -> PresentationRefusal? {
    if let alert = viewController as? UIAlertController, alert.title == nil,
      alert.message == nil, alert.actions.isEmpty
    {
      return .emptyAlert
    }
    if viewController.modalPresentationStyle == .popover,
      let popover = viewController.popoverPresentationController,
      popover.sourceView == nil, popover.barButtonItem == nil
    {
      return .popoverWithoutSource(ViewControllerReference(viewController))
    }
    return nil
  }
}
