import PortableUIKit

/// Adds a tab to a tab bar controller. You write it as ``Action/addTab(at:replacing:)``.
///
/// ```swift
/// let action: AddTabAction<UITabBarController> = .addTab(at: 0)
/// ```
@MainActor
public struct AddTabAction<ViewController: UITabBarController>:
  ContainerAction, BuiltInAction
{
  private let index: Int?
  private let isReplacing: Bool

  init(index: Int?, isReplacing: Bool) {
    self.index = index
    self.isReplacing = isReplacing
  }

  var isAddition: Bool { !isReplacing }
  var choosesPlace: Bool { index != nil }

  /// Inserts the tab at its index, or replaces the tab that is there. Throws
  /// ``IntegrationRefusal/noSuchTab(index:tabs:isReplacing:)`` if the index does not exist.
  public func perform(
    embedding child: UIViewController, in children: inout [UIViewController]
  ) throws {
    guard let index else { return children.append(child) }
    let places = isReplacing ? 0..<children.count : 0..<children.count + 1
    guard places.contains(index) else {
      throw IntegrationRefusal.noSuchTab(
        index: index, tabs: children.count, isReplacing: isReplacing)
    }
    if isReplacing {
      children[index] = child
    } else {
      children.insert(child, at: index)
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
  /// An index that does not exist ends the navigation with
  /// ``RoutingError/integrationRefused(_:_:progress:)``. If the tabs are on screen already, this
  /// happens while the navigation is planned, before anything moves.
  ///
  /// - Parameters:
  ///   - index: Where to insert the tab, from 0; nil for the end. The number of tabs means the end
  ///     too, unless `replacing` is true.
  ///   - replacing: Whether the tab at the index goes. It is asked first whether it may.
  public static func addTab<Tabs: UITabBarController>(
    at index: Int? = nil, replacing: Bool = false
  ) -> Self where Self == AddTabAction<Tabs> {
    AddTabAction(index: index, isReplacing: replacing)
  }
}
