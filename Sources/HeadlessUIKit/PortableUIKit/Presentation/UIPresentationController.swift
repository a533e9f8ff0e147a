#if !canImport(UIKit)
/// An object that manages the presentation of a view controller. UIKit creates it on first use,
/// before or during the presentation (rule 78). It keeps its view controller alive, unless the view
/// controller keeps it (rule 265).
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  private let presented: ControllerReference
  /// The presented view controller, unless that keeps this object alive.
  private var kept: UIViewController?
  private var holders = 0
  private let presenter: ControllerReference?
  private let style: UIModalPresentationStyle
  /// The view that contains the presented view for the duration of the presentation.
  weak var container: PresentationContainerView?
  /// The superview to which the presenter's view returns.
  weak var presenterSuperview: UIView?
  var adaptation = PresentationAdaptation()

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController.madeReference
    kept = presentedViewController
    style = presentedViewController.modalPresentationStyle
    presenter = presentingViewController?.madeReference
    super.init()
  }

  /// Creates a presentation controller for a style that another one adapts to.
  init(adapting controller: UIPresentationController, to style: UIModalPresentationStyle) {
    presented = controller.presented
    self.style = style
    presenter = controller.presenter
    super.init()
  }

  /// The presented view controller. If it's gone, an empty one replaces it; UIKit would have kept
  /// it alive.
  open var presentedViewController: UIViewController {
    if let viewController = presented.viewController { return viewController }
    let empty = kept ?? UIViewController()
    kept = empty
    return empty
  }

  /// Counts the view controllers that hold this object: its own, or the wrapper.
  func changeHolders(by change: Int) {
    holders += change
    kept = holders > 0 ? nil : presented.viewController
  }
  open var presentingViewController: UIViewController {
    shownViewController.presenterLink ?? presenter?.viewController ?? presentedViewController
  }
  /// The delegate that UIKit calls, even if a subclass overrides `delegate` (rule 263).
  @exclusivity(unchecked) weak var storedDelegate: (any UIAdaptivePresentationControllerDelegate)?

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  /// The style at the time this object was created. A style you set later applies to the next
  /// presentation.
  open var presentationStyle: UIModalPresentationStyle { style }
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  open var containerView: UIView? { container }
  open var presentedView: UIView? { shownViewController.viewIfLoaded }
  open var frameOfPresentedViewInContainerView: CGRect { shownFrame }
  open var shouldPresentInFullscreen: Bool { true }

  /// A Boolean value that indicates whether the presenter's view leaves the window during the
  /// presentation.
  open var shouldRemovePresentersView: Bool { shownStyle.removesPresenter }

  /// Returns the style to use with the given traits; `.none` keeps the presentation's own style
  /// (rule 142).
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    standardAdaptation(in: traitCollection)
  }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  @available(iOS, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Notifies the presented view controller of a size change. Overrides must call super.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    shownViewController.viewWillTransition(to: size, with: coordinator)
  }

  /// Notifies the presented view controller of a trait change. Overrides must call super.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    shownViewController.willTransition(to: newCollection, with: coordinator)
  }
}

extension UIPresentationController: UITraitEnvironment, UIContentContainer {}

@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.presentationStyle }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
#endif
