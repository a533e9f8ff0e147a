#if !canImport(UIKit)
/// A tab that contains other tabs, one of them selected.
@available(iOS 18.0, *)
@preconcurrency @MainActor open class UITabGroup: UITab {
  public enum SidebarAppearance: Int, Sendable {
    case automatic, inline, rootSection
  }

  private var list: [UITab] = []
  private var order: [String] = []
  private weak var chosen: UITab?
  /// The tab whose view controllers fill the managing navigation controller's stack.
  weak var stacked: UITab?

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    self.children = children
  }

  public override convenience init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.init(
      title: title, image: image, identifier: identifier, children: [],
      viewControllerProvider: viewControllerProvider)
  }

  open var children: [UITab] {
    get { list }
    set { replaceChildren(with: newValue) }
  }

  /// The group's selected tab. Setting it also changes the selection on screen if this group is
  /// selected.
  open var selectedChild: UITab? {
    get { chosen }
    set { choose(newValue) }
  }

  open var defaultChildIdentifier: String?
  open var managingNavigationController: UINavigationController? {
    didSet { tabBarController?.contentChanged(of: self) }
  }

  open var allowsReordering = false
  open var sidebarAppearance = SidebarAppearance.automatic
  open var sidebarActions: [UIAction] = []

  /// The children in the order in which the user sees them.
  open var displayOrder: [UITab] {
    let ordered = order.compactMap { identifier in list.first { $0.identifier == identifier } }
    return ordered + list.filter { child in !ordered.contains { $0 === child } }
  }

  open var displayOrderIdentifiers: [String] {
    get { displayOrder.map(\.identifier) }
    set { order = newValue.uniqued() }
  }

  open func tab(forIdentifier identifier: String) -> UITab? {
    family.first { $0 !== self && $0.identifier == identifier }
  }

  override var wayDown: [UITab] { [self] + (childInFront?.wayDown ?? []) }
  override var family: [UITab] { [self] + list.flatMap(\.family) }

  /// The child that selecting the group selects (rule 134).
  private var childInFront: UITab? {
    if let chosen { return chosen }
    let visible = displayOrder.filter { !$0.isHidden }
    return visible.first { $0.identifier == defaultChildIdentifier } ?? visible.first
  }

  /// Records the selected child.
  func remember(_ child: UITab) {
    chosen = child
  }

  private func choose(_ child: UITab?) {
    guard let child else { return chosen = nil }
    guard child.group === self else { return }
    let isInFront = tabBarController?.selectedLeaf?.wayFromRoot.contains { $0 === self } ?? false
    chosen = child
    if isInFront { tabBarController?.selectTab(child) }
  }

  func forget(_ child: UITab) {
    list.removeAll { $0 === child }
    child.group = nil
    if chosen === child { chosen = nil }
  }

  private func replaceChildren(with new: [UITab]) {
    let children = new.uniqued().filter { child in !child.family.contains { $0 === self } }
    let kept = Set(children.map(ObjectIdentifier.init))
    for gone in list where !kept.contains(ObjectIdentifier(gone)) { forget(gone) }
    for newcomer in children where newcomer.group !== self {
      newcomer.leaveItsPlace()
      newcomer.group = self
      for one in newcomer.family { tabBarController?.applyCustomization(to: one) }
    }
    list = children
    tabBarController?.childrenChanged(of: self)
  }
}

@available(iOS 18.0, *)
extension UITab {
  /// Removes the tab from its group and its tab bar controller, since it can be in only one place.
  func leaveItsPlace() {
    if let group {
      let tabs = tabBarController
      group.forget(self)
      tabs?.childrenChanged(of: group)
    }
    if let owner { owner.tabs = owner.tabs.filter { $0 !== self } }
  }
}

extension Array where Element: Hashable {
  /// Returns the elements without duplicates, each at its first position.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
#endif
