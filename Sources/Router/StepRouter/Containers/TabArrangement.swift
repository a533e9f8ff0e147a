import PortableUIKit

/// The `UITab`s of a tab bar controller during a change of its children. It looks tabs up by
/// identity instead of searching the list, so the cost grows linearly with their number.
@available(iOS 18.0, *)
@MainActor
struct TabArrangement {
  private let tabBarController: UITabBarController
  private var tabs: [UITab]
  private var names = TabNames()

  init(of tabBarController: UITabBarController) {
    self.tabBarController = tabBarController
    tabs = tabBarController.tabs
  }

  /// Makes the tabs match these children: a child keeps the tab it has, a new child gets one, and
  /// the tabs of missing children go.
  mutating func change(to children: [UIViewController], animated: Bool) throws(IntegrationRefusal) {
    let known = tabBarController.tabChildren
    let places = Set(known.map(ObjectIdentifier.init))
    let new = children.filter { !places.contains(ObjectIdentifier($0)) }
    let groups = try groups(forNew: new)
    remove(known, keeping: Set(children.map(ObjectIdentifier.init)))
    names = TabNames(takenBy: tabs)
    let standing = standing
    var next = 0
    var before: [Int: [UITab]] = [:]
    var inside: [ObjectIdentifier: [UITab]] = [:]
    var changed: [UITabGroup] = []
    for child in children {
      if let place = standing[ObjectIdentifier(child)] {
        next = place + 1
      } else if case .tabGroup(let identifier, let index) = child.placement {
        let group =
          if let group = groups[identifier] { group } else {
            try tabBarController.tabGroup(identifier)
          }
        if inside[ObjectIdentifier(group)] == nil { changed.append(group) }
        var tabs = inside[ObjectIdentifier(group)] ?? group.children
        tabs.insert(makeTab(for: child), at: index ?? tabs.endIndex)
        inside[ObjectIdentifier(group)] = tabs
      } else if !places.contains(ObjectIdentifier(child)) {
        before[next, default: []].append(makeTab(for: child))
      }
    }
    for group in changed {
      if let tabs = inside[ObjectIdentifier(group)] { group.children = tabs }
    }
    var arranged: [UITab] = []
    for (index, tab) in tabs.enumerated() {
      arranged += before[index] ?? []
      arranged.append(tab)
    }
    tabs = arranged + (before[tabs.count] ?? [])
    let isChanged = !tabs.elementsEqual(tabBarController.tabs) { $0 === $1 }
    if isChanged { tabBarController.setTabs(tabs, animated: animated) }
  }

  /// Returns the groups that will receive new children, by identifier. Throws if a group can't take
  /// one.
  private func groups(
    forNew children: [UIViewController]
  ) throws(IntegrationRefusal) -> [String: UITabGroup] {
    var groups: [String: UITabGroup] = [:]
    for child in children {
      guard case .tabGroup(let identifier, let index) = child.placement else { continue }
      try tabBarController.checkPlace(index, inGroup: identifier)
      let group = try tabBarController.tabGroup(identifier)
      if group.isKeptByStack,
        let refusal = NavigationControllerAdapter.refusal(ofContainer: child)
      {
        throw refusal
      }
      groups[identifier] = group
    }
    return groups
  }

  /// The index of the bar's tab that shows each view controller.
  private var standing: [ObjectIdentifier: Int] {
    var standing: [ObjectIdentifier: Int] = [:]
    for (index, tab) in tabs.enumerated() {
      for display in tab.displays {
        standing[ObjectIdentifier(display)] = standing[ObjectIdentifier(display)] ?? index
      }
    }
    return standing
  }

  /// Removes the children missing from the new list. A tab of the bar goes, contents and all, once
  /// every child that represents it is missing.
  private mutating func remove(_ known: [UIViewController], keeping kept: Set<ObjectIdentifier>) {
    let gone = known.filter { !kept.contains(ObjectIdentifier($0)) }
    guard !gone.isEmpty else { return }
    let standing = standing
    var leaving: Set<Int> = []
    for child in gone {
      guard let place = standing[ObjectIdentifier(child)], !leaving.contains(place) else {
        continue
      }
      let isKept = tabs[place].displays.contains { kept.contains(ObjectIdentifier($0)) }
      if !isKept { leaving.insert(place) }
    }
    tabs = tabs.indices.filter { !leaving.contains($0) }.map { tabs[$0] }
    let roots = Set(tabs.map(ObjectIdentifier.init))
    for child in gone {
      guard let tab = child.tab, let group = tab.parent,
        let root = Array(sequence(first: group, next: \.parent)).last,
        roots.contains(ObjectIdentifier(root))
      else { continue }
      group.children.removeAll { $0 === tab }
    }
  }

  private mutating func makeTab(for child: UIViewController) -> UITab {
    let tab = UITab(
      title: child.title ?? child.tabBarItem.title ?? "", image: child.tabBarItem.image,
      identifier: names.next(for: String(describing: type(of: child)))
    ) { _ in child }
    // The tab and its view controller know each other only after the first access.
    _ = tab.viewController
    return tab
  }
}

/// The identifiers of existing tabs, and a source of unique ones for new tabs.
@available(iOS 18.0, *)
@MainActor
private struct TabNames {
  private var taken: Set<String> = []
  private var last: [String: Int] = [:]

  init() {}

  init(takenBy tabs: [UITab]) {
    taken = Set(tabs.lazy.flatMap(\.ownAndInside).map(\.identifier))
  }

  /// Returns the name itself if it's free, otherwise the name with the first free number from 2.
  mutating func next(for name: String) -> String {
    var number = last[name] ?? 0
    var identifier: String
    repeat {
      number += 1
      identifier = number == 1 ? name : "\(name)-\(number)"
    } while taken.contains(identifier)
    last[name] = number
    taken.insert(identifier)
    return identifier
  }
}

extension UITabBarController {
  /// Throws if the tab bar controller has no group with this identifier, or the group no such
  /// index.
  func checkPlace(_ index: Int?, inGroup identifier: String) throws(IntegrationRefusal) {
    guard #available(iOS 18.0, visionOS 2.0, *) else {
      throw .noSuchTabGroup(identifier, ViewControllerReference(self))
    }
    let count = try tabGroup(identifier).children.count
    if let index, !(0...count).contains(index) {
      throw .noSuchTab(index: index, tabs: count, isReplacing: false)
    }
  }

  /// Returns the reason why the user couldn't see a tab added to this group now, or nil if there is
  /// none.
  func refusal(toAddTo identifier: String) -> IntegrationRefusal? {
    guard #available(iOS 18.0, visionOS 2.0, *), let group = try? tabGroup(identifier) else {
      return nil
    }
    return refusal(toShowTabsOf: group)
  }

  /// Returns the group with this identifier, on the bar or inside another group.
  @available(iOS 18.0, *)
  fileprivate func tabGroup(_ identifier: String) throws(IntegrationRefusal) -> UITabGroup {
    for tab in tabs.flatMap(\.ownAndInside) where tab.identifier == identifier {
      if let group = tab as? UITabGroup { return group }
    }
    throw .noSuchTabGroup(identifier, ViewControllerReference(self))
  }
}
