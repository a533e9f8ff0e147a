import PortableUIKit
import StepRouter
import StepRouterTesting

/// The contents of a window before a request. It doesn't keep the view controllers alive.
@MainActor
struct Standing {
  @MainActor
  private struct Resident {
    let number: Int
    let name: String

    init(_ viewController: UIViewController) {
      number = HierarchySnapshot.Identity(viewController).number
      name = viewController.reportName
    }
  }

  private let order: [Int]
  private let residents: [Resident]
  /// Whether any screen locked or refused to go, even if only until it had asked its user.
  let hasLocked: Bool
  /// The screens that refused to go without asking their user.
  private let locked: [Resident]
  /// The screens in `locked` whose layer also resists the user's gestures.
  private let held: [Resident]
  /// The locking screens in front, even with other screens on top of them.
  private let locking: [StandingLock]
  /// The visible destinations that have requirements.
  private let restricted: Set<String>
  /// The window's view controllers with their visibility and selection. Nil if the caller didn't
  /// ask for it.
  private let look: [Look]?

  private struct Look: Equatable {
    let number: Int
    let isVisible: Bool
    let isSelected: Bool
  }

  init(of window: ExploredWindow, withLook: Bool) {
    let everybody = window.window.everybody
    order = everybody.map { HierarchySnapshot.Identity($0).number }
    residents = everybody.filter { !$0.isPassing }.map(Resident.init)
    locking = window.window.locksInFront.map { StandingLock($0.screen, in: $0.window) }
    hasLocked = !locking.isEmpty || everybody.contains(where: \.refusesToGo)
    let locked = everybody.filter { $0.refusesToGo && !$0.asksBeforeItGoes }
    self.locked = locked.map(Resident.init)
    held = locked.filter(\.isHeldAgainstGestures).map(Resident.init)
    restricted = Set(window.visibleRestricted.map(\.destination.name))
    look = withLook ? Self.look(of: window.window) : nil
  }

  var isLocking: Bool { !locking.isEmpty }

  /// Returns the names of the screens that are gone.
  func gone(from window: UIWindow) -> [String] { Self.gone(residents, from: window) }

  /// Returns the names of the screens that refused to go but are gone.
  func goneThoughLocked(from window: UIWindow) -> [String] { Self.gone(locked, from: window) }

  /// Returns the names of the screens that refused to go and resist gestures, but are gone.
  func goneThoughHeld(from window: UIWindow) -> [String] { Self.gone(held, from: window) }

  /// Returns the names of the screens that still lock, but are gone or no longer visible.
  func coveredThoughLocking() -> [String] { locking.filter(\.isLost).map(\.name) }

  /// Returns the names of the screens that still lock and are still in front.
  func stillLocking(around window: UIWindow) -> [String] {
    let inFront = window.locksInFront
    return locking.filter { one in inFront.contains { one.isOf($0.screen) } }.map(\.name)
  }

  /// Whether all view controllers are in their old places.
  func isUnmoved(in window: UIWindow) -> Bool {
    order == window.everybody.map { HierarchySnapshot.Identity($0).number }
  }

  /// Whether all view controllers are in their old places and the same ones are visible.
  func looksTheSame(in window: UIWindow) -> Bool {
    guard let look else { return isUnmoved(in: window) }
    return look == Self.look(of: window)
  }

  private static func look(of window: UIWindow) -> [Look] {
    HierarchySnapshot(of: window).nodes.map { node in
      Look(
        number: node.identity.number, isVisible: node.isVisible, isSelected: node.isSelected)
    }
  }

  /// Whether the screen in front of the user is new.
  func isNewInFront(of window: UIWindow) -> Bool {
    guard let front = window.visible.last else { return false }
    return !order.contains(HierarchySnapshot.Identity(front).number)
  }

  /// Returns a fault for each screen that has become visible since, past its interceptor.
  func bypassedInterceptors(in window: ExploredWindow) -> [Problem] {
    window.bypassedInterceptors { restricted.contains($0) }
  }

  private static func gone(_ residents: [Resident], from window: UIWindow) -> [String] {
    let present = Set(window.everybody.map { HierarchySnapshot.Identity($0).number })
    return residents.filter { !present.contains($0.number) }.map(\.name)
  }
}

extension ExploredWindow {
  /// Returns a fault for each screen that is visible past its interceptor, except the screens of
  /// known destinations.
  func bypassedInterceptors(except isKnown: (String) -> Bool) -> [Problem] {
    visibleRestricted.compactMap { destination, screen in
      guard !isKnown(destination.name), let unmet = destination.unmet else { return nil }
      return .bypassed(unmet.name, by: screen.reportName)
    }
  }
}

extension ExploredDestination {
  /// The first requirement that doesn't hold now.
  var unmet: Requirement? { requirements.first { !$0.holds() } }
}

extension Problem {
  static func bypassed(_ requirement: String, by screen: String) -> Self {
    Self(.interceptorBypassed, "\(screen) is visible, though “\(requirement)” does not hold.")
  }
}

extension UIViewController {
  fileprivate var refusesToGo: Bool {
    (self as? any RoutingInterceptable)?.canBeDismissed == false
  }

  /// Whether this view controller or one around it keeps UIKit from dismissing it with a gesture.
  fileprivate var isHeldAgainstGestures: Bool {
    isModalInPresentation || (parent?.isHeldAgainstGestures ?? false)
  }

  /// Whether this is an alert, a search controller or a context menu's view controller. These
  /// disappear when they're no longer needed.
  var isPassing: Bool { isTransient }
}

extension UIWindow {
  /// The view controllers that the user sees: the topmost layer that isn't an alert, its visible
  /// children, and the alerts on it.
  var visible: [UIViewController] {
    let layers = layers
    let first = layers.lastIndex { !$0.isPassing } ?? 0
    return layers.dropFirst(first).flatMap(\.shownFamily)
  }
}

extension UIViewController {
  fileprivate var shownFamily: [UIViewController] {
    [self] + shownChildren.flatMap(\.shownFamily)
  }
}
