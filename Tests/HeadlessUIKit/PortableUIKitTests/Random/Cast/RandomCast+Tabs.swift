import PortableUIKit

extension RandomCast {
  func changeUITabs(_ operation: RandomOperation) {
    guard #available(iOS 18.0, *) else { return }
    switch operation {
    case .setUITabs(let index, let members, let manager):
      setUITabs(of: tabs[index], to: members.map { everybody[$0] }, manager: manager)
    case .selectUITab(let index, let number):
      if let tab = tab(number, of: tabs[index]) { tabs[index].selectedTab = tab }
    case .touchUITab(let index, let number):
      if let tab = tab(number, of: tabs[index]) { simulation.select(tab, in: tabs[index]) }
    case .hideUITab(let index, let number, let isHidden):
      tab(number, of: tabs[index])?.isHidden = isHidden
    default: return
    }
  }

  @available(iOS 18.0, *)
  private func setUITabs(
    of controller: UITabBarController, to members: [UIViewController], manager: Int?
  ) {
    let stack: UINavigationController? = manager.flatMap { isFree(stacks[$0]) ? stacks[$0] : nil }
    var chosen: [UIViewController] = []
    for member in members where isFree(member) && member !== stack {
      if !chosen.contains(member) { chosen.append(member) }
    }
    let roots = chosen.prefix((chosen.count + 1) / 2)
    let inner = chosen.dropFirst(roots.count).filter { !($0 is UINavigationController) }
    move(chosen + (stack.map { [$0] } ?? [])) {
      let group = UITabGroup(
        title: "group", image: nil, identifier: "group", children: inner.map(makeTab))
      group.managingNavigationController = stack
      controller.tabs = roots.map(makeTab) + [group]
    }
  }

  @available(iOS 18.0, *)
  private func makeTab(_ viewController: UIViewController) -> UITab {
    let name = name(viewController)
    return UITab(title: name, image: nil, identifier: name) { _ in viewController }
  }

  /// Returns nil if no container may take the tab's view controller from where it is.
  @available(iOS 18.0, *)
  private func tab(_ number: Int, of controller: UITabBarController) -> UITab? {
    let all = controller.tabs.flatMap { [$0] + (($0 as? UITabGroup)?.children ?? []) }
    guard all.indices.contains(number), all.compactMap(\.viewController).allSatisfy(isFree) else {
      return nil
    }
    return all[number]
  }

  /// A tab's view controller outside the hierarchy may contain the tabs: a cycle that the app
  /// itself has made.
  func emptyTabs() {
    guard #available(iOS 18.0, *) else { return }
    for controller in tabs where controller.viewControllers == nil {
      controller.viewControllers = []
    }
  }
}
