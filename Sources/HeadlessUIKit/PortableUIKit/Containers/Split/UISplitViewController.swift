#if !canImport(UIKit)
/// A container view controller that shows columns side by side, or as one stack in compact width.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public static let automaticDimension = CGFloat(-Float.greatestFiniteMagnitude)

  private let givenStyle: Style
  @exclusivity(unchecked) var columns: [Column: SplitColumn] = [:]
  /// The children that represent columns.
  @exclusivity(unchecked) var hosts: [UIViewController] = []
  /// The hosts whose views are on screen or on their way in.
  @exclusivity(unchecked) var placed: [UIViewController] = []
  /// Whether the first appearance has begun, which makes the columns children.
  @exclusivity(unchecked) var isArranged = false
  @exclusivity(unchecked) var isFolded = false
  @exclusivity(unchecked) var isCompactShown = false
  @exclusivity(unchecked) var isInspectorShown = false
  /// Whether the inspector has yet to follow the columns, which have collapsed or expanded.
  @exclusivity(unchecked) var isInspectorDue = false
  @exclusivity(unchecked) var mode = DisplayMode.secondaryOnly
  @exclusivity(unchecked) var wishedMode = DisplayMode.automatic
  @exclusivity(unchecked) var wishedBehavior = SplitBehavior.automatic
  /// The width that determined the display mode.
  @exclusivity(unchecked) var arrangedWidth: CGFloat = 0
  @exclusivity(unchecked) var isModeDue = false
  /// The width that the next layout will have.
  @exclusivity(unchecked) var comingWidth: CGFloat?
  @exclusivity(unchecked) var isSettling = false
  @exclusivity(unchecked) var isAdapting = false
  /// A child that stays until the delegate has been called.
  @exclusivity(unchecked) var lingering: UIViewController?
  /// The classic style's secondary view controller if no stack has taken it.
  @exclusivity(unchecked) var setAside: UIViewController?
  /// A stack whose top view controller may have changed and isn't on screen yet.
  @exclusivity(unchecked) var staleStack: UINavigationController?
  /// The delegate calls to make when the first appearance ends.
  @exclusivity(unchecked) var dueNews: (@MainActor () -> Void)?
  @exclusivity(unchecked) var change: SplitChange?
  var primaryWidth = ColumnWidth()
  var supplementaryWidth = ColumnWidth()
  private var modeButton: UIBarButtonItem?

  public init(style: UISplitViewController.Style) {
    givenStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    givenStyle = coder.interfaceValues?.splitStyle ?? .unspecified
    super.init(coder: coder)
  }

  /// The delegate that UIKit calls, even if a subclass overrides `delegate` (rule 263).
  @exclusivity(unchecked) weak var storedDelegate: (any UISplitViewControllerDelegate)?

  /// The list that becomes the children in the next turn of the run loop, on a device on which that
  /// is late (rule 58).
  private var lateList: [UIViewController]?

  open weak var delegate: (any UISplitViewControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  open var style: UISplitViewController.Style { givenStyle }
  open var isCollapsed: Bool { isFolded }
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var primaryBackgroundStyle = BackgroundStyle.sidebar

  open var viewControllers: [UIViewController] {
    get { lateList ?? listedColumns }
    set {
      guard isClassic, device.quirks.contains(.lateColumns) else { return setList(newValue) }
      lateList = newValue
      device.schedule { [self] in
        guard let list = lateList else { return }
        lateList = nil
        setList(list)
      }
    }
  }

  open func setViewController(
    _ vc: UIViewController?, for column: UISplitViewController.Column
  ) {
    setColumn(vc, column)
  }

  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    isClassic ? nil : columns[column]?.content
  }

  open func show(_ column: UISplitViewController.Column) {
    showColumn(column)
  }

  open func hide(_ column: UISplitViewController.Column) {
    hideColumn(column)
  }

  @available(iOS 26.0, *)
  open func isShowing(_ column: UISplitViewController.Column) -> Bool {
    seenColumns.contains(column)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    showPrimary(vc, sender: sender)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showSecondary(vc, sender: sender)
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    showColumn(of: subsequentVC)
  }

  // Display modes

  open var displayMode: UISplitViewController.DisplayMode { mode }

  open var preferredDisplayMode: UISplitViewController.DisplayMode {
    get { wishedMode }
    set { wish(for: newValue) }
  }

  open var splitBehavior: UISplitViewController.SplitBehavior {
    mayUseColumns() ? behavior : .automatic
  }

  open var preferredSplitBehavior: UISplitViewController.SplitBehavior {
    get { mayUseColumns() ? wishedBehavior : .automatic }
    set {
      guard mayUseColumns() else { return }
      wishedBehavior = newValue
      isModeDue = true
      viewIfLoaded?.setNeedsLayout()
    }
  }

  open var displayModeButtonItem: UIBarButtonItem {
    if let modeButton { return modeButton }
    let made = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in self?.toggleSidebar() })
    modeButton = made
    return made
  }

  // Widths

  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.preferred }
    set { changeWidth { $0.primaryWidth.preferred = newValue } }
  }

  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction }
    set { changeWidth { $0.primaryWidth.fraction = newValue } }
  }

  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.minimum }
    set { changeWidth { $0.primaryWidth.minimum = newValue } }
  }

  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.maximum }
    set { changeWidth { $0.primaryWidth.maximum = newValue } }
  }

  open var primaryColumnWidth: CGFloat { width(of: .primary) }

  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.preferred }
    set { changeSupplementaryWidth { $0.supplementaryWidth.preferred = newValue } }
  }

  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction }
    set { changeSupplementaryWidth { $0.supplementaryWidth.fraction = newValue } }
  }

  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.minimum }
    set { changeSupplementaryWidth { $0.supplementaryWidth.minimum = newValue } }
  }

  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.maximum }
    set { changeSupplementaryWidth { $0.supplementaryWidth.maximum = newValue } }
  }

  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  @available(iOS 26.0, *)
  open var minimumSecondaryColumnWidth = UISplitViewController.automaticDimension
  @available(iOS 26.0, *)
  open var preferredInspectorColumnWidth = UISplitViewController.automaticDimension
  @available(iOS 26.0, *)
  open var minimumInspectorColumnWidth = UISplitViewController.automaticDimension

  // Overrides

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tellDueNews()
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if isArranged { comingWidth = size.width }
    super.viewWillTransition(to: size, with: coordinator)
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    storedDelegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    storedDelegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  @MainActor override func forEachChildThatAppears(_ body: @MainActor (UIViewController) -> Void) {
    for host in placed { body(host) }
    guard childList.count > hosts.count else { return }
    for child in childrenInView where !hosts.contains(child) { body(child) }
  }

  override var ownTransition: RunningTransition? {
    change?.transition ?? foldedStack?.stackState.transition ?? super.ownTransition
  }

  override func containerWillForward(isAppearing: Bool) {
    if isAppearing { arrangeBeforeAppearing() }
  }

  override func containerWillLayOut() {
    layOutColumns()
  }

  override var containerTraits: UITraitCollection {
    traitCollection.changing(\.split, to: isFolded ? .collapsed : .expanded)
  }

  override func containerTraitsDidChange() {
    adapt()
  }

  override func containerWillLose(_ child: UIViewController) {
    lose(child)
  }
}
#endif
