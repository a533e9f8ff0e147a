import PortableUIKit

/// Presents on the topmost view controller, as coordinators' base classes do, and counts the calls.
final class RoutingViewController: UIViewController {
  private(set) var presents = 0
  private(set) var dismissals = 0

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presents += 1
    guard let presented = presentedViewController, !presented.isBeingDismissed else {
      return super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    presented.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissals += 1
    super.dismiss(animated: flag, completion: completion)
  }
}

/// A wrapper that answers for its content.
final class WrapperViewController: UIViewController {
  private(set) var content = UIViewController()

  convenience init(content: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    self.content = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override var presentedViewController: UIViewController? {
    content.presentedViewController ?? super.presentedViewController
  }

  override var isBeingDismissed: Bool { super.isBeingDismissed || content.isBeingDismissed }

  override var title: String? {
    get { content.title }
    set { content.title = newValue }
  }
}

/// Keeps a placeholder at the bottom, and hides it from others.
final class PlaceholderStack: UINavigationController {
  let placeholder = UIViewController()

  override var viewControllers: [UIViewController] {
    get { super.viewControllers.filter { $0 !== placeholder } }
    set { super.viewControllers = newValue }
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers([placeholder] + viewControllers, animated: animated)
  }

  @discardableResult
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }
}

/// Implements only `didShow`.
final class ShownRecorder: NSObject, UINavigationControllerDelegate {
  private(set) var shown: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }
}

/// Implements only the callback for a sheet that was swiped away.
final class DismissalRecorder: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var dismissals = 0

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissals += 1
  }
}

/// Sets the sheet's delegate before it presents, and gives the sheet its detents.
@MainActor final class SheetPresenter {
  let delegate = DismissalRecorder()

  func present(_ content: UIViewController, from presenter: UIViewController) {
    content.modalPresentationStyle = .pageSheet
    content.presentationController?.delegate = delegate
    content.sheetPresentationController?.detents = [.medium(), .large()]
    content.sheetPresentationController?.prefersGrabberVisible = true
    presenter.present(content, animated: true)
  }
}
