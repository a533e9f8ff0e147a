import PortableUIKit

/// The router's knowledge about a view controller's class. The router inspects a class only once,
/// because casts to protocols are slow and a search needs the traits of every view controller it
/// visits.
struct ClassTraits {
  enum Container {
    /// A container of the app's own, or an arrangement view controller, is `custom`.
    case navigation, tabs, split, pages, custom, none
    /// A SwiftUI container: a stack, tabs or columns that follow a view's state; or a stack of the
    /// system's own, such as the mail composer. The router must not change it.
    case sealed
  }

  let container: Container
  /// Whether the view controllers of the class conform to ``RoutingInterceptable``.
  let intercepts: Bool
  /// Whether the class is an alert, a search controller or a context menu, which navigations skip.
  let isTransient: Bool
  /// Whether the view controllers of the class can hold a lock.
  let locks: Bool

  /// A class and its traits.
  private struct Entry {
    let type: ObjectIdentifier
    let traits: ClassTraits
  }

  /// The cached traits, each in a slot that follows from the address of its class. If two classes
  /// share a slot, the later one evicts the earlier, which the router then inspects again: nothing
  /// needs hashing. The table is never deallocated. It starts as nil because a constant initial
  /// value spares every lookup the check of a lazy initializer.
  @MainActor @exclusivity(unchecked) private static var known: UnsafeMutablePointer<Entry?>?

  private static let places = 256

  @MainActor
  static func of(_ viewController: UIViewController) -> ClassTraits {
    let type = ObjectIdentifier(type(of: viewController))
    let place = (known ?? makeTable()) + (Int(bitPattern: type) >> 5 & (places - 1))
    if let entry = place.pointee, entry.type == type { return entry.traits }
    let traits = ClassTraits(viewController)
    place.pointee = Entry(type: type, traits: traits)
    return traits
  }

  @MainActor
  private static func makeTable() -> UnsafeMutablePointer<Entry?> {
    let table = UnsafeMutablePointer<Entry?>.allocate(capacity: places)
    table.initialize(repeating: nil, count: places)
    known = table
    return table
  }

  @MainActor
  private init(_ viewController: UIViewController) {
    container =
      switch viewController {
      case is any CustomContainerViewController: .custom
      case is UINavigationController where viewController is any SystemAnswering: .sealed
      case is UINavigationController where Self.isSwiftUIs(viewController): .sealed
      case is UITabBarController where Self.isSwiftUIs(viewController): .sealed
      case is UISplitViewController where Self.isSwiftUIs(viewController): .sealed
      case is UINavigationController: .navigation
      case is UITabBarController: .tabs
      case is UISplitViewController: .split
      case is UIPageViewController: .pages
      case _ where viewController.isArrangement: .custom
      default: .none
      }
    intercepts = viewController is any RoutingInterceptable
    locks = viewController is any LockingViewController
    isTransient =
      viewController is UIAlertController || viewController is UISearchController
      || Self.isContextMenus(viewController)
  }

  /// Whether UIKit presents this view controller while a context menu is open. Its class is
  /// private.
  private static func isContextMenus(_ viewController: UIViewController) -> Bool {
    String(describing: type(of: viewController)).hasPrefix("_UIContextMenu")
  }

  /// Whether SwiftUI declares the class (UIKit rule 168). SwiftUI's classes have no public names.
  private static func isSwiftUIs(_ viewController: UIViewController) -> Bool {
    let type: UIViewController.Type = type(of: viewController)
    // Looking up a class name is slow, and most containers are of UIKit's own classes.
    if type == UINavigationController.self || type == UITabBarController.self { return false }
    let name = String(reflecting: type)
    return name.hasPrefix("SwiftUI.") || name.hasPrefix("PortableSwiftUI.")
  }
}

extension UIViewController {
  /// The adapter for this container. Nil for a SwiftUI or system container, and for a view
  /// controller that isn't a container or shows all its children together.
  package var containerAdapter: (any ContainerAdapter)? {
    switch ClassTraits.of(self).container {
    case .navigation: (self as? UINavigationController).map(NavigationControllerAdapter.init)
    case .tabs: (self as? UITabBarController).map(TabBarControllerAdapter.init)
    case .split: (self as? UISplitViewController).map(SplitControllerAdapter.init)
    case .pages: (self as? UIPageViewController).map(PageControllerAdapter.init)
    case .custom: (self as? any CustomContainerViewController)?.adapter ?? arrangementAdapter
    case .none, .sealed: nil
    }
  }

  /// Whether this is a SwiftUI or system container, which the router doesn't find, fill or change.
  var isSealed: Bool { ClassTraits.of(self).container == .sealed }

  /// Whether this view controller may leave the screen now.
  var agreesToBeDismissed: Bool {
    guard ClassTraits.of(self).intercepts else { return true }
    return (self as? any RoutingInterceptable)?.canBeDismissed ?? true
  }

  /// The view controller that this one belongs to: its parent, the parent that it declares itself,
  /// or the container that hides it.
  package var enclosing: UIViewController? {
    guard ClassTraits.of(self).intercepts else { return parent ?? ParentlessChild.owner(of: self) }
    let parent = (self as? any RoutingInterceptable)?.overriddenParentViewController
    return parent ?? ParentlessChild.owner(of: self)
  }
}
