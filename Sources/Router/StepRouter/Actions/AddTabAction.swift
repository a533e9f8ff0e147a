import PortableUIKit

/// Adds a tab to a tab bar controller. Write it as ``Action/addTab(at:replacing:transition:)`` or
/// ``Action/addTab(to:at:transition:)``.
///
/// ```swift
/// let action: AddTabAction<UITabBarController> = .addTab(at: 0)
/// ```
@MainActor
public struct AddTabAction<ViewController: UITabBarController>:
  ContainerAction, BuiltInAction
{
  let index: Int?
  let isReplacing: Bool
  /// The identifier of the group that receives the tab. Nil for the tab bar itself.
  let group: String?
  let transition: StepTransition?

  init(
    index: Int?, isReplacing: Bool = false, group: String? = nil, transition: StepTransition? = nil
  ) {
    self.index = index
    self.isReplacing = isReplacing
    self.group = group
    self.transition = transition
  }

  var isAddition: Bool { !isReplacing }
  var choosesPlace: Bool { index != nil || group != nil }

  /// Inserts the tab at its index, or replaces the tab there. Throws
  /// ``IntegrationRefusal/noSuchTab(index:tabs:isReplacing:)`` if the index doesn't exist.
  public func perform(
    embedding child: UIViewController, in children: inout [UIViewController]
  ) throws {
    StepTransition.give(transition, to: child)
    if let group {
      child.placement = .tabGroup(group, at: index)
      return children.append(child)
    }
    guard let index else { return children.append(child) }
    let tabs = placesOnBar(of: children)
    let indices = isReplacing ? 0..<tabs.count : 0..<tabs.count + 1
    guard indices.contains(index) else {
      throw IntegrationRefusal.noSuchTab(index: index, tabs: tabs.count, isReplacing: isReplacing)
    }
    if isReplacing {
      children.replaceSubrange(tabs[index], with: [child])
    } else {
      let end = tabs.last?.upperBound ?? 0
      children.insert(child, at: index < tabs.count ? tabs[index].lowerBound : end)
    }
  }

  /// The range of children that represents each tab on the bar: a group without a stack can have
  /// several. Leaves out children waiting for a group's stack, which come last in the list and
  /// aren't places on the bar.
  private func placesOnBar(of children: [UIViewController]) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var last: AnyObject?
    for (index, child) in children.enumerated() where child.stackOfTab == nil {
      let place = child.placeOnBar
      let first = place === last ? places.removeLast().lowerBound : index
      places.append(first..<index + 1)
      last = place
    }
    return places
  }

  func checkPlan(host: UIViewController, window: UIWindow?, step: StepReference)
    throws(RoutingError)
  {
    guard let group, let tabs = host as? UITabBarController else { return }
    do throws(IntegrationRefusal) {
      try tabs.checkPlace(index, inGroup: group)
      if let refusal = tabs.refusal(toAddTo: group) { throw refusal }
    } catch {
      throw .integrationRefused(step, error, progress: RoutingProgress())
    }
  }
}

extension Action {
  /// Adds the screen as a tab and selects it.
  ///
  /// ```swift
  /// .using(.addTab()).from(TabBarControllerStep())
  ///
  /// .using(.addTab(at: 0, replacing: true)).from(tabs)
  /// ```
  ///
  /// If the index doesn't exist, the navigation ends with
  /// ``RoutingError/integrationRefused(_:_:progress:)``. If the tabs are already on screen, it ends
  /// during planning, before anything moves.
  ///
  /// If the tab bar controller uses `UITab`s, the new tab takes the view controller's title, the
  /// image of its tab bar item, and its class name as the identifier.
  ///
  /// - Parameters:
  ///   - index: The index at which to insert the tab, starting from 0. Nil for the end. The number
  ///     of tabs also means the end, unless `replacing` is true.
  ///   - replacing: Whether to replace the tab at the index. The router first asks that tab whether
  ///     it may go.
  ///   - transition: How the tab comes to the front, also when the user selects it, and goes. Nil for
  ///     none.
  public static func addTab<Tabs: UITabBarController>(
    at index: Int? = nil, replacing: Bool = false, transition: StepTransition? = nil
  ) -> Self where Self == AddTabAction<Tabs> {
    AddTabAction(index: index, isReplacing: replacing, transition: transition)
  }

  /// Adds the screen as a tab to a group of tabs and selects it.
  ///
  /// ```swift
  /// let playlist = StepAssembly(
  ///   finder: ClassFinder<PlaylistViewController, Void>(), factory: ClassFactory()
  /// )
  /// .using(.addTab(to: "playlists"))
  /// .from(tabs)
  /// ```
  ///
  /// If the tab bar controller has no `UITabGroup` with this identifier, or the user couldn't see
  /// the group's tabs, the navigation ends with ``RoutingError/integrationRefused(_:_:progress:)``
  /// before anything moves. A group that has its own view controller shows its tabs only in a
  /// `managingNavigationController`.
  ///
  /// - Parameters:
  ///   - group: The identifier of the group, which may be nested in another group.
  ///   - index: The index in the group at which to insert the tab, starting from 0. Nil for the
  ///     end.
  ///   - transition: How the tab comes to the front, also when the user selects it, and goes. A
  ///     group's own stack changes without it. Nil for none.
  @available(iOS 18.0, *)
  public static func addTab<Tabs: UITabBarController>(
    to group: String, at index: Int? = nil, transition: StepTransition? = nil
  ) -> Self where Self == AddTabAction<Tabs> {
    AddTabAction(index: index, group: group, transition: transition)
  }
}
