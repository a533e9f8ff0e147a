import PortableUIKit

/// One walk over the layers of a window: depth first, every view controller at most once.
@MainActor
struct StackWalk {
  typealias Test = @MainActor (UIViewController) throws -> Bool

  private let isTarget: Test
  /// View controllers at which a layer was entered, or that were compared as ancestors: the only
  /// ones at which paths can meet again.
  private var entered: [ObjectIdentifier] = []
  private var compared: [ObjectIdentifier] = []

  init(where isTarget: @escaping Test) { self.isTarget = isTarget }

  /// The first target of a walk that begins here.
  mutating func first(
    from viewController: UIViewController, options: SearchOptions
  ) throws -> UIViewController? {
    guard !isEntered(viewController) else { return nil }
    entered.append(ObjectIdentifier(viewController))
    if options.contains(.current) || options.contains(.visible), !isCompared(viewController),
      try isTarget(viewController)
    {
      return viewController
    }
    if options.contains(.parent), let hit = try ancestor(of: viewController) { return hit }
    if let hit = try descend(into: viewController, options: options) { return hit }
    if options.contains(.presented), let presented = viewController.presentedViewController,
      let hit = try above(presented, options: options)
    {
      return hit
    }
    guard options.contains(.presenting), let below = viewController.layerBelow else { return nil }
    return try first(from: below, options: options)
  }

  private mutating func ancestor(of viewController: UIViewController) throws -> UIViewController? {
    var next = viewController.enclosing
    while let ancestor = next {
      if !isCompared(ancestor), !isEntered(ancestor) {
        compared.append(ObjectIdentifier(ancestor))
        if try isTarget(ancestor) { return ancestor }
      }
      next = ancestor.enclosing
    }
    return nil
  }

  private mutating func descend(
    into parent: UIViewController, options: SearchOptions
  ) throws -> UIViewController? {
    if options.contains(.contained) {
      return try searchAll(of: parent, options: options.inChildren)
    }
    guard options.contains(.visible) else { return nil }
    return try search(parent.visibleChildren, options: options.inChildren)
  }

  private mutating func searchAll(
    of parent: UIViewController, options: SearchOptions
  ) throws -> UIViewController? {
    switch ClassTraits.of(parent).container {
    case .none: return try search(parent.children, options: options)
    case .tabs, .custom: return try search(parent.contained, options: options)
    case .navigation:
      guard let stack = parent as? UINavigationController else { return nil }
      for child in stack.viewControllers.reversed() {
        if let hit = try search(child, options: options) { return hit }
      }
      return nil
    }
  }

  private mutating func search(
    _ children: [UIViewController], options: SearchOptions
  ) throws -> UIViewController? {
    for child in children {
      if let hit = try search(child, options: options) { return hit }
    }
    return nil
  }

  /// A child and what stands in it; what it presents too, if that was asked for.
  private mutating func search(
    _ child: UIViewController, options: SearchOptions
  ) throws -> UIViewController? {
    if isEntered(child) { return nil }
    if !isCompared(child), try isTarget(child) { return child }
    if let hit = try descend(into: child, options: options) { return hit }
    // Within a container only a presentation context presents anything itself (UIKit rule 67).
    guard options.contains(.presented), child.definesPresentationContext,
      let presented = child.ownPresented
    else { return nil }
    return try above(presented, options: options)
  }

  /// What is presented, as far as it is not just leaving.
  private mutating func above(
    _ presented: UIViewController, options: SearchOptions
  ) throws -> UIViewController? {
    presented.isBeingDismissed ? nil : try first(from: presented, options: options)
  }

  private func isEntered(_ viewController: UIViewController) -> Bool {
    for known in entered where known == ObjectIdentifier(viewController) { return true }
    return false
  }

  private func isCompared(_ viewController: UIViewController) -> Bool {
    for known in compared where known == ObjectIdentifier(viewController) { return true }
    return false
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
  /// The layer on which this one lies: all of it, though only a part of it may be covered.
  fileprivate var layerBelow: UIViewController? { presentingViewController?.layerRoot }
}
