import PortableUIKit

/// The `UITab`s of a tab bar controller, while its list of children is changed.
@available(iOS 18.0, *)
@MainActor
struct TabArrangement {
  private let tabBarController: UITabBarController
  private var tabs: [UITab]

  init(of tabBarController: UITabBarController) {
    self.tabBarController = tabBarController
    tabs = tabBarController.tabs
  }

  /// Gives the tab bar controller the tabs that these children say: those that have one keep it, new
  /// ones get one, and those that are missing go.
  mutating func change(to children: [UIViewController], animated: Bool) throws(IntegrationRefusal) {
    let known = tabBarController.tabChildren
    for child in children where !known.holds(child) {
      guard case .tabGroup(let identifier, let index) = child.placement else { continue }
      try tabBarController.checkPlace(index, inGroup: identifier)
      let group = try tabBarController.tabGroup(identifier)
      if group.isKeptByStack,
        let refusal = NavigationControllerAdapter.refusal(ofContainer: child)
      {
        throw refusal
      }
    }
    for gone in known where !children.holds(gone) { remove(gone, keeping: children) }
    var next = 0
    for child in children {
      if let index = tabs.firstIndex(where: { $0.displays.holds(child) }) {
        next = index + 1
      } else if case .tabGroup(let identifier, let index) = child.placement {
        let group = try tabBarController.tabGroup(identifier)
        group.children.insert(makeTab(for: child), at: index ?? group.children.endIndex)
      } else if !known.holds(child) {
        tabs.insert(makeTab(for: child), at: next)
        next += 1
      }
    }
    let isChanged = !tabs.elementsEqual(tabBarController.tabs) { $0 === $1 }
    if isChanged { tabBarController.setTabs(tabs, animated: animated) }
  }

  /// A tab of the bar goes when nothing that stands for it is kept, with all inside it as it is.
  private mutating func remove(_ child: UIViewController, keeping children: [UIViewController]) {
    if let index = tabs.firstIndex(where: { $0.displays.holds(child) }),
      !tabs[index].displays.contains(where: { children.holds($0) })
    {
      tabs.remove(at: index)
    } else if let tab = child.tab, tabs.contains(where: { $0.holds(tab) }) {
      tab.parent?.children.removeAll { $0 === tab }
    }
  }

  private func makeTab(for child: UIViewController) -> UITab {
    let name = String(describing: type(of: child))
    let taken = Set(tabs.flatMap(\.ownAndInside).map(\.identifier))
    var identifier = name
    var number = 1
    while taken.contains(identifier) {
      number += 1
      identifier = "\(name)-\(number)"
    }
    let tab = UITab(
      title: child.title ?? child.tabBarItem.title ?? "", image: child.tabBarItem.image,
      identifier: identifier
    ) { _ in child }
    // The tab knows its view controller, and is known to it, only once it has been asked.
    _ = tab.viewController
    return tab
  }
}

extension UITabBarController {
  /// Throws where there is no such group, or no such place among its tabs.
  func checkPlace(_ index: Int?, inGroup identifier: String) throws(IntegrationRefusal) {
    guard #available(iOS 18.0, *) else {
      throw .noSuchTabGroup(identifier, ViewControllerReference(self))
    }
    let count = try tabGroup(identifier).children.count
    if let index, !(0...count).contains(index) {
      throw .noSuchTab(index: index, tabs: count, isReplacing: false)
    }
  }

  /// Why nobody would see a tab that is added to this group now; nil if nothing is against it.
  func refusal(toAddTo identifier: String) -> IntegrationRefusal? {
    guard #available(iOS 18.0, *), let group = try? tabGroup(identifier) else { return nil }
    return refusal(toShowTabsOf: group)
  }

  /// The group with this identifier, on the bar or in another group.
  @available(iOS 18.0, *)
  fileprivate func tabGroup(_ identifier: String) throws(IntegrationRefusal) -> UITabGroup {
    for tab in tabs.flatMap(\.ownAndInside) where tab.identifier == identifier {
      if let group = tab as? UITabGroup { return group }
    }
    throw .noSuchTabGroup(identifier, ViewControllerReference(self))
  }
}
