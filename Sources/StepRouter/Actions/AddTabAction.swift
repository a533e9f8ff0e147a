import PortableUIKit

/// Adds a tab to a tab bar controller; see ``Action/addTab(at:replacing:)``.
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

  /// Inserts the tab at its index, or takes the place of the one that is there. Throws
  /// ``IntegrationRefusal/noSuchTab(index:tabs:isReplacing:)`` if there is no such place.
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
  /// .using(.addTab(at: 0, replacing: true)).from(tabs)
  /// ```
  ///
  /// An index that does not exist ends the navigation with
  /// ``RoutingError/integrationRefused(_:_:progress:)``. For tabs that are on screen the plan says so
  /// already.
  ///
  /// - Parameters:
  ///   - index: The tab's place from 0; at the end where it is nil. The number of tabs stands for the
  ///     end too, unless `replacing` is true.
  ///   - replacing: Whether the tab that is there goes. It is asked whether it may.
  public static func addTab<Tabs: UITabBarController>(
    at index: Int? = nil, replacing: Bool = false
  ) -> Self where Self == AddTabAction<Tabs> {
    AddTabAction(index: index, isReplacing: replacing)
  }
}
