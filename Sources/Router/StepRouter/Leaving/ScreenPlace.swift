import PortableUIKit

/// The place of a screen: the path to it from its window's root.
@MainActor
struct ScreenPlace {
  /// How a screen left its place.
  enum WayOut { case window, dismissal, pop, other }

  /// A view controller on the path, and its relation to the one before it.
  fileprivate struct Link {
    enum Relation {
      case root, presented, contained
      /// In a stack, on top of these view controllers.
      case stacked(on: [ObjectIdentifier])
    }

    weak var parent: UIViewController?
    weak var child: UIViewController?
    let relation: Relation
    /// The position among the parent's children, higher in front; presented view controllers are
    /// above all children.
    let position: Int
  }

  private weak var window: UIWindow?
  let windowID: ObjectIdentifier
  private let hasScene: Bool
  /// The path to the screen, from the window's root down.
  private let links: [Link]

  /// Returns nil if the view controller is in no window.
  init?(of viewController: UIViewController, seenBefore known: ScreenPlace?) {
    var links: [Link] = []
    var child = viewController
    while let next = child.enclosing ?? child.presentingViewController {
      links.append(Link(child, on: next))
      child = next
    }
    guard let window = Self.window(of: child, knownAs: known?.window) else { return nil }
    links.append(Link(parent: nil, child: child, relation: .root, position: 0))
    self.links = links.reversed()
    self.window = window
    windowID = ObjectIdentifier(window)
    hasScene = window.windowScene != nil
    if known?.hasScene == true, !hasScene { return nil }
    if let scene = window.windowScene, scene.activationState == .unattached { return nil }
  }

  /// Returns the window of this root view controller. A layer that covers the root may have taken
  /// its view out of the window.
  private static func window(
    of root: UIViewController, knownAs known: UIWindow?
  ) -> UIWindow? {
    if let known, known.rootViewController === root { return known }
    var top = root
    while true {
      if let window = top.viewIfLoaded?.window, window.rootViewController === root { return window }
      guard let next = top.presentedAbove else { return nil }
      top = next
    }
  }

  /// Whether a dismissal or pop is removing it or a view controller around it.
  var isOnTheWayOut: Bool {
    for link in links {
      guard let child = link.child else { return true }
      switch link.relation {
      case .presented: if child.isBeingDismissed { return true }
      case .stacked:
        let stack = link.parent as? UINavigationController
        if stack?.viewControllers.holds(child) == false { return true }
      case .root, .contained: continue
      }
    }
    return false
  }

  /// Whether the stack that it left is still moving: view controllers in the middle go before the
  /// one on top, and all come back if the user cancels the gesture.
  var isGoing: Bool {
    guard let window, let link = links.first(where: { !$0.holds(in: window) }),
      case .stacked = link.relation
    else { return false }
    return link.parent?.transitionCoordinator != nil
  }

  /// How the screen left this place, judged by the outermost view controller that's no longer where
  /// it was.
  var wayItLeft: WayOut {
    guard let window, window.rootViewController != nil, !hasScene || window.isInScene else {
      return .window
    }
    for link in links where !link.holds(in: window) {
      switch link.relation {
      case .root, .contained: return .other
      case .presented: return .dismissal
      case .stacked(let below):
        let stack = link.parent as? UINavigationController
        let remaining = stack?.viewControllers ?? []
        let isPopped = remaining.allSatisfy { below.contains(ObjectIdentifier($0)) }
        return isPopped && !remaining.isEmpty ? .pop : .other
      }
    }
    return .other
  }

  /// Returns true if this place lay above the other one in the same hierarchy.
  func isAbove(_ other: ScreenPlace) -> Bool {
    for (link, otherLink) in zip(links, other.links) where link.position != otherLink.position {
      return link.position > otherLink.position
    }
    return links.count > other.links.count
  }
}

extension ScreenPlace.Link {
  @MainActor
  fileprivate init(_ child: UIViewController, on next: UIViewController) {
    parent = next
    self.child = child
    guard child.enclosing === next else {
      (relation, position) = (.presented, .max)
      return
    }
    if let stack = next as? UINavigationController {
      let viewControllers = stack.viewControllers
      let index = viewControllers.firstIndex { $0 === child } ?? viewControllers.count
      relation = .stacked(on: viewControllers[..<index].map { ObjectIdentifier($0) })
      position = index
      // A column popped from the stack of a collapsed split view controller still belongs to it.
      if let split = stack.enclosing as? UISplitViewController, split.column(of: child) != nil {
        HiddenChild.note(child, of: split)
      }
    } else {
      relation = .contained
      let index = next.contained.firstIndex { $0 === child } ?? 0
      // A container lists its visible children first; any other view controller adds children on
      // top of each other.
      position = ClassTraits.of(next).container == .none ? index : -index
      // Children that such a container takes out of the hierarchy still belong to it.
      if next is UISplitViewController || next is UITabBarController {
        HiddenChild.note(child, of: next)
      }
    }
  }

  /// Returns true if the view controller still stands where it stood.
  @MainActor
  fileprivate func holds(in window: UIWindow) -> Bool {
    guard let child else { return false }
    switch relation {
    case .root: return window.rootViewController === child
    case .presented: return child.presentingViewController === parent
    case .stacked, .contained: return child.enclosing === parent
    }
  }
}

extension UIWindow {
  /// Whether the window has a scene that is connected.
  var isInScene: Bool {
    guard let windowScene else { return false }
    return windowScene.activationState != .unattached
  }
}
