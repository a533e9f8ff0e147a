import PortableUIKit

/// Pushes onto a navigation controller. Write it as ``Action/push(transition:)``.
///
/// ```swift
/// let action: PushAction<UINavigationController> = .push()
/// ```
@MainActor
public struct PushAction<ViewController: UINavigationController>: ContainerAction, BuiltInAction {
  let transition: StepTransition?

  init(transition: StepTransition? = nil) { self.transition = transition }

  var isAddition: Bool { true }

  /// Puts this view controller on top of the stack.
  public func perform(
    embedding child: UIViewController, in children: inout [UIViewController]
  ) throws {
    StepTransition.give(transition, to: child)
    children.append(child)
  }
}

/// Replaces the whole stack of a navigation controller. Write it as
/// ``Action/pushAsRoot(transition:)``.
///
/// ```swift
/// let action: PushAsRootAction<UINavigationController> = .pushAsRoot()
/// ```
@MainActor
public struct PushAsRootAction<ViewController: UINavigationController>: ContainerAction,
  BuiltInAction
{
  let transition: StepTransition?

  init(transition: StepTransition? = nil) { self.transition = transition }

  /// Replaces the stack with this view controller alone.
  public func perform(
    embedding child: UIViewController, in children: inout [UIViewController]
  ) throws {
    StepTransition.give(transition, to: child)
    children = [child]
  }
}

/// Replaces the top of a navigation controller's stack. Write it as
/// ``Action/pushReplacingLast(transition:)``.
///
/// ```swift
/// let action: PushReplacingLastAction<UINavigationController> = .pushReplacingLast()
/// ```
@MainActor
public struct PushReplacingLastAction<ViewController: UINavigationController>: ContainerAction,
  BuiltInAction
{
  let transition: StepTransition?

  init(transition: StepTransition? = nil) { self.transition = transition }

  /// Replaces the last view controller, if any, with this one.
  public func perform(
    embedding child: UIViewController, in children: inout [UIViewController]
  ) throws {
    StepTransition.give(transition, to: child)
    if !children.isEmpty { children.removeLast() }
    children.append(child)
  }
}

extension Action {
  /// Pushes the screen onto its host, a navigation controller.
  ///
  /// ```swift
  /// .using(.push()).from(NavigationControllerStep())
  ///
  /// .using(.push(transition: .zoom { _ in thumbnail })).from(NavigationControllerStep())
  /// ```
  ///
  /// - Parameter transition: How the screen comes and goes. If the router pushes several screens at
  ///   once, only that of the last one plays. Nil for UIKit's own animation.
  public static func push<Stack: UINavigationController>(transition: StepTransition? = nil) -> Self
  where Self == PushAction<Stack> { PushAction(transition: transition) }

  /// Makes the screen the only one in the navigation controller's stack.
  ///
  /// ```swift
  /// .using(.pushAsRoot()).from(accountStack)
  /// ```
  ///
  /// The router first asks the view controllers in the stack whether they may go.
  ///
  /// - Parameter transition: How the screen comes. Nil for UIKit's own animation.
  public static func pushAsRoot<Stack: UINavigationController>(
    transition: StepTransition? = nil
  ) -> Self
  where Self == PushAsRootAction<Stack> { PushAsRootAction(transition: transition) }

  /// Replaces the top of the navigation controller's stack with the screen.
  ///
  /// ```swift
  /// .using(.pushReplacingLast()).from(checkout.expectingContainer())
  /// ```
  ///
  /// The router first asks the top view controller whether it may go.
  ///
  /// - Parameter transition: How the screen comes and goes. Nil for UIKit's own animation.
  public static func pushReplacingLast<Stack: UINavigationController>(
    transition: StepTransition? = nil
  ) -> Self
  where Self == PushReplacingLastAction<Stack> { PushReplacingLastAction(transition: transition) }
}
