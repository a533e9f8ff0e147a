import PortableUIKit
import StepRouter

/// What was in a window before a request, without keeping the view controllers.
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
  /// Whether there are any that refuse, if only until their users are asked.
  let hasLocked: Bool
  /// Those that refuse whatever their users say.
  private let locked: [Resident]
  /// Those of them whose layer is held against the user's gestures as well.
  private let held: [Resident]
  /// Those in front that locked, whatever lay upon them.
  private let locking: [StandingLock]
  /// The destinations with requirements that were visible.
  private let restricted: Set<String>
  /// Who is there, is seen and is selected; nil where nobody asks for it.
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
    locking = window.window.locksInFront.map(StandingLock.init)
    hasLocked = !locking.isEmpty || everybody.contains(where: \.refusesToGo)
    let locked = everybody.filter { $0.refusesToGo && !$0.asksBeforeItGoes }
    self.locked = locked.map(Resident.init)
    held = locked.filter(\.isHeldAgainstGestures).map(Resident.init)
    restricted = Set(window.visibleRestricted.map(\.destination.name))
    look = withLook ? Self.look(of: window.window) : nil
  }

  /// Whether any locked.
  var isLocking: Bool { !locking.isEmpty }

  /// The names of those that are gone.
  func gone(from window: UIWindow) -> [String] { Self.gone(residents, from: window) }

  /// The names of those that have refused to go and are gone.
  func goneThoughLocked(from window: UIWindow) -> [String] { Self.gone(locked, from: window) }

  /// The names of those that have refused to go, are held against gestures, and are gone.
  func goneThoughHeld(from window: UIWindow) -> [String] { Self.gone(held, from: window) }

  /// The names of those that still lock, and are gone or seen no more.
  func coveredThoughLocking() -> [String] { locking.filter(\.isLost).map(\.name) }

  /// The names of those that still lock, and are still in front.
  func stillLocking(around window: UIWindow) -> [String] {
    let inFront = window.locksInFront
    return locking.filter { one in inFront.contains { one.isOf($0) } }.map(\.name)
  }

  /// Whether all view controllers are where they were.
  func isUnmoved(in window: UIWindow) -> Bool {
    order == window.everybody.map { HierarchySnapshot.Identity($0).number }
  }

  /// Whether all view controllers are where they were, and the same are seen.
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

  /// Whether what the user sees in front was not there.
  func isNewInFront(of window: UIWindow) -> Bool {
    guard let front = window.visible.last else { return false }
    return !order.contains(HierarchySnapshot.Identity(front).number)
  }

  /// The faults of screens that have become visible since, past their interceptors.
  func bypassedInterceptors(in window: ExploredWindow) -> [Problem] {
    window.bypassedInterceptors { restricted.contains($0) }
  }

  private static func gone(_ residents: [Resident], from window: UIWindow) -> [String] {
    let present = Set(window.everybody.map { HierarchySnapshot.Identity($0).number })
    return residents.filter { !present.contains($0.number) }.map(\.name)
  }
}

extension ExploredWindow {
  /// The faults of screens that are visible past their interceptors, but those of the destinations
  /// that are known.
  func bypassedInterceptors(except isKnown: (String) -> Bool) -> [Problem] {
    visibleRestricted.compactMap { destination, screen in
      guard !isKnown(destination.name), let unmet = destination.unmet else { return nil }
      return .bypassed(unmet.name, by: screen.reportName)
    }
  }
}

extension ExploredDestination {
  /// The first of what is required that does not hold now.
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

  /// Whether UIKit is told not to let a gesture dismiss the layer in which this stands.
  fileprivate var isHeldAgainstGestures: Bool {
    isModalInPresentation || (parent?.isHeldAgainstGestures ?? false)
  }

  /// Whether this is an alert, a search controller or a context menu's, which goes when it is no
  /// longer needed.
  var isPassing: Bool { isTransient }
}

extension UIWindow {
  /// What the user sees: the topmost layer that is no alert, with what is shown in it, and the
  /// alerts on it.
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
