#if !canImport(UIKit)
/// View controllers side by side, one of them selected.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The child whose view is in this view controller's view.
  @exclusivity(unchecked) var shown: UIViewController?
  @exclusivity(unchecked) var tabState = TabState.idle
  private var listed: [UIViewController]?
  private var selected: UIViewController?
  private var bar: UITabBar?
  private(set) var moreController: UINavigationController?

  open weak var delegate: (any UITabBarControllerDelegate)?

  open var viewControllers: [UIViewController]? {
    get { listed }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(with: viewControllers, animated: animated)
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set { if let newValue { selectTab(newValue) } }
  }

  open var selectedIndex: Int {
    get { listed?.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard let listed, listed.indices.contains(newValue) else { return }
      selectedViewController = listed[newValue]
    }
  }

  open var moreNavigationController: UINavigationController {
    if let moreController { return moreController }
    let made = UINavigationController()
    moreController = made
    return made
  }

  open var customizableViewControllers: [UIViewController]?

  open var tabBar: UITabBar {
    if let bar { return bar }
    let made = UITabBar(frame: .zero)
    bar = made
    made.controller = self
    return made
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  @MainActor override func forEachChildThatAppears(_ body: @MainActor (UIViewController) -> Void) {
    if let shown { body(shown) }
  }

  override var ownTransition: RunningTransition? { tabState.transition ?? super.ownTransition }

  override func containerWillForward(isAppearing: Bool) {
    if isAppearing { showSelectedBeforeAppearing() }
  }

  override func containerWillLayOut() {
    if let view = viewIfLoaded { shown?.viewIfLoaded?.frame = view.bounds }
  }

  override func containerWillLose(_ child: UIViewController) {
    if leavingChildren.contains(where: { $0 === child }) {
      leavingChildren.removeAll { $0 === child }
      return child.leaveScreen()
    }
    guard lists(child) else {
      // It is no tab any longer, and has yet to go.
      guard shown === child else { return }
      shown = nil
      return child.leaveScreen()
    }
    store(listed?.filter { $0 !== child }, selected: selected === child ? nil : selected)
    if shown === child { shown = nil }
    child.leaveScreen()
    if selected == nil, let first = listed?.first { selectTab(first) }
  }

  func store(_ listed: [UIViewController]?, selected: UIViewController?) {
    self.listed = listed
    self.selected = selected
  }
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController])
  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController], changed: Bool)
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
#endif
