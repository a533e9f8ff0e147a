import PortableUIKit

/// A single depth-first search through a window's layers for a class, visiting every view
/// controller at most once.
@MainActor
struct StackWalk {
  /// The view controllers where the search entered a layer. With the compared ancestors, these are
  /// the only points where paths can meet again.
  private var entered = VisitedViewControllers()
  private var compared = VisitedViewControllers()

  /// Returns the first target of a search that starts here.
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
    // Most view controllers are a screen without children.
    let container = ClassTraits.of(parent).container
    if container == .none, parent.children.isEmpty { return nil }
    if options.contains(.contained) {
      return try searchAll(of: parent, as: container, options: options.inChildren, where: isTarget)
    }
    guard options.contains(.visible) else { return nil }
    switch container {
    case .navigation, .tabs:
      guard let front = parent.frontChild else { return nil }
      return try search(front, options: options.inChildren, where: isTarget)
    case .sealed: return nil
    case .split, .pages, .custom, .none:
      return try search(parent.visibleChildren, options: options.inChildren, where: isTarget)
    }
  }

  private mutating func searchAll<Screen: UIViewController>(
    of parent: UIViewController, as container: ClassTraits.Container, options: SearchOptions,
    where isTarget: @MainActor (Screen) throws -> Bool
  ) throws -> Screen? {
    switch container {
    case .none: try search(parent.children, options: options, where: isTarget)
    case .split, .pages, .custom:
      try search(parent.contained, options: options, where: isTarget)
    case .tabs: try searchTabs(of: parent, options: options, where: isTarget)
    case .navigation: try searchStack(of: parent, options: options, where: isTarget)
    case .sealed: nil
    }
  }

  /// Searches the selected tab first, then the others in order.
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

  /// Searches the stack from the top down.
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

  /// Searches a child with everything inside it, and its presented layers if the options include
  /// them.
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
    // Inside a container, only a presentation context presents anything itself (UIKit rule 67).
    guard options.contains(.presented), child.definesPresentationContext,
      let presented = child.ownPresented
    else { return nil }
    return try above(presented, options: options, where: isTarget)
  }

  /// Searches a presented layer unless it's being dismissed.
  private mutating func above<Screen: UIViewController>(
    _ presented: UIViewController, options: SearchOptions,
    where isTarget: @MainActor (Screen) throws -> Bool
  ) throws -> Screen? {
    if presented.isBeingDismissed { return nil }
    return try first(from: presented, options: options, where: isTarget)
  }
}

/// The identifiers of visited view controllers: mostly a single one, which needs no array.
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
  /// The options for searching the children, derived from the options for their parent.
  fileprivate var inChildren: SearchOptions {
    var options: SearchOptions = contains(.visible) ? .currentVisibleOnly : .currentAllStack
    if contains(.presented) { options.insert(.presented) }
    return options
  }
}

extension UIViewController {
  /// Returns this view controller if it's of this class. A SwiftUI or system container counts only
  /// if this is its exact class.
  @inline(__always)
  fileprivate func unsealed<Screen: UIViewController>(as type: Screen.Type) -> Screen? {
    // A class that code can name isn't SwiftUI's; only a subclass needs the slower check.
    guard let screen = self as? Screen, Swift.type(of: self) == Screen.self || !isSealed else {
      return nil
    }
    return screen
  }

  /// The layer below this one: the whole layer, even if only part of it is covered.
  fileprivate var layerBelow: UIViewController? { presentingViewController?.layerRoot }
}
