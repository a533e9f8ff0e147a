import PortableUIKit

/// One walk over the layers of a window, in search of a class: depth first, every view controller
/// at most once.
@MainActor
struct StackWalk {
  /// View controllers at which a layer was entered, or that were compared as ancestors: the only
  /// ones at which paths can meet again.
  private var entered = VisitedViewControllers()
  private var compared = VisitedViewControllers()

  /// The first target of a walk that begins here.
  mutating func first<Screen: UIViewController>(
    from viewController: UIViewController, options: SearchOptions,
    where isTarget: @MainActor (Screen) throws -> Bool
  ) throws -> Screen? {
    guard !entered.contains(viewController) else { return nil }
    entered.insert(viewController)
    if options.contains(.current) || options.contains(.visible),
      !compared.contains(viewController), let screen = viewController.unsealed(as: Screen.self),
      try isTarget(screen)
    {
      return screen
    }
    if options.contains(.parent), let hit = try ancestor(of: viewController, where: isTarget) {
      return hit
    }
    if let hit = try descend(into: viewController, options: options, where: isTarget) {
      return hit
    }
    if options.contains(.presented), let presented = viewController.presentedViewController,
      let hit = try above(presented, options: options, where: isTarget)
    {
      return hit
    }
    guard options.contains(.presenting), let below = viewController.layerBelow else { return nil }
    return try first(from: below, options: options, where: isTarget)
  }

  private mutating func ancestor<Screen: UIViewController>(
    of viewController: UIViewController, where isTarget: @MainActor (Screen) throws -> Bool
  ) throws -> Screen? {
    var next = viewController.enclosing
    while let ancestor = next {
      if !compared.contains(ancestor), !entered.contains(ancestor) {
        compared.insert(ancestor)
        if let screen = ancestor.unsealed(as: Screen.self), try isTarget(screen) { return screen }
      }
      next = ancestor.enclosing
    }
    return nil
  }

  private mutating func descend<Screen: UIViewController>(
    into parent: UIViewController, options: SearchOptions,
    where isTarget: @MainActor (Screen) throws -> Bool
  ) throws -> Screen? {
    if options.contains(.contained) {
      return try searchAll(of: parent, options: options.inChildren, where: isTarget)
    }
    guard options.contains(.visible) else { return nil }
    switch ClassTraits.of(parent).container {
    case .navigation, .tabs:
      guard let front = parent.frontChild else { return nil }
      return try search(front, options: options.inChildren, where: isTarget)
    case .sealed: return nil
    case .split, .pages, .custom, .none:
      return try search(parent.visibleChildren, options: options.inChildren, where: isTarget)
    }
  }

  private mutating func searchAll<Screen: UIViewController>(
    of parent: UIViewController, options: SearchOptions,
    where isTarget: @MainActor (Screen) throws -> Bool
  ) throws -> Screen? {
    switch ClassTraits.of(parent).container {
    case .none: try search(parent.children, options: options, where: isTarget)
    case .split, .pages, .custom:
      try search(parent.contained, options: options, where: isTarget)
    case .tabs: try searchTabs(of: parent, options: options, where: isTarget)
    case .navigation: try searchStack(of: parent, options: options, where: isTarget)
    case .sealed: nil
    }
  }

  /// The selected tab first, then the others in their order.
  private mutating func searchTabs<Screen: UIViewController>(
    of parent: UIViewController, options: SearchOptions,
    where isTarget: @MainActor (Screen) throws -> Bool
  ) throws -> Screen? {
    let tabs = unsafeDowncast(parent, to: UITabBarController.self)
    let selected = tabs.selectedViewController
    if let selected, let hit = try search(selected, options: options, where: isTarget) {
      return hit
    }
    for child in tabs.tabChildren where child !== selected {
      if let hit = try search(child, options: options, where: isTarget) { return hit }
    }
    return nil
  }

  /// From the top down.
  private mutating func searchStack<Screen: UIViewController>(
    of parent: UIViewController, options: SearchOptions,
    where isTarget: @MainActor (Screen) throws -> Bool
  ) throws -> Screen? {
    let stack = unsafeDowncast(parent, to: UINavigationController.self)
    for child in stack.viewControllers.reversed() {
      if let hit = try search(child, options: options, where: isTarget) { return hit }
    }
    return nil
  }

  private mutating func search<Screen: UIViewController>(
    _ children: [UIViewController], options: SearchOptions,
    where isTarget: @MainActor (Screen) throws -> Bool
  ) throws -> Screen? {
    for child in children {
      if let hit = try search(child, options: options, where: isTarget) { return hit }
    }
    return nil
  }

  /// A child and everything inside it, and what it presents, if that was asked for.
  private mutating func search<Screen: UIViewController>(
    _ child: UIViewController, options: SearchOptions,
    where isTarget: @MainActor (Screen) throws -> Bool
  ) throws -> Screen? {
    if entered.contains(child) { return nil }
    if let screen = child.unsealed(as: Screen.self), !compared.contains(child), try isTarget(screen)
    {
      return screen
    }
    if let hit = try descend(into: child, options: options, where: isTarget) { return hit }
    // Within a container only a presentation context presents anything itself (UIKit rule 67).
    guard options.contains(.presented), child.definesPresentationContext,
      let presented = child.ownPresented
    else { return nil }
    return try above(presented, options: options, where: isTarget)
  }

  /// What is presented, as far as it is not just leaving.
  private mutating func above<Screen: UIViewController>(
    _ presented: UIViewController, options: SearchOptions,
    where isTarget: @MainActor (Screen) throws -> Bool
  ) throws -> Screen? {
    if presented.isBeingDismissed { return nil }
    return try first(from: presented, options: options, where: isTarget)
  }
}

/// Mostly one, for which no list is made.
private struct VisitedViewControllers {
  private var first: ObjectIdentifier?
  private var others: [ObjectIdentifier]?

  func contains(_ viewController: UIViewController) -> Bool {
    guard let first else { return false }
    let sought = ObjectIdentifier(viewController)
    if first == sought { return true }
    guard let others else { return false }
    for known in others where known == sought { return true }
    return false
  }

  mutating func insert(_ viewController: UIViewController) {
    if first == nil {
      first = ObjectIdentifier(viewController)
    } else {
      others = (others ?? []) + [ObjectIdentifier(viewController)]
    }
  }
}

extension SearchOptions {
  /// How the children of a view controller that was searched with these are searched.
  fileprivate var inChildren: SearchOptions {
    var options: SearchOptions = contains(.visible) ? .currentVisibleOnly : .currentAllStack
    if contains(.presented) { options.insert(.presented) }
    return options
  }
}

extension UIViewController {
  /// This view controller, if it is of the class and not SwiftUI's to keep.
  @inline(__always)
  fileprivate func unsealed<Screen: UIViewController>(as type: Screen.Type) -> Screen? {
    // A class that can be named is not one of SwiftUI's, which need a longer look.
    guard let screen = self as? Screen, Swift.type(of: self) == Screen.self || !isSealed else {
      return nil
    }
    return screen
  }

  /// The layer on which this one lies: all of it, though only a part of it may be covered.
  fileprivate var layerBelow: UIViewController? { presentingViewController?.layerRoot }
}
