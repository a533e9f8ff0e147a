#if !canImport(UIKit)
/// A container view controller that shows one child at a time, which the user selects in a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The child whose view is inside this view controller's view.
  @exclusivity(unchecked) var shown: UIViewController?
  @exclusivity(unchecked) var tabState = TabState.idle
  /// The view controllers to select from: the list, or the ones that the tabs show.
  @exclusivity(unchecked) var listed: [UIViewController]? {
    didSet {
      HierarchyChanges.note()
      listVersion += 1
      if let lastListed, !lists(lastListed) { self.lastListed = nil }
    }
  }
  /// The number of times the list has changed.
  var listVersion = 0
  /// The selected view controller: a listed one, or More.
  @exclusivity(unchecked) var selected: UIViewController? {
    didSet { HierarchyChanges.note() }
  }
  /// The tabs; nil if there's a list of view controllers, or nothing yet.
  @exclusivity(unchecked) var tabList: [UITab]? {
    didSet { HierarchyChanges.note() }
  }
  var selectedLeaf: UITab?
  /// The selection from before the app removed every tab (rule 129).
  @exclusivity(unchecked) var staleSelection: UIViewController?
  /// The tab that represents the selected view controller if there are no tabs (rule 130).
  var privateTab: UITab?
  /// The last selected view controller other than More. Not weak, because a weak reference would
  /// make every use of the view controller slower.
  @exclusivity(unchecked) var lastListed: UIViewController?
  /// The view controller on its way into More or out of it.
  var moved: UIViewController?
  /// Whether the tabs decide the next selection, even if the selected child is lost.
  var isRelisting = false
  /// Whether the selected child doesn't show yet, because it appears with this view controller.
  var isPreparing = false
  private var bar: UITabBar?
  @exclusivity(unchecked) private(set) var sideBar: Sidebar?
  @exclusivity(unchecked) private(set) var moreController: UIMoreNavigationController?

  public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    loadViewIfNeeded()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @available(iOS 18.0, *)
  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    loadViewIfNeeded()
    self.tabs = tabs
  }

  /// The delegate that UIKit calls, even if a subclass overrides `delegate` (rule 263).
  @exclusivity(unchecked) weak var storedDelegate: (any UITabBarControllerDelegate)?

  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  open var viewControllers: [UIViewController]? {
    get { tabList == nil ? listed : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceList(with: viewControllers, animated: animated)
  }

  open var selectedViewController: UIViewController? {
    get { selectionSeen }
    set { if let newValue { selectListed(newValue) } }
  }

  open var selectedIndex: Int {
    get { indexOfSelection ?? NSNotFound }
    set { select(at: newValue) }
  }

  open var moreNavigationController: UINavigationController { madeMore }

  var madeMore: UIMoreNavigationController {
    if let moreController { return moreController }
    let made = UIMoreNavigationController()
    made.tabs = self
    made.tabBarItem.title = "More"
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

  // Tabs

  @available(iOS 18.0, *)
  open var tabs: [UITab] {
    get { tabList ?? [] }
    set { setTabs(newValue, animated: false) }
  }

  @available(iOS 18.0, *)
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    replaceTabs(with: tabs)
    tellSidebarAvailability()
  }

  @available(iOS 18.0, *)
  open var selectedTab: UITab? {
    get { tabSeen }
    set { if let newValue { selectTab(newValue) } }
  }

  @available(iOS 18.0, *)
  open func tab(forIdentifier identifier: String) -> UITab? {
    (tabList ?? []).lazy.flatMap(\.family).first { $0.identifier == identifier }
  }

  @available(iOS 18.0, *)
  open var mode: UITabBarController.Mode {
    get { wishedMode }
    set {
      wishedMode = newValue
      tellSidebarAvailability()
    }
  }
  private var wishedMode = Mode.automatic

  @available(iOS 18.0, *)
  open var sidebar: UITabBarController.Sidebar {
    if let sideBar { return sideBar }
    let made = Sidebar()
    made.owner = self
    sideBar = made
    made.noteAvailability()
    return made
  }

  @available(iOS 18.0, *)
  open var compactTabIdentifiers: [String]? {
    get { compactIdentifiers }
    set {
      compactIdentifiers = newValue
      placesChanged()
    }
  }
  private var compactIdentifiers: [String]?

  @available(iOS 18.0, *)
  open var customizationIdentifier: String? {
    get { storageKey }
    set { storageKey = newValue }
  }
  private var storageKey: String?

  /// The tab that stands apart. It changes neither the selection nor the order.
  @available(iOS 27.0, *)
  open var prominentTabIdentifier: String?

  @available(iOS 27.0, *)
  open func setProminentTabIdentifier(_ identifier: String?, animated: Bool) {
    prominentTabIdentifier = identifier
  }

  @available(iOS 18.0, *)
  open var isTabBarHidden: Bool {
    get { isBarPutAway }
    set { setTabBarHidden(newValue, animated: false) }
  }
  private var isBarPutAway = false

  @available(iOS 26.0, *)
  open var bottomAccessory: UITabAccessory? {
    get { accessoryView?.accessory }
    set { replaceAccessory(with: newValue) }
  }
  @exclusivity(unchecked) var accessoryView: TabAccessoryView?

  @available(iOS 26.0, *)
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    replaceAccessory(with: bottomAccessory)
  }

  @available(iOS 26.0, *)
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic

  /// The room for the tabs' content: all of the view, because a headless bar has no size.
  @available(iOS 26.0, *)
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  private lazy var contentGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    guide.role = .frame
    guide.owningView = view
    return guide
  }()

  @available(iOS 18.0, *)
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isBarPutAway = hidden
    placeAccessory()
  }

  // Overrides

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if lists(subsequentVC) { selectedViewController = subsequentVC }
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
    placeAccessory()
    tellSidebarAvailability()
  }

  override func containerTraitsDidChange() {
    placesChanged()
  }

  override func containerWillLose(_ child: UIViewController) {
    lose(child)
  }
}
#endif
