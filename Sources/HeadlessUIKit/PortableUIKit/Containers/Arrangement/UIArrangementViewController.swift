#if !canImport(UIKit)
/// A container view controller that lays out two view controllers beside each other, or one over
/// the other, as its surroundings allow (rules 205 to 210).
@available(iOS 27.1, *)
@preconcurrency @MainActor open class UIArrangementViewController: UIViewController {
  /// A place in an arrangement.
  public struct ViewPlacement: Hashable, Sendable {
    private let number: Int

    public static var primary: ViewPlacement { ViewPlacement(number: 1) }
    public static var secondary: ViewPlacement { ViewPlacement(number: 2) }
  }

  /// What the arrangement makes of the view controller in a placement at the moment.
  public struct ViewState {
    /// More than 0 while the view lies over the other one.
    public let zIndex: Int
    /// The axis along which the two views share the space; empty if they don't.
    public let splitAxis: UIAxis
    /// Whether there's no place for the view.
    public let isHidden: Bool
  }

  /// A way to lay out the two view controllers.
  public protocol Arrangement {
    associatedtype ViewProperties

    var defaultViewProperties: ViewProperties { get }

    mutating func setViewProperties(_ properties: ViewProperties, for placement: ViewPlacement)
  }

  @exclusivity(unchecked) var slots: [ViewPlacement: UIViewController] = [:]
  @exclusivity(unchecked) var arrangement: any Arrangement = UISplitArrangement()
  @exclusivity(unchecked) var layout = ArrangementLayout()
  /// The view controllers whose views are on screen or on their way in.
  @exclusivity(unchecked) var placed: [UIViewController] = []
  @exclusivity(unchecked) var isSettling = false

  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func containerWillForward(isAppearing: Bool) {
    if isAppearing { settle() }
  }

  override func containerWillLayOut() {
    settle()
  }

  override func containerTraitsDidChange() {
    viewIfLoaded?.setNeedsLayout()
  }

  override func containerWillLose(_ child: UIViewController) {
    lose(child)
  }
}

@available(iOS 27.1, *)
extension UIArrangementViewController {
  /// Replaces the view controller of a placement; nil empties it.
  public final func setViewController(
    _ viewController: UIViewController?, for placement: ViewPlacement, animated: Bool = false
  ) {
    device.asCurrent { fill(placement, with: viewController, animated: animated) }
  }

  public final func viewController(for placement: ViewPlacement) -> UIViewController? {
    slots[placement]
  }

  /// Returns nil for a view controller that has no placement of its own, such as a descendant of
  /// one that has.
  public final func placement(for viewController: UIViewController) -> ViewPlacement? {
    slots.first { $0.value === viewController }?.key
  }

  /// Returns nil for an empty placement.
  public final func state(for placement: ViewPlacement) -> ViewState? {
    slots[placement].map { _ in layout.state(of: placement) }
  }

  public final func updateArrangement<Layout: Arrangement>(
    _ arrangement: Layout, animated: Bool = false
  ) {
    self.arrangement = arrangement
    device.asCurrent { settle(animated: animated) }
  }
}
#endif
