#if !canImport(UIKit)
/// A container view controller that manages a stack of view controllers and shows the last one.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  public static let hideShowBarDuration: CGFloat = 0.33

  /// The child whose view is inside this view controller's view.
  @exclusivity(unchecked) var shown: UIViewController?
  /// Whether the delegate knows that `shown` is on screen.
  @exclusivity(unchecked) var isShownAnnounced = false
  @exclusivity(unchecked) var stackState = StackState.idle
  /// The number of calls in progress that have put view controllers into the array and haven't set
  /// their parents yet.
  @exclusivity(unchecked) var entries = 0
  /// Whether a swipe at the root has begun a transition that never ends (rule 291).
  var isStuck = false
  private var bar: UINavigationBar?
  private var bottomBar: UIToolbar?
  private var popRecognizer: UIGestureRecognizer?
  private var contentPopRecognizer: UIGestureRecognizer?
  /// Set once the delegate turns out not to implement the animator method.
  var delegateHasNoAnimators = false

  public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// The delegate that UIKit calls, even if a subclass overrides `delegate` (rule 263).
  @exclusivity(unchecked) weak var storedDelegate: (any UINavigationControllerDelegate)?

  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  open var viewControllers: [UIViewController] {
    get { childList }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { childList.last }

  open var visibleViewController: UIViewController? {
    var visible = topViewController ?? self
    while let presented = visible.presentedViewController { visible = presented }
    return visible === self ? nil : visible
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: childList.count - 2, animated: animated).last
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = childList.lastIndex(where: { $0 === viewController }) else {
      device.misuse(
        "M4", "NSInternalInconsistencyException",
        "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    let popped = pop(to: index, animated: animated)
    return popped.isEmpty ? nil : popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = pop(to: 0, animated: animated)
    return popped.isEmpty ? nil : popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if vc is UINavigationController {
      present(vc, animated: UIView.areAnimationsEnabled)
    } else {
      pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Returns the children to search for an unwind segue, top first (rule 158).
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    pop(for: unwindSegue, to: subsequentVC)
  }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    pushSecondary(secondaryViewController, of: splitViewController)
  }

  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    popSecondary(for: splitViewController)
  }

  open var isNavigationBarHidden = false

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open var navigationBar: UINavigationBar {
    if let bar { return bar }
    let made = UINavigationBar(frame: .zero)
    made.controller = self
    bar = made
    return made
  }

  open var isToolbarHidden = true

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! {
    if let bottomBar { return bottomBar }
    let made = UIToolbar(frame: .zero)
    made.controller = self
    bottomBar = made
    return made
  }

  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if let popRecognizer { return popRecognizer }
    let made = UIGestureRecognizer()
    popRecognizer = made
    return made
  }

  /// The recognizer for pops that start on the content. It only lets other recognizers wait for it
  /// (rule 147).
  @available(iOS 26.0, *)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    if let contentPopRecognizer { return contentPopRecognizer }
    let made = UIGestureRecognizer()
    contentPopRecognizer = made
    return made
  }

  open var hidesBarsOnSwipe = false
  @available(iOS 27.3, *)
  open var barContainerBehavior = UIBarContainerBehavior.automatic
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false

  open override func accessibilityPerformEscape() -> Bool { popOnEscape() }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  @MainActor override func forEachChildThatAppears(_ body: @MainActor (UIViewController) -> Void) {
    if let shown { body(shown) }
  }

  override var ownTransition: RunningTransition? { stackState.transition ?? super.ownTransition }

  override func containerWillForward(isAppearing: Bool) {
    if isAppearing { settleBeforeAppearing() }
  }

  override func containerDidForward(_ phase: AppearanceState.Phase) {
    if phase == .appeared { settleAfterAppearing() } else { settleAfterDisappearing() }
  }

  override func containerWillLayOut() {
    if let view = viewIfLoaded { shown?.viewIfLoaded?.frame = view.bounds }
    startPendingTransition()
    askForAnotherLayout()
  }

  override func containerWillLose(_ child: UIViewController) {
    lose(child)
  }

  /// Called when a child has left the stack.
  func containerHasReleased(_ child: UIViewController) {}

  /// True, because a new child's movement ends only when it has appeared (rule 30).
  override var settlesMovements: Bool { true }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    navigationController.delegateHasNoAnimators = true
    return nil
  }
}
#endif
