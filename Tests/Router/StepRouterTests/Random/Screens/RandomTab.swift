import PortableUIKit

/// A random tab of iOS 18, or a group of them.
enum RandomTab: Equatable {
  case tab(RandomTree)
  /// Its tabs are shown in a stack, or in the place of the group.
  case group([RandomTree], own: RandomTree?, isManaged: Bool)

  static func random(
    depth: Int, inStack: Bool, using generator: inout SplitMix
  ) -> RandomTab {
    guard generator.chance(45) else {
      return .tab(.random(depth: depth, inStack: inStack, using: &generator))
    }
    let isManaged = !inStack && generator.chance(65)
    let inner = { (generator: inout SplitMix) in
      RandomTree.random(depth: depth + 1, inStack: inStack || isManaged, using: &generator)
    }
    let own = generator.chance(35) ? inner(&generator) : nil
    let children = (0..<(1 + generator.next(below: 3))).map { _ in inner(&generator) }
    return .group(children, own: own, isManaged: isManaged)
  }

  @available(iOS 18.0, *)
  @MainActor
  func build(in cast: RandomCast, number: Int) -> UITab {
    switch self {
    case .tab(let tree): return .random(tree.build(in: cast))
    case .group(let children, let own, let isManaged):
      let ownScreen = own?.build(in: cast)
      let tabs = children.map { UITab.random($0.build(in: cast)) }
      let group = UITabGroup(
        title: "Group", image: nil, identifier: RandomTab.name(ofGroup: number), children: tabs,
        viewControllerProvider: ownScreen.map { screen in { _ in screen } })
      if isManaged { group.managingNavigationController = cast.enlist(RandomStack()) }
      return group
    }
  }

  static func name(ofGroup number: Int) -> String { "group \(number)" }
}

@available(iOS 18.0, *)
extension UITab {
  static func random(_ screen: UIViewController) -> UITab {
    let tab = UITab(
      title: "Tab", image: nil, identifier: "tab of \(screen.randomName)"
    ) { _ in screen }
    // Made early, so that looking at the tab doesn't make it.
    _ = tab.viewController
    return tab
  }

  /// This tab and all inside it.
  var randomFamily: [UITab] {
    [self] + ((self as? UITabGroup)?.children ?? []).flatMap(\.randomFamily)
  }

  /// Whether this tab or a group around it is hidden or disabled.
  var isClosed: Bool {
    sequence(first: self, next: \.parent).contains { $0.isHidden || $0.isDisabled }
  }

  private var isDisabled: Bool {
    if #available(iOS 18.4, *) { !isEnabled } else { false }
  }

  /// The view controllers of this tab and of all inside it, and the stacks of groups.
  fileprivate var randomMembers: [UIViewController] {
    randomFamily.flatMap { tab in
      [(tab as? UITabGroup)?.managingNavigationController, tab.viewController].compactMap { $0 }
    }
  }
}

extension UITabBarController {
  /// All of its tabs, those inside groups too.
  @available(iOS 18.0, *)
  var randomTabs: [UITab] { tabs.flatMap(\.randomFamily) }

  /// For each place in the bar, what may stand for it among the children (UIKit rule 134).
  private var placesInBar: [[UIViewController]] {
    if let viewControllers { return viewControllers.map { [$0] } }
    guard #available(iOS 18.0, *) else { return [] }
    return tabs.map(\.randomMembers)
  }

  /// Whether a group shows its own view controller, and never what is in it.
  var hidesTabs: Bool {
    guard #available(iOS 18.0, *) else { return false }
    return randomTabs.contains {
      ($0 as? UITabGroup)?.managingNavigationController == nil && $0 is UITabGroup
        && $0.viewController != nil
    }
  }

  private func isInside(_ member: UIViewController) -> Bool {
    member.parent === self || member.parent?.parent === self
  }

  /// The view controllers of iOS 18's tabs, and the stacks of groups.
  private var ownMembers: [UIViewController] {
    guard viewControllers == nil, #available(iOS 18.0, *) else { return [] }
    return tabs.flatMap(\.randomMembers)
  }

  /// Those of them that are in no hierarchy now.
  var waitingMembers: [UIViewController] {
    ownMembers.filter { $0.parent == nil && $0.presentingViewController == nil }
  }

  /// The child in front, or the More controller around it.
  var frontMember: UIViewController? {
    guard let selected = selectedViewController else { return nil }
    guard let more = selected.parent as? UINavigationController, more.parent === self else {
      return selected
    }
    return more
  }

  /// What is wrong with the tabs when nothing moves.
  var faultsOfTabs: [String] {
    let known = (viewControllers ?? []) + ownMembers
    var faults: [String] = []
    for one in placesInBar where !one.contains(where: isInside) {
      faults.append("none of \(one.map(\.randomName)) is a child of \(randomName)")
    }
    for child in children where !known.contains(child) && !(child is UINavigationController) {
      faults.append("\(child.randomName) is a child of \(randomName) and no tab")
    }
    guard viewControllers == nil, #available(iOS 18.0, *), let selected = selectedTab else {
      return faults
    }
    if !tabs.isEmpty, !randomTabs.contains(where: { $0 === selected }) {
      faults.append("\(selected.identifier) is selected in \(randomName) and not there")
    }
    return faults
  }
}
