#if !canImport(UIKit)
/// An object that manages a view, child view controllers and a presented view controller.
///
/// Overridable members are in this class, because Swift doesn't let you override members of
/// extensions. The extensions implement them, by topic.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private let ownDevice: HeadlessDevice
  override var device: HeadlessDevice { ownDevice }

  @exclusivity(unchecked) var appearance = AppearanceState()
  @exclusivity(unchecked) var movement = Movement.none
  @exclusivity(unchecked) var presentation = PresentationState() {
    didSet { HierarchyChanges.note() }
  }
  @exclusivity(unchecked) var extras: ControllerExtras?
  @exclusivity(unchecked) private nonisolated(unsafe) var loadedView: UIView?

  // The place in the hierarchy. The parent is unowned, and clears the reference when it goes away.
  @exclusivity(unchecked) nonisolated(unsafe) unowned var parentLink: UIViewController? {
    didSet { HierarchyChanges.note() }
  }
  @exclusivity(unchecked) nonisolated(unsafe) var childList: [UIViewController] = [] {
    didSet {
      childListVersion &+= 1
      HierarchyChanges.note()
    }
  }
  /// The number of times the list has changed.
  @exclusivity(unchecked) nonisolated(unsafe) var childListVersion = 0
  /// Children that aren't listed anymore and leave with the running transition.
  @exclusivity(unchecked) nonisolated(unsafe) var leavingChildren: [UIViewController] = []

  // The place among presentations, with the same kind of references.
  /// The view controller that presents this one.
  @exclusivity(unchecked) nonisolated(unsafe) unowned var presenterLink: UIViewController? {
    didSet { HierarchyChanges.note() }
  }
  /// The view controller that this one presents.
  @exclusivity(unchecked) nonisolated(unsafe) var presentedLink: UIViewController? {
    didSet { HierarchyChanges.note() }
  }

  @exclusivity(unchecked) nonisolated(unsafe) var reference: ControllerReference?

  private var storedTitle: String?

  public let nibName: String?
  private let givenBundle: Bundle?

  public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownDevice = .current
    nibName = nibNameOrNil
    givenBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    ownDevice = .current
    nibName = nil
    givenBundle = nil
    super.init()
    coder.fillFromInterface(self)
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  deinit {
    HierarchyChanges.note()
    loadedView?.owner = nil
    for child in childList { child.parentLink = nil }
    for child in leavingChildren { child.parentLink = nil }
    presentedLink?.presenterLink = nil
    reference?.viewController = nil
  }

  open var nibBundle: Bundle? { givenBundle ?? .main }
  open var storyboard: UIStoryboard? { extras?.storyboard }

  /// The presenter of a presented view controller, or else the root view's superview (rule 8).
  open override var next: UIResponder? { nextResponder }

  // The view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { viewAfterLoading() }
    set { assign(newValue) }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() {
    if !loadFromInterface(), !loadFromNib() { view = UIView(frame: device.screen.bounds) }
  }

  open func loadViewIfNeeded() {
    if loadedView == nil { _ = view }
  }

  open func viewDidLoad() {}

  // Appearance

  open func viewWillAppear(_ animated: Bool) { complainUnlessDue(.willAppear) }
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) { complainUnlessDue(.didAppear) }
  open func viewWillDisappear(_ animated: Bool) { complainUnlessDue(.willDisappear) }
  open func viewDidDisappear(_ animated: Bool) { complainUnlessDue(.didDisappear) }
  open func viewWillLayoutSubviews() {}

  /// Configures what the screen shows, before its layout. Call `setNeedsUpdateProperties()` instead.
  @available(iOS 26.0, *)
  open func updateProperties() {}

  @available(iOS 26.0, *)
  open func setNeedsUpdateProperties() {
    viewIfLoaded?.markForUpdate()
  }

  @available(iOS 26.0, *)
  open func updatePropertiesIfNeeded() {
    viewIfLoaded?.updatePropertiesNow()
  }
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() {}
  open func didReceiveMemoryWarning() {}

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() {
    endAppearance()
  }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // Containment

  open var parent: UIViewController? { parentLink }
  open var children: [UIViewController] { childList }

  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  open func removeFromParent() {
    leaveParent()
  }

  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { movement = .fromParent }
  }

  open func didMove(toParent parent: UIViewController?) {
    if parent != nil { endMovementOffScreen() }
  }

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    swapChildren(
      from: fromViewController, to: toViewController, duration: duration,
      animations: animations, completion: completion)
  }

  @available(iOS, deprecated: 17.0)
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.overrideTraits(with: collection)
  }

  @available(iOS, deprecated: 17.0)
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.extras?.overrideTraits
  }

  open var isMovingToParent: Bool { movement == .toParent }
  open var isMovingFromParent: Bool {
    movement == .fromParent && !appearance.isForwarding
  }

  open var navigationController: UINavigationController? { ancestor() }
  open var tabBarController: UITabBarController? { ancestor() }
  open var splitViewController: UISplitViewController? { ancestor() }
  @available(iOS 27.1, *)
  open var arrangementViewController: UIArrangementViewController? { ancestor() }

  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var childViewControllerForPointerLock: UIViewController? { nil }

  // Presentation

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  open var presentedViewController: UIViewController? { nearestPresented }
  open var presentingViewController: UIViewController? { nearestPresenter }
  open var isBeingPresented: Bool { presentation.phase == .presenting }
  open var isBeingDismissed: Bool { presentation.phase == .dismissing }

  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style.resolved(in: device.systemVersion) }
    set { changePresentationStyle(to: newValue) }
  }

  open var modalTransitionStyle: UIModalTransitionStyle {
    get { extras?.transitionStyle ?? .coverVertical }
    set { madeExtras.transitionStyle = newValue }
  }

  @available(iOS 18.0, *)
  open var preferredTransition: UIViewController.Transition? {
    get { extras?.preferredTransition }
    set { madeExtras.preferredTransition = newValue }
  }

  open var isModalInPresentation: Bool {
    get { extras?.isModalInPresentation ?? false }
    set { madeExtras.isModalInPresentation = newValue }
  }

  @available(iOS, deprecated: 13.0)
  open var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  open var definesPresentationContext: Bool {
    get { extras?.definesPresentationContext ?? false }
    set { madeExtras.definesPresentationContext = newValue }
  }

  open var providesPresentationContextTransitionStyle: Bool {
    get { extras?.providesTransitionStyle ?? false }
    set { madeExtras.providesTransitionStyle = newValue }
  }

  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { extras?.transitioningDelegate }
    set { madeExtras.transitioningDelegate = newValue }
  }

  /// The presentation controller of the current presentation, or else this view controller's own.
  open var presentationController: UIPresentationController? {
    nearestPresentationController ?? madePresentationController
  }
  open var activePresentationController: UIPresentationController? {
    nearestPresentationController
  }

  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestTransition
  }

  open var preferredContentSize: CGSize {
    get { extras?.preferredContentSize ?? .zero }
    set { changePreferredContentSize(to: newValue) }
  }

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

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  open var traitCollection: UITraitCollection { resolvedTraits }
  @available(iOS, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func show(_ vc: UIViewController, sender: Any?) {
    showByOthers(vc, sender: sender)
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailByOthers(vc, sender: sender)
  }

  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // Segues

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    beginSegue(identifier, sender: sender)
  }

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    hasUnwindAction(action, from: fromViewController)
  }

  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    childrenBeside(source)
  }

  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    childOnTheWay(from: source)
  }

  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  // Items

  open var title: String? {
    get { storedTitle }
    set {
      storedTitle = newValue
      titleChanged()
    }
  }

  open var navigationItem: UINavigationItem { madeNavigationItem }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set { madeExtras.tabBarItem = newValue }
  }

  @available(iOS 18.0, *)
  open var tab: UITab? { extras?.tab }

  open var toolbarItems: [UIBarButtonItem]? {
    get { extras?.toolbarItems }
    set {
      madeExtras.toolbarItems = newValue
      for item in newValue ?? [] { item.toolbarOwner = self }
    }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  open var hidesBottomBarWhenPushed: Bool {
    get { extras?.hidesBottomBarWhenPushed ?? false }
    set { madeExtras.hidesBottomBarWhenPushed = newValue }
  }

  open var isEditing: Bool {
    get { extras?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing)
  }

  open var editButtonItem: UIBarButtonItem { madeEditButtonItem }

  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { extras?.additionalSafeAreaInsets ?? .zero }
    set { changeAdditionalSafeArea(to: newValue) }
  }

  open var edgesForExtendedLayout: UIRectEdge {
    get { extras?.edgesForExtendedLayout ?? .all }
    set { madeExtras.edgesForExtendedLayout = newValue }
  }

  @available(iOS, deprecated: 11.0)
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { extras?.adjustsScrollViewInsets ?? true }
    set { madeExtras.adjustsScrollViewInsets = newValue }
  }

  @available(iOS, deprecated: 11.0)
  open var topLayoutGuide: any UILayoutSupport { EdgeGuide(of: self, isTop: true) }
  @available(iOS, deprecated: 11.0)
  open var bottomLayoutGuide: any UILayoutSupport { EdgeGuide(of: self, isTop: false) }

  open var extendedLayoutIncludesOpaqueBars = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { madeExtras.restorationIdentifier = newValue }
  }

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.interfaceStyle ?? .unspecified }
    set { changeTraits { madeExtras.interfaceStyle = newValue } }
  }

  @available(iOS 17.0, *)
  open var traitOverrides: UITraitOverrides {
    get { extras?.traitOverrides ?? UITraitOverrides() }
    set { changeTraits { madeExtras.traitOverrides = newValue } }
  }

  // Status bar and rotation

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  @available(iOS, deprecated: 16.0)
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  @available(iOS 26.0, *)
  open var prefersInterfaceOrientationLocked: Bool { false }
  @available(iOS 26.0, *)
  open var childForInterfaceOrientationLock: UIViewController? { nil }
  @available(iOS 26.0, *)
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    viewIfLoaded?.window?.windowScene?.updateOrientationLock()
  }
  @available(iOS 27.1, *)
  open var preferredVerticalBarBehavior: UIVerticalBarBehavior { .automatic }
  @available(iOS 27.1, *)
  open var childForPreferredVerticalBarBehavior: UIViewController? { nil }
  @available(iOS 27.1, *)
  open func setNeedsUpdateOfVerticalBarConfiguration() {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var prefersPointerLocked: Bool { false }
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  /// Calls the closure for each child that appears with this view controller. UIKit's containers
  /// override this hook and the ones below.
  @MainActor func forEachChildThatAppears(_ body: @MainActor (UIViewController) -> Void) {
    guard !childList.isEmpty else { return }
    for child in childrenInView { body(child) }
  }

  var ownTransition: RunningTransition? { presentation.transition }
  func containerWillForward(isAppearing: Bool) {}
  func containerDidForward(_ phase: AppearanceState.Phase) {}
  func containerWillLayOut() {}
  func containerWillLose(_ child: UIViewController) {}
  func containerTraitsDidChange() {}
  /// The traits that children inherit.
  var containerTraits: UITraitCollection { traitCollection }
  var settlesMovements: Bool { false }
  func makeContainerPresentationController(
    from presenter: UIViewController?
  ) -> UIPresentationController? { nil }

  func setLoadedView(_ view: UIView?) { loadedView = view }
}
#endif
