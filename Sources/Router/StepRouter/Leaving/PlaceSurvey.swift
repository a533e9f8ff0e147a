import PortableUIKit

/// A look at the hierarchy. It visits a view controller once, however many screens are beyond it.
@MainActor
final class PlaceSurvey {
  /// Whether the watch has looked at each of its screens.
  var isComplete = false
  private let changes = HierarchyChanges.count
  private var links: [ObjectIdentifier: PlaceLink] = [:]
  private var members: [ObjectIdentifier: ContainerMembers] = [:]
  private var windows: [ObjectIdentifier: FoundWindow] = [:]
  private var highestRemaining: [ObjectIdentifier: Int] = [:]

  /// Whether nothing has moved since. False if that's unknown.
  var isCurrent: Bool { changes != nil && changes == HierarchyChanges.count }

  /// Returns the path to a view controller.
  func link(to viewController: UIViewController) -> PlaceLink {
    if let known = links[ObjectIdentifier(viewController)] { return known }
    var unknown: [(child: UIViewController, container: UIViewController?)] = []
    var outer: PlaceLink?
    var next: UIViewController? = viewController
    while let child = next {
      outer = links[ObjectIdentifier(child)]
      if outer != nil { break }
      let container = child.enclosing
      unknown.append((child, container))
      next = container ?? child.presentingViewController
    }
    var link = outer
    for (child, container) in unknown.reversed() {
      let added = makeLink(to: child, in: container, before: link)
      links[ObjectIdentifier(child)] = added
      link = added
    }
    return link ?? PlaceLink(root: viewController)
  }

  private func makeLink(
    to child: UIViewController, in container: UIViewController?, before: PlaceLink?
  ) -> PlaceLink {
    guard let before else { return PlaceLink(root: child) }
    guard let container else { return PlaceLink(presented: child, before: before) }
    return PlaceLink(child, in: container, with: members(of: container), before: before)
  }

  private func members(of container: UIViewController) -> ContainerMembers {
    let id = ObjectIdentifier(container)
    if let known = members[id] { return known }
    let stack = container as? UINavigationController
    let found = ContainerMembers(stack?.viewControllers ?? container.contained)
    members[id] = found
    return found
  }

  /// Returns the window of this root view controller. A layer that covers the root may have taken
  /// its view out of the window.
  func window(of root: UIViewController) -> UIWindow? {
    if let known = windows[ObjectIdentifier(root)]?.window { return known }
    var top = root
    while true {
      if let window = top.viewIfLoaded?.window, window.rootViewController === root {
        windows[ObjectIdentifier(root)] = FoundWindow(window: window)
        return window
      }
      guard let next = top.presentedAbove else { return nil }
      top = next
    }
  }

  /// Whether a stack holds only members from below this position, and at least one of them.
  func isPopped(
    _ stack: UINavigationController?, of members: ContainerMembers, from position: Int
  ) -> Bool {
    let remaining = stack?.viewControllers ?? []
    guard !remaining.isEmpty else { return false }
    let id = ObjectIdentifier(members)
    let highest = highestRemaining[id] ?? members.highestPosition(of: remaining)
    highestRemaining[id] = highest
    return highest < position
  }
}

/// A window that a survey has found, and doesn't keep alive.
private struct FoundWindow {
  private(set) weak var window: UIWindow?
}
