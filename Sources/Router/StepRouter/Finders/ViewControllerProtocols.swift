import PortableUIKit

/// A view controller that may refuse to be removed.
///
/// ```swift
/// extension CheckoutForm: RoutingInterceptable {
///   var canBeDismissed: Bool { !hasUnsavedChanges }
/// }
/// ```
///
/// The router asks each view controller that it would dismiss, pop or replace, but not the ones it
/// merely covers or deselects. A single “no” ends the navigation with
/// ``RoutingError/cantBeDismissed(_:for:)`` before anything has moved. If the view controller has
/// to ask the user first, use ``AsyncRoutingInterceptable``.
@MainActor
public protocol RoutingInterceptable: UIViewController {
  /// Whether this view controller may leave the screen now. The default is true.
  var canBeDismissed: Bool { get }

  /// Tells a view controller that would refuse that it has to go anyway, because the navigation
  /// must go through: see ``Router/discarding``. Nothing has moved yet; save everything that must
  /// not get lost. The default does nothing.
  func willBeDiscarded(for reason: LeaveReason)

  /// The view controller that this one belongs to for the router, if that isn't its `parent`. Use
  /// it if a custom container shows views of view controllers that aren't its children. The default
  /// is `parent`.
  var overriddenParentViewController: UIViewController? { get }
}

extension RoutingInterceptable {
  /// True: the view controller may leave.
  public var canBeDismissed: Bool { true }
  /// Does nothing.
  public func willBeDiscarded(for reason: LeaveReason) {}
  /// The view controller's own `parent`.
  public var overriddenParentViewController: UIViewController? { parent }
}

/// A view controller that can tell whether it shows a certain context.
///
/// ``ClassWithContextFinder`` asks it, so that product 42 isn't mistaken for product 7:
///
/// ```swift
/// extension ProductViewController: ContextChecking {
///   func isTarget(for id: Product.ID) -> Bool { productID == id }
/// }
/// ```
@MainActor
public protocol ContextChecking<Context>: UIViewController {
  /// The input that a navigation passes to the screen, such as an id.
  associatedtype Context

  /// Returns true if this view controller shows the context.
  func isTarget(for context: Context) -> Bool
}

/// A view controller that accepts its context itself. Its step passes the context as if you had
/// added a ``ContextSettingTask``, unless your own factory builds the screen: the factory gets the
/// context, and passes it on itself or leaves that to the task.
///
/// ```swift
/// extension ProductViewController: ContextAccepting {
///   func setup(with id: Product.ID) throws { productID = id }
/// }
/// ```
@MainActor
public protocol ContextAccepting<Context>: UIViewController {
  /// The input that a navigation passes to the screen, such as an id.
  associatedtype Context

  /// Throws if the view controller can't show this context. The error ends the navigation with
  /// ``RoutingError/preparationFailed(_:underlying:)`` before anything happens. The default accepts
  /// every context.
  static func checkCompatibility(with context: Context) throws

  /// Takes the context and shows it. An error ends the navigation.
  func setup(with context: Context) throws
}

extension ContextAccepting {
  /// Accepts every context.
  public static func checkCompatibility(with context: Context) throws {}
}

/// Marks a view controller that contains others, so that container factories and actions work on
/// it. UIKit's navigation, tab bar, split, page and arrangement view controllers conform to it; for
/// your own container use ``CustomContainerViewController``.
///
/// ```swift
/// func count(in container: any ContainerViewController & UIViewController) -> Int {
///   container.children.count
/// }
/// ```
@MainActor
public protocol ContainerViewController {
  /// Confirms that the router has an adapter for the class. UIKit's containers provide it, and
  /// every ``CustomContainerViewController`` gets it from its `adapter`. You never write it.
  static var _hasAdapter: Void { get }
}

extension ContainerViewController {
  /// Unavailable: the container has no adapter.
  @available(
    *, unavailable,
    message:
      "conform to 'CustomContainerViewController': its 'adapter' tells the router about the container's children"
  )
  public static var _hasAdapter: Void { uncallable() }
}

extension ContainerViewController where Self: CustomContainerViewController {
  /// The container brings its own adapter.
  public static var _hasAdapter: Void {}
}

extension UINavigationController: ContainerViewController {
  /// The router has a built-in adapter for this class.
  public static var _hasAdapter: Void {}
}

extension UITabBarController: ContainerViewController {
  /// The router has a built-in adapter for this class.
  public static var _hasAdapter: Void {}
}
