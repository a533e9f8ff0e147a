import PortableUIKit

/// A view controller that may refuse to be removed.
///
/// ```swift
/// extension CheckoutForm: RoutingInterceptable {
///   var canBeDismissed: Bool { !hasUnsavedChanges }
/// }
/// ```
///
/// The router asks each view controller that it would dismiss, pop or replace; those that are
/// merely covered or deselected are not asked. One “no” ends the navigation with
/// ``RoutingError/cantBeDismissed(_:for:)`` before anything has moved. A view controller that has to
/// ask its user first is an ``AsyncRoutingInterceptable``.
@MainActor
public protocol RoutingInterceptable: UIViewController {
  /// Whether this view controller may leave the screen now. True by default.
  var canBeDismissed: Bool { get }

  /// Called instead of asking, on one that would have refused, where a navigation must go through:
  /// see ``Router/discarding``. Nothing has moved yet; save what must not be lost. Does nothing by
  /// default.
  func willBeDiscarded(for reason: LeaveReason)

  /// The view controller to which this one belongs for the router, where that is not its `parent`:
  /// for views of a custom container that are not its children. `parent` by default.
  var overriddenParentViewController: UIViewController? { get }
}

extension RoutingInterceptable {
  /// True: the view controller may be removed.
  public var canBeDismissed: Bool { true }
  /// Does nothing.
  public func willBeDiscarded(for reason: LeaveReason) {}
  /// UIKit's own `parent`.
  public var overriddenParentViewController: UIViewController? { parent }
}

/// A view controller that can tell whether it shows a certain context.
///
/// ``ClassWithContextFinder`` asks it, so that product 42 is not taken for product 7:
///
/// ```swift
/// extension ProductViewController: ContextChecking {
///   func isTarget(for id: Product.ID) -> Bool { productID == id }
/// }
/// ```
@MainActor
public protocol ContextChecking<Context>: UIViewController {
  /// What a navigation passes to the screen, such as an id.
  associatedtype Context

  /// Whether this view controller shows the context.
  func isTarget(for context: Context) -> Bool
}

/// A view controller that takes its context itself. Its step hands it over, as if
/// ``ContextSettingTask`` had been added to it, unless a factory of your own builds the screen: that
/// gets the context, and hands it over itself or leaves it to the task.
///
/// ```swift
/// extension ProductViewController: ContextAccepting {
///   func setup(with id: Product.ID) throws { productID = id }
/// }
/// ```
@MainActor
public protocol ContextAccepting<Context>: UIViewController {
  /// What a navigation passes to the screen, such as an id.
  associatedtype Context

  /// Throws where this context cannot be shown, before anything happens. Accepts all by default.
  static func checkCompatibility(with context: Context) throws

  /// Takes the context and shows it.
  func setup(with context: Context) throws
}

extension ContextAccepting {
  /// Every context is compatible.
  public static func checkCompatibility(with context: Context) throws {}
}

/// Marks a view controller that contains others, so that container factories and actions work on
/// it. UIKit's navigation, tab bar, split and page view controllers have it; for a container of your
/// own use ``CustomContainerViewController``.
///
/// ```swift
/// func count(in container: any ContainerViewController & UIViewController) -> Int {
///   container.children.count
/// }
/// ```
@MainActor
public protocol ContainerViewController {
  /// Says that the router has an adapter for the class. UIKit's containers have it, and every
  /// ``CustomContainerViewController`` has it by its `adapter`. You never write it.
  static var _hasAdapter: Void { get }
}

extension ContainerViewController {
  /// A container without an adapter.
  @available(
    *, unavailable,
    message:
      "conform to 'CustomContainerViewController': its 'adapter' tells the router about the container's children"
  )
  public static var _hasAdapter: Void { uncallable() }
}

extension ContainerViewController where Self: CustomContainerViewController {
  /// The container's own adapter.
  public static var _hasAdapter: Void {}
}

extension UINavigationController: ContainerViewController {
  /// UIKit's containers have adapters.
  public static var _hasAdapter: Void {}
}

extension UITabBarController: ContainerViewController {
  /// UIKit's containers have adapters.
  public static var _hasAdapter: Void {}
}
