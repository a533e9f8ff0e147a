import PortableUIKit

/// What the router must know of a view controller's class. Classes are looked at once: casts to
/// protocols are slow, and a search asks this of every view controller that it visits.
struct ClassTraits {
  enum Container {
    case navigation, tabs, split, pages, custom, none
    /// SwiftUI's: a stack, tabs or columns that follow a view's state, and are not to be changed.
    case sealed
  }

  let container: Container
  /// Whether its view controllers are ``RoutingInterceptable``.
  let intercepts: Bool
  /// Whether it is an alert, a search controller or a context menu's, on which nobody navigates.
  let isTransient: Bool
  /// Whether its view controllers have a lock.
  let locks: Bool

  /// A class and what is known of it.
  private struct Entry {
    let type: ObjectIdentifier
    let traits: ClassTraits
  }

  /// A class's place follows from its address. Of two that share one, the later replaces the other:
  /// then one of them is looked at again, and nothing has to be hashed. It is never given back. Nil
  /// until it is asked: a constant beginning spares each question a look at who has made the table.
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
      case is UINavigationController where Self.isSwiftUIs(viewController): .sealed
      case is UITabBarController where Self.isSwiftUIs(viewController): .sealed
      case is UISplitViewController where Self.isSwiftUIs(viewController): .sealed
      case is UINavigationController: .navigation
      case is UITabBarController: .tabs
      case is UISplitViewController: .split
      case is UIPageViewController: .pages
      default: .none
      }
    intercepts = viewController is any RoutingInterceptable
    locks = viewController is any LockingViewController
    isTransient =
      viewController is UIAlertController || viewController is UISearchController
      || Self.isContextMenus(viewController)
  }

  /// Whether it is what UIKit presents for the time that a context menu is open. The class is not
  /// public.
  private static func isContextMenus(_ viewController: UIViewController) -> Bool {
    String(describing: type(of: viewController)).hasPrefix("_UIContextMenu")
  }

  /// Whether SwiftUI has declared the class (UIKit rule 168). Its classes have no public names.
  private static func isSwiftUIs(_ viewController: UIViewController) -> Bool {
    let type: UIViewController.Type = type(of: viewController)
    // To ask a class for its name is slow, and most containers are of UIKit's own classes.
    if type == UINavigationController.self || type == UITabBarController.self { return false }
    let name = String(reflecting: type)
    return name.hasPrefix("SwiftUI.") || name.hasPrefix("PortableSwiftUI.")
  }
}

extension UIViewController {
  /// The adapter of a container; nil for a view controller that is not a container, or that shows
  /// all its children together.
  package var containerAdapter: (any ContainerAdapter)? {
    switch ClassTraits.of(self).container {
    case .navigation: (self as? UINavigationController).map(NavigationControllerAdapter.init)
    case .tabs: (self as? UITabBarController).map(TabBarControllerAdapter.init)
    case .split: (self as? UISplitViewController).map(SplitControllerAdapter.init)
    case .pages: (self as? UIPageViewController).map(PageControllerAdapter.init)
    case .custom: (self as? any CustomContainerViewController)?.adapter
    case .none, .sealed: nil
    }
  }

  /// Whether it is a container of SwiftUI's, which nobody finds, fills or changes.
  var isSealed: Bool { ClassTraits.of(self).container == .sealed }

  /// Whether this view controller may leave the screen now.
  var agreesToBeDismissed: Bool {
    guard ClassTraits.of(self).intercepts else { return true }
    return (self as? any RoutingInterceptable)?.canBeDismissed ?? true
  }

  /// The view controller to which this one belongs: its parent, or what it says itself.
  package var enclosing: UIViewController? {
    guard ClassTraits.of(self).intercepts else { return parent ?? HiddenChild.owner(of: self) }
    let parent = (self as? any RoutingInterceptable)?.overriddenParentViewController
    return parent ?? HiddenChild.owner(of: self)
  }
}
