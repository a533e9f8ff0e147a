#if !canImport(UIKit)
/// A container view controller with pages that the user turns by swiping, one or two on screen at a
/// time.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  private let style: TransitionStyle
  private let orientation: NavigationOrientation
  @exclusivity(unchecked) var spine: SpineLocation
  @exclusivity(unchecked) private var hasTwoSides: Bool
  /// The value of `viewControllers`.
  @exclusivity(unchecked) var listed: [UIViewController] = []
  /// The pages whose views are on screen or on their way in.
  @exclusivity(unchecked) var displayed: [UIViewController] = []
  /// The children that are pages, including arriving and leaving ones.
  @exclusivity(unchecked) var pages: [UIViewController] = []
  @exclusivity(unchecked) var turn: PageTurn?
  @exclusivity(unchecked) var neighbours = PageNeighbours()
  /// Whether the first appearance has counted the pages.
  @exclusivity(unchecked) var hasCountedPages = false
  /// Whether the first appearance found too many or too few pages.
  @exclusivity(unchecked) var isMiscounted = false
  @exclusivity(unchecked) var isAskingForSpine = false
  /// Whether the next appearance has to ask the data source for the dots.
  @exclusivity(unchecked) var areDotsDue = false
  var scroll: UIScrollView?
  var dots: UIPageControl?
  private var madeRecognizers: [UIGestureRecognizer]?

  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    self.style = style
    orientation = navigationOrientation
    spine = style == .scroll ? .none : Self.spine(in: options)
    hasTwoSides = spine == .mid
    super.init(nibName: nil, bundle: nil)
  }

  public convenience required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    let values = coder.interfaceValues
    style = values?.pageStyle ?? .pageCurl
    orientation = values?.pageOrientation ?? .horizontal
    spine = style == .scroll ? .none : values?.spineLocation ?? .min
    hasTwoSides = spine == .mid
    super.init(coder: coder)
  }

  /// Returns the spine location in the options, where it's a number: the raw value.
  private static func spine(in options: [OptionsKey: Any]?) -> SpineLocation {
    let value = options?[.spineLocation]
    let number = value as? Int ?? (value as? NSNumber)?.intValue
    guard let location = number.flatMap(SpineLocation.init), location != .none else { return .min }
    return location
  }

  /// The delegate that UIKit calls, even if a subclass overrides `delegate` (rule 263).
  @exclusivity(unchecked) weak var storedDelegate: (any UIPageViewControllerDelegate)?

  open weak var delegate: (any UIPageViewControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  /// The data source that UIKit asks, even if a subclass overrides `dataSource` (rule 263).
  @exclusivity(unchecked) weak var storedDataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      neighbours = PageNeighbours()
      areDotsDue = true
    }
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }

  open var transitionStyle: UIPageViewController.TransitionStyle { style }
  open var navigationOrientation: UIPageViewController.NavigationOrientation { orientation }
  open var spineLocation: UIPageViewController.SpineLocation { spine }

  open var isDoubleSided: Bool {
    get { hasTwoSides }
    set { if mayBeDoubleSided(newValue) { hasTwoSides = newValue } }
  }

  /// The recognizers that drag or tap a curling page. Empty in the scroll style, which uses a
  /// scroll view.
  open var gestureRecognizers: [UIGestureRecognizer] {
    guard style == .pageCurl else { return [] }
    if let madeRecognizers { return madeRecognizers }
    let made = [UIPanGestureRecognizer(), UITapGestureRecognizer()]
    madeRecognizers = made
    return made
  }

  open var viewControllers: [UIViewController]? { listed }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setPages(viewControllers ?? [], direction: direction, animated: animated, completion)
  }

  open override func loadView() {
    super.loadView()
    guard let view = viewIfLoaded else { return }
    for recognizer in gestureRecognizers { view.addGestureRecognizer(recognizer) }
    if style == .scroll { addScrollView(to: view) }
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    storedDelegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    storedDelegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    askForSpine(at: size)
    super.viewWillTransition(to: size, with: coordinator)
  }

  @MainActor override func forEachChildThatAppears(_ body: @MainActor (UIViewController) -> Void) {
    for page in displayed { body(page) }
    guard childList.count > pages.count else { return }
    for child in childrenInView where !pages.contains(child) { body(child) }
  }

  override func containerWillForward(isAppearing: Bool) {
    if isAppearing { showPagesBeforeAppearing() }
  }

  override func containerDidForward(_ phase: AppearanceState.Phase) {
    if phase == .disappeared { cancelSwipe() }
  }

  override func containerWillLayOut() {
    complainIfMiscounted()
    layOutPages()
  }

  override func containerWillLose(_ child: UIViewController) {
    lose(child)
  }
}
#endif
