import PortableUIKit

/// Adds a tab to a tab bar controller; see ``Action/addTab(at:replacing:)``.
@MainActor
public struct AddTabAction<ViewController: UITabBarController>: ContainerAction, Addition {
  private let index: Int?
  private let isReplacing: Bool

  init(index: Int?, isReplacing: Bool) {
    self.index = index
    self.isReplacing = isReplacing
  }

  var isAddition: Bool { !isReplacing }

  /// Inserts the tab at its index, or takes the place of the one that is there.
  public func perform(
    embedding child: UIViewController, in children: inout [UIViewController]
  ) throws {
    guard let index, children.indices.contains(index) else { return children.append(child) }
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
  /// - Parameters:
  ///   - index: The tab's place from 0; at the end where it is nil or there is no such place.
  ///   - replacing: Whether the tab that is there goes. It is asked whether it may.
  public static func addTab<Tabs: UITabBarController>(
    at index: Int? = nil, replacing: Bool = false
  ) -> Self where Self == AddTabAction<Tabs> {
    AddTabAction(index: index, isReplacing: replacing)
  }
}
