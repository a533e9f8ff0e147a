import PortableUIKit

/// Where a screen is: the way from its window's root up to it.
@MainActor
struct ScreenPlace {
  /// What has taken a screen away.
  enum WayOut { case window, dismissal, pop, other }

  /// A view controller on the way, and how it stands on the one before it.
  fileprivate struct Link {
    enum Relation {
      case root, presented, contained
      /// With those that are below it.
      case stacked(on: [ObjectIdentifier])
    }

    weak var parent: UIViewController?
    weak var child: UIViewController?
    let relation: Relation
    /// Its place among those that its parent contains, the more in front the higher; what is presented
    /// is above these.
    let position: Int
  }

  private weak var window: UIWindow?
  let windowID: ObjectIdentifier
  private let hasScene: Bool
  /// The way to the screen, from the window's root down.
  private let links: [Link]

  /// Nil where it is in no window.
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

  /// The window of which this is the root. What covers a root may have taken its view away.
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

  /// Whether it, or what it is in, is being dismissed or popped.
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

  /// Whether a stack from which it has gone still moves: those in the middle go before the one on
  /// top, and all come back where a gesture is cancelled.
  var isGoing: Bool {
    guard let window, let link = links.first(where: { !$0.holds(in: window) }),
      case .stacked = link.relation
    else { return false }
    return link.parent?.transitionCoordinator != nil
  }

  /// By what it has gone from here: the outermost that is not where it was tells.
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

  /// Whether it lay above another place of the same hierarchy.
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
      // A column that is popped from the stack of a collapsed one still belongs to it.
      if let split = stack.enclosing as? UISplitViewController, split.column(of: child) != nil {
        HiddenChild.note(child, of: split)
      }
    } else {
      relation = .contained
      let index = next.contained.firstIndex { $0 === child } ?? 0
      // A container tells those first that it shows; any other view controller has added them on top
      // of each other.
      position = ClassTraits.of(next).container == .none ? index : -index
      // What such a container takes out of the hierarchy still belongs to it.
      if next is UISplitViewController || next is UITabBarController {
        HiddenChild.note(child, of: next)
      }
    }
  }

  /// Whether the view controller still stands where it stood.
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
  /// Whether its scene is connected, as far as it has one.
  var isInScene: Bool {
    guard let windowScene else { return false }
    return windowScene.activationState != .unattached
  }
}
