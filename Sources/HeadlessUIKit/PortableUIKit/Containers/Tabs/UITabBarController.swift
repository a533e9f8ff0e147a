#if !canImport(UIKit)
/// View controllers side by side, one of them selected.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The child whose view is in this view controller's view.
  @exclusivity(unchecked) var shown: UIViewController?
  @exclusivity(unchecked) var tabState = TabState.idle
  /// The view controllers that can be selected: those of the list, or what the tabs show.
  @exclusivity(unchecked) var listed: [UIViewController]? {
    didSet {
      listVersion += 1
      if let lastListed, !lists(lastListed) { self.lastListed = nil }
    }
  }
  /// How often the list has been changed.
  var listVersion = 0
  /// One of those, or More.
  @exclusivity(unchecked) var selected: UIViewController?
  /// Nil where there is a list of view controllers, or nothing yet.
  @exclusivity(unchecked) var tabList: [UITab]?
  var selectedLeaf: UITab?
  /// What was selected before all tabs were taken away (rule 129).
  @exclusivity(unchecked) var staleSelection: UIViewController?
  /// What stands for a listed view controller where there are no tabs (rule 130).
  var privateTab: UITab?
  /// The listed one that was selected last: More is none. Not weak, which would make all that is done
  /// with it slower.
  @exclusivity(unchecked) var lastListed: UIViewController?
  /// What is on its way into More or out of it.
  var moved: UIViewController?
  /// Whether the tabs say what is selected next, also where the selected one is lost.
  var isRelisting = false
  /// Whether what is selected is not shown yet: it appears with the whole.
  var isPreparing = false
  private var bar: UITabBar?
  private var sideBar: Sidebar?
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

  /// What is asked and told, whatever an override of `delegate` answers (rule 263).
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
    set { wishedMode = newValue }
  }
  private var wishedMode = Mode.automatic

  @available(iOS 18.0, *)
  open var sidebar: UITabBarController.Sidebar {
    if let sideBar { return sideBar }
    let made = Sidebar()
    made.owner = self
    sideBar = made
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

  @available(iOS 18.0, *)
  open var isTabBarHidden: Bool {
    get { isBarPutAway }
    set { setTabBarHidden(newValue, animated: false) }
  }
  private var isBarPutAway = false

  @available(iOS 18.0, *)
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isBarPutAway = hidden
  }

  // What UIKit itself does as a view controller

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
  }

  override func containerTraitsDidChange() {
    placesChanged()
  }

  override func containerWillLose(_ child: UIViewController) {
    lose(child)
  }
}
#endif
