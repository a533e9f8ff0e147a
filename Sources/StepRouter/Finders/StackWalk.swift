import PortableUIKit

/// One walk over the layers of a window: depth first, every view controller at most once.
@MainActor
struct StackWalk {
  private let start: UIViewController
  private let options: SearchOptions
  /// View controllers at which a layer was entered, or that were compared as ancestors: the only
  /// ones at which paths can meet again.
  private var entered: [UIViewController] = []
  private var compared: [UIViewController] = []

  init(start: UIViewController, options: SearchOptions) {
    self.start = start
    self.options = options
  }

  mutating func first(
    where isTarget: (UIViewController) throws -> Bool
  ) throws -> UIViewController? {
    try visit(start, options: options, where: isTarget)
  }

  private mutating func visit(
    _ viewController: UIViewController, options: SearchOptions,
    where isTarget: (UIViewController) throws -> Bool
  ) throws -> UIViewController? {
    guard !entered.contains(where: { $0 === viewController }) else { return nil }
    entered.append(viewController)
    if options.contains(.current) || options.contains(.visible) {
      if !compared.contains(where: { $0 === viewController }), try isTarget(viewController) {
        return viewController
      }
    }
    if options.contains(.parent), let hit = try ancestor(of: viewController, where: isTarget) {
      return hit
    }
    if let hit = try descend(into: viewController, options: options, where: isTarget) {
      return hit
    }
    if options.contains(.presented), let presented = viewController.presentedInside,
      let hit = try visit(presented, options: options, where: isTarget)
    {
      return hit
    }
    if options.contains(.presenting), let below = viewController.layerBelow,
      let hit = try visit(below, options: options, where: isTarget)
    {
      return hit
    }
    return nil
  }

  private mutating func ancestor(
    of viewController: UIViewController, where isTarget: (UIViewController) throws -> Bool
  ) throws -> UIViewController? {
    var next = viewController.enclosing
    while let ancestor = next {
      let isNew = !compared.contains { $0 === ancestor } && !entered.contains { $0 === ancestor }
      if isNew {
        compared.append(ancestor)
        if try isTarget(ancestor) { return ancestor }
      }
      next = ancestor.enclosing
    }
    return nil
  }

  private mutating func descend(
    into parent: UIViewController, options: SearchOptions,
    where isTarget: (UIViewController) throws -> Bool
  ) throws -> UIViewController? {
    let children: [UIViewController]
    if options.contains(.contained) {
      children = parent.contained
    } else if options.contains(.visible) {
      children = parent.visibleChildren
    } else {
      return nil
    }
    let inner = options.inChildren
    for child in children {
      if let hit = try search(child, options: inner, where: isTarget) { return hit }
    }
    return nil
  }

  /// A child and what stands in it; what it presents too, if that was asked for.
  private mutating func search(
    _ child: UIViewController, options: SearchOptions,
    where isTarget: (UIViewController) throws -> Bool
  ) throws -> UIViewController? {
    if entered.contains(where: { $0 === child }) { return nil }
    if !compared.contains(where: { $0 === child }), try isTarget(child) { return child }
    if let hit = try descend(into: child, options: options, where: isTarget) { return hit }
    if options.contains(.presented), let presented = child.ownPresented,
      !presented.isBeingDismissed,
      let hit = try visit(presented, options: options, where: isTarget)
    {
      return hit
    }
    return nil
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
  /// What this view controller presents, or an ancestor for it, as far as it is not just leaving.
  fileprivate var presentedInside: UIViewController? {
    guard let presented = presentedViewController, !presented.isBeingDismissed else { return nil }
    return presented
  }

  /// The layer on which this one lies: all of it, though only a part of it may be covered.
  fileprivate var layerBelow: UIViewController? { presentingViewController?.layerRoot }
}
