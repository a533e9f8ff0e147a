import PortableUIKit

/// Pushes onto a navigation controller. Write it as ``Action/push()``.
///
/// ```swift
/// let action: PushAction<UINavigationController> = .push()
/// ```
@MainActor
public struct PushAction<ViewController: UINavigationController>: ContainerAction, BuiltInAction {
  init() {}

  var isAddition: Bool { true }
}

/// Replaces the whole stack of a navigation controller. Write it as ``Action/pushAsRoot()``.
///
/// ```swift
/// let action: PushAsRootAction<UINavigationController> = .pushAsRoot()
/// ```
@MainActor
public struct PushAsRootAction<ViewController: UINavigationController>: ContainerAction,
  BuiltInAction
{
  init() {}

  /// Replaces the stack with this view controller alone.
  public func perform(
    embedding child: UIViewController, in children: inout [UIViewController]
  ) throws {
    children = [child]
  }
}

/// Replaces the top of a navigation controller's stack. Write it as ``Action/pushReplacingLast()``.
///
/// ```swift
/// let action: PushReplacingLastAction<UINavigationController> = .pushReplacingLast()
/// ```
@MainActor
public struct PushReplacingLastAction<ViewController: UINavigationController>: ContainerAction,
  BuiltInAction
{
  init() {}

  /// Replaces the last view controller, if any, with this one.
  public func perform(
    embedding child: UIViewController, in children: inout [UIViewController]
  ) throws {
    if !children.isEmpty { children.removeLast() }
    children.append(child)
  }
}

extension Action {
  /// Pushes the screen onto its host, a navigation controller.
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
  /// The router first asks the view controllers in the stack whether they may go.
  public static func pushAsRoot<Stack: UINavigationController>() -> Self
  where Self == PushAsRootAction<Stack> { PushAsRootAction() }

  /// Replaces the top of the navigation controller's stack with the screen.
  ///
  /// ```swift
  /// .using(.pushReplacingLast()).from(checkout.expectingContainer())
  /// ```
  ///
  /// The router first asks the top view controller whether it may go.
  public static func pushReplacingLast<Stack: UINavigationController>() -> Self
  where Self == PushReplacingLastAction<Stack> { PushReplacingLastAction() }
}
