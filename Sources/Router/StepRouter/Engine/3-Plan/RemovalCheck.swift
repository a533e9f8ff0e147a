import PortableUIKit

/// Asks every view controller that a plan would remove from the hierarchy whether it may leave.
///
/// It doesn't ask view controllers that the plan merely covers or deselects, and containers don't
/// answer for their children.
@MainActor
struct RemovalCheck {
  let plan: Plan
  /// View controllers that would refuse, but have agreed since.
  var agreed: [UIViewController] = []
  /// If set, the check looks for this view controller instead of refusing ones.
  private var wanted: UIViewController?

  init(plan: Plan, agreed: [UIViewController] = []) {
    self.plan = plan
    self.agreed = agreed
  }

  /// Whether the plan would remove this view controller.
  func removes(_ viewController: UIViewController) -> Bool {
    guard !plan.removesNothing else { return false }
    var check = self
    check.wanted = viewController
    return check.refusing() != nil
  }

  /// Every view controller that refuses.
  var allRefusing: [UIViewController] {
    var check = self
    var all: [UIViewController] = []
    while let next = check.refusing() {
      all.append(next)
      check.agreed.append(next)
    }
    return all
  }

  /// Returns the first view controller that refuses.
  func refusing() -> UIViewController? {
    if let refusing = refusingOfDismissed() { return refusing }
    for reveal in plan.reveals {
      if let refusing = refusing(in: popped(by: reveal)) { return refusing }
    }
    return refusingOfReplaced() ?? refusingOfContainerActions()
  }

  /// Asks the layers from the lowest up. A layer that the one below presents needs no separate
  /// check.
  private func refusingOfDismissed() -> UIViewController? {
    var below: UIViewController?
    for layer in plan.dismissed {
      if below?.ownPresented !== layer, let refusing = refusing(in: layer) { return refusing }
      below = layer
    }
    return nil
  }

  private func refusing(in viewControllers: [UIViewController]) -> UIViewController? {
    for viewController in viewControllers {
      if let refusing = refusing(in: viewController) { return refusing }
    }
    return nil
  }

  /// Returns the first view controller that refuses to leave: this one, or any within it. That
  /// includes presented ones, for example on a tab in the background, and columns for other widths.
  private func refusing(in viewController: UIViewController) -> UIViewController? {
    if let wanted {
      if viewController === wanted { return viewController }
    } else if !viewController.agreesToBeDismissed, !agreed.holds(viewController) {
      return viewController
    }
    for child in viewController.contained {
      if let refusing = refusing(in: child) { return refusing }
    }
    for column in (viewController as? UISplitViewController)?.columnsOfOtherWidths ?? [] {
      if let refusing = refusing(in: column) { return refusing }
    }
    return viewController.ownPresented.flatMap { refusing(in: $0) }
  }

  private func popped(by reveal: Reveal) -> [UIViewController] {
    guard let adapter = reveal.container.containerAdapter else { return [] }
    let removed = adapter.removedViewControllers(toShow: reveal.child)
    // The revealed child stays, even if an app's own adapter says otherwise.
    return removed.holds(reveal.child) ? removed.filter { $0 !== reveal.child } : removed
  }

  private func refusingOfReplaced() -> UIViewController? {
    for step in plan.pending {
      guard case .existing(let host) = step.host, let action = step.integration?.builtIn else {
        continue
      }
      if let refusing = refusing(in: action.removed(from: host)) { return refusing }
    }
    return nil
  }

  /// Tries the container actions on the lists of children, with stand-ins for the missing ones, and
  /// asks the children that would be gone. Usually no child refuses at all, and there's nothing to
  /// try.
  private func refusingOfContainerActions() -> UIViewController? {
    var containers: [UIViewController] = []
    for step in plan.pending {
      guard case .existing(let host) = step.host, let integration = step.integration,
        integration.isContainerAction, !integration.isAddition,
        !containers.holds(host)
      else { continue }
      containers.append(host)
    }
    for container in containers {
      let children = remainingChildren(of: container)
      guard refusing(in: children) != nil else { continue }
      let kept = childrenAfterActions(on: container, from: children)
      for child in children where !kept.holds(child) {
        if let refusing = refusing(in: child) { return refusing }
      }
    }
    return nil
  }

  private func remainingChildren(of container: UIViewController) -> [UIViewController] {
    let children = container.containerAdapter?.containedViewControllers ?? []
    guard container is UINavigationController,
      let reveal = plan.reveals.first(where: { $0.container === container })
    else { return children }
    return Array(children.dropLast(popped(by: reveal).count))
  }

  private func childrenAfterActions(
    on container: UIViewController, from children: [UIViewController]
  ) -> [UIViewController] {
    var result = children
    for step in plan.pending {
      guard case .existing(let other) = step.host, other === container,
        let integration = step.integration
      else { continue }
      // An action that throws here will throw in the build too, and then removes nothing.
      try? integration.embed(UIViewController(), in: &result)
    }
    return result
  }
}
