import PortableUIKit

/// What is on screen, read from UIKit alone.
@MainActor
struct RandomOracle {
  let window: UIWindow

  /// The root and what is presented above it, the lowest first.
  var layers: [UIViewController] {
    var layers: [UIViewController] = []
    var next = window.rootViewController
    while let layer = next {
      layers.append(layer)
      next = layer.presentedViewController
    }
    return layers
  }

  /// All view controllers on screen or behind it.
  var everybody: [UIViewController] { layers.flatMap(\.family) }

  /// These, and those on pages that aren't shown.
  var everybodyKept: [UIViewController] { layers.flatMap(\.keptFamily) }

  /// The visible view controllers of the topmost layer: containers first, the details column last.
  private var shown: [UIViewController] { layers.last?.shownFamily ?? [] }

  var stack: RandomStack? { shown.compactMap { $0 as? RandomStack }.last }
  var book: RandomBook? { shown.compactMap { $0 as? RandomBook }.last }
  var tabs: RandomTabs? { shown.compactMap { $0 as? RandomTabs }.last }
  var split: RandomSplit? { shown.compactMap { $0 as? RandomSplit }.last }
  /// The stack that shows the back button, which may be UIKit's own around a column.
  var stackWithBack: UINavigationController? {
    shown.compactMap { $0 as? UINavigationController }.last { $0.viewControllers.count > 1 }
  }

  /// Whether a view controller is kept that nothing can show: collapsed details without a stack, or
  /// the tabs of a group that shows itself.
  var keepsUnreachable: Bool {
    everybody.contains { one in
      (one as? RandomSplit).map { $0.style == .unspecified && !$0.leftColumns.isEmpty }
        ?? (one as? RandomTabs)?.hidesTabs ?? false
    }
  }

  /// Why the user doesn't see this view controller; nil if nothing hinders it. Its view may come
  /// later if other code has just pushed it.
  func hindrance(of viewController: UIViewController, isViewNeeded: Bool) -> String? {
    var child = viewController
    var hasAppeared = true
    while let parent = child.parent ?? splitToAppear(with: child) {
      guard parent.fronts.contains(child) || parent.left.contains(child) else {
        return "is not in front in \(parent.randomName)"
      }
      hasAppeared = hasAppeared && (parent as? any RandomMember)?.hasAppeared == true
      child = parent
    }
    let layers = layers
    guard let position = layers.firstIndex(where: { $0 === child }) else {
      return "is not in the window"
    }
    for layer in layers[(position + 1)...] where !(layer is UIAlertController) {
      return "is covered by \(layer.randomName)"
    }
    // A container that is just appearing takes its child's view when it has appeared.
    guard isViewNeeded, hasAppeared, viewController.viewIfLoaded?.window !== window else {
      return nil
    }
    return "has no view in the window"
  }

  /// The split view controller that takes this column when it appears for the first time.
  private func splitToAppear(with column: UIViewController) -> UIViewController? {
    everybody.first { one in
      (one as? RandomSplit).map { !$0.hasAppeared && $0.leftColumns.contains(column) } ?? false
    }
  }

  /// Whether a push, a pop, a presentation or a dismissal is under way.
  var isMoving: Bool {
    everybody.contains {
      $0.isBeingPresented || $0.isBeingDismissed || $0.transitionCoordinator != nil
    }
  }

  /// Where UIKit disagrees with itself when nothing moves.
  func faultsAtRest() -> [String] {
    var faults: [String] = []
    for one in shown where one.viewIfLoaded?.window !== window {
      faults.append("\(one.randomName) is in front and has no view in the window")
    }
    let layers = layers
    for (lower, upper) in zip(layers, layers.dropFirst())
    where upper.presentingViewController !== lower {
      faults.append("\(upper.randomName) does not know that \(lower.randomName) presents it")
    }
    for one in everybody {
      let left = one.left
      let members = one.members.filter { !left.contains($0) }
      for child in members where child.parent !== one {
        faults.append("\(child.randomName) is not the child of \(one.randomName)")
      }
      if Set(members) != Set(one.children) {
        faults.append("\(one.randomName) has other children than members")
      }
      if let tabs = one as? UITabBarController { faults += tabs.faultsOfTabs }
      if one.isBeingPresented || one.isBeingDismissed || one.transitionCoordinator != nil {
        faults.append("\(one.randomName) still moves")
      }
      if let member = one as? any RandomMember {
        let isInWindow = one.viewIfLoaded?.window != nil
        if member.hasAppeared != isInWindow {
          faults.append(
            "\(one.randomName): appeared \(member.hasAppeared), in the window \(isInWindow)")
        }
      }
    }
    return faults
  }
}

extension UIViewController {
  var randomName: String { title ?? "\(type(of: self))" }

  /// The children as the container's class gives them.
  fileprivate var members: [UIViewController] {
    switch self {
    case let stack as UINavigationController: stack.viewControllers
    case let tabs as UITabBarController: tabs.children + tabs.waitingMembers
    case let pages as RandomPages: pages.pages
    case let book as RandomBook: book.viewControllers ?? []
    case let split as RandomSplit: split.children + split.left
    default: children
    }
  }

  /// The members that are in no hierarchy now.
  fileprivate var left: [UIViewController] {
    switch self {
    case let split as RandomSplit: split.leftColumns
    case let tabs as UITabBarController: tabs.waitingMembers
    default: []
    }
  }

  /// The children that the user sees.
  fileprivate var fronts: [UIViewController] {
    switch self {
    case let stack as UINavigationController: [stack.viewControllers.last].compactMap { $0 }
    case let tabs as UITabBarController: [tabs.frontMember].compactMap { $0 }
    case let pages as RandomPages: [pages.shown].compactMap { $0 }
    case let book as RandomBook: book.viewControllers ?? []
    case let split as RandomSplit: split.seenColumns
    default: []
    }
  }

  fileprivate var shownFamily: [UIViewController] { [self] + fronts.flatMap(\.shownFamily) }

  var family: [UIViewController] { [self] + members.flatMap(\.family) }

  fileprivate var keptFamily: [UIViewController] {
    let pages = (self as? RandomBook)?.pages ?? []
    return [self] + (members + pages.filter { !members.contains($0) }).flatMap(\.keptFamily)
  }

  var isLockedMember: Bool { (self as? any RandomMember)?.isLocked == true }

  /// Whether this view controller, a descendant or one that it presents refuses to go.
  var holdsLocked: Bool {
    family.contains { $0.isLockedMember }
      || (parent == nil && presentedViewController?.holdsLocked == true)
  }
}
