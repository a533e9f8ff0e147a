import PortableUIKit

/// Pushes onto a navigation controller; see ``Action/push()``.
@MainActor
public struct PushAction<ViewController: UINavigationController>: ContainerAction, BuiltInAction {
  init() {}

  var isAddition: Bool { true }
}

/// Replaces the whole stack of a navigation controller; see ``Action/pushAsRoot()``.
@MainActor
public struct PushAsRootAction<ViewController: UINavigationController>: ContainerAction,
  BuiltInAction
{
  init() {}

  /// Leaves only this view controller.
  public func perform(
    embedding child: UIViewController, in children: inout [UIViewController]
  ) throws {
    children = [child]
  }
}

/// Replaces the top of a navigation controller; see ``Action/pushReplacingLast()``.
@MainActor
public struct PushReplacingLastAction<ViewController: UINavigationController>: ContainerAction,
  BuiltInAction
{
  init() {}

  /// Takes the last one's place.
  public func perform(
    embedding child: UIViewController, in children: inout [UIViewController]
  ) throws {
    if !children.isEmpty { children.removeLast() }
    children.append(child)
  }
}

extension Action {
  /// Pushes onto the navigation controller that the chain stands on.
  ///
  /// ```swift
  /// .using(.push()).from(NavigationControllerStep())
  /// ```
  public static func push<Stack: UINavigationController>() -> Self
  where Self == PushAction<Stack> { PushAction() }

  /// Makes the screen the only one in the navigation controller's stack.
  ///
  /// ```swift
  /// .using(.pushAsRoot()).from(accountStack)
  /// ```
  ///
  /// What stood in the stack is asked whether it may go.
  public static func pushAsRoot<Stack: UINavigationController>() -> Self
  where Self == PushAsRootAction<Stack> { PushAsRootAction() }

  /// Puts the screen in the place of the navigation controller's top one.
  ///
  /// ```swift
  /// .using(.pushReplacingLast()).from(checkout.expectingContainer())
  /// ```
  ///
  /// What stood on top is asked whether it may go.
  public static func pushReplacingLast<Stack: UINavigationController>() -> Self
  where Self == PushReplacingLastAction<Stack> { PushReplacingLastAction() }
}
