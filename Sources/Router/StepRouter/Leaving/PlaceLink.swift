import PortableUIKit

/// A view controller on the path from a window's root to a screen, and its relation to the one
/// before it. All screens beyond it share it.
@MainActor
final class PlaceLink {
  enum Relation {
    case root, presented, contained
    /// In a stack, on top of the view controllers before this position.
    case stacked(in: ContainerMembers, position: Int)
  }

  private(set) weak var child: UIViewController?
  /// The link before this one; nil for the window's root.
  let before: PlaceLink?
  let relation: Relation
  /// The position among the parent's children, higher in front; presented view controllers are
  /// above all children.
  let position: Int
  /// Whether a dismissal or pop is removing the view controller or one around it.
  let isOnTheWayOut: Bool
  /// Whether ``HierarchyChanges`` counts every change of the path. It doesn't see the changes that
  /// overridden parents and most kinds of containers make.
  let isCounted: Bool

  /// Makes the link for a view controller that is neither inside nor above another one.
  init(root: UIViewController) {
    child = root
    before = nil
    relation = .root
    position = 0
    isOnTheWayOut = false
    isCounted = !ClassTraits.of(root).intercepts && !ParentlessChild.isNoted(root)
  }

  init(presented child: UIViewController, before: PlaceLink) {
    self.child = child
    self.before = before
    relation = .presented
    position = .max
    isOnTheWayOut = before.isOnTheWayOut || child.isBeingDismissed
    isCounted = before.isCounted && !ClassTraits.of(child).intercepts
  }

  init(
    _ child: UIViewController, in container: UIViewController, with members: ContainerMembers,
    before: PlaceLink
  ) {
    self.child = child
    self.before = before
    let known = members.position(of: child)
    if let stack = container as? UINavigationController {
      position = known ?? members.count
      relation = .stacked(in: members, position: position)
      isOnTheWayOut = before.isOnTheWayOut || known == nil
      // A column popped from the stack of a collapsed split view controller still belongs to it.
      if let split = stack.enclosing as? UISplitViewController, split.column(of: child) != nil {
        ParentlessChild.note(child, of: split)
      }
    } else {
      relation = .contained
      // A container lists its visible children first; any other view controller adds children on
      // top of each other.
      let index = known ?? 0
      position = ClassTraits.of(container).container == .none ? index : -index
      isOnTheWayOut = before.isOnTheWayOut
      // Children that a split view controller or a tab bar controller takes out of the hierarchy
      // still belong to it.
      if container is UISplitViewController || container is UITabBarController {
        ParentlessChild.note(child, of: container)
      }
    }
    isCounted =
      before.isCounted && child.parent === container && !ClassTraits.of(child).intercepts
      && container.countsItsChanges
  }

  /// Returns true if the view controller still stands where it stood.
  func holds(in window: UIWindow) -> Bool {
    guard let child else { return false }
    switch relation {
    case .root: return window.rootViewController === child
    case .presented: return child.presentingViewController === before?.child
    case .stacked, .contained: return child.enclosing === before?.child
    }
  }
}

extension UIViewController {
  /// Whether ``HierarchyChanges`` counts the changes of the children and of their order.
  fileprivate var countsItsChanges: Bool {
    switch ClassTraits.of(self).container {
    case .none, .navigation: true
    case .tabs: (self as? UITabBarController)?.viewControllers != nil
    case .split, .pages, .custom, .sealed: false
    }
  }
}
