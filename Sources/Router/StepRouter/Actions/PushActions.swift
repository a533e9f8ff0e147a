import PortableUIKit

/// Pushes onto a navigation controller. You write it as ``Action/push()``.
///
/// ```swift
/// let action: PushAction<UINavigationController> = .push()
/// ```
@MainActor
public struct PushAction<ViewController: UINavigationController>: ContainerAction, BuiltInAction {
  init() {}

  var isAddition: Bool { true }
}

/// Replaces the whole stack of a navigation controller. You write it as ``Action/pushAsRoot()``.
///
/// ```swift
/// let action: PushAsRootAction<UINavigationController> = .pushAsRoot()
/// ```
@MainActor
public struct PushAsRootAction<ViewController: UINavigationController>: ContainerAction,
  BuiltInAction
{
  init() {}

  /// Leaves only this view controller in the stack.
  public func perform(
    embedding child: UIViewController, in children: inout [UIViewController]
  ) throws {
    children = [child]
  }
}

/// Replaces the top of a navigation controller's stack. You write it as
/// ``Action/pushReplacingLast()``.
///
/// ```swift
/// let action: PushReplacingLastAction<UINavigationController> = .pushReplacingLast()
/// ```
@MainActor
public struct PushReplacingLastAction<ViewController: UINavigationController>: ContainerAction,
  BuiltInAction
{
  init() {}

  /// Puts the view controller in the place of the last one.
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
  /// The view controllers that go are asked first whether they may.
  public static func pushAsRoot<Stack: UINavigationController>() -> Self
  where Self == PushAsRootAction<Stack> { PushAsRootAction() }

  /// Replaces the top of the navigation controller's stack with the screen.
  ///
  /// ```swift
  /// .using(.pushReplacingLast()).from(checkout.expectingContainer())
  /// ```
  ///
  /// The view controller that goes is asked first whether it may.
  public static func pushReplacingLast<Stack: UINavigationController>() -> Self
  where Self == PushReplacingLastAction<Stack> { PushReplacingLastAction() }
}
