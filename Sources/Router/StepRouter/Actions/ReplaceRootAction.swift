import PortableUIKit

/// Replaces the window's root view controller. Write it as
/// ``Action/replaceRoot(animationOptions:duration:)``.
///
/// ```swift
/// let action: ReplaceRootAction = .replaceRoot(animationOptions: .transitionCrossDissolve)
/// ```
@MainActor
public struct ReplaceRootAction: Action, BuiltInAction {
  private let animationOptions: UIView.AnimationOptions?
  private let duration: TimeInterval

  init(animationOptions: UIView.AnimationOptions?, duration: TimeInterval) {
    self.animationOptions = animationOptions
    self.duration = duration
  }

  /// Sets the window's root and calls `completion` when the animation, if any, has ended.
  public func perform(
    with viewController: UIViewController, on host: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let window = RouterWindowProvider().window ?? host.viewIfLoaded?.window else {
      return completion(.failure(RootNotReplaceable(host: ViewControllerReference(host))))
    }
    guard window.rootViewController === host else {
      return completion(.failure(RootNotReplaceable(host: ViewControllerReference(host))))
    }
    if let refusal = refusal(of: viewController, insteadOf: host) {
      return completion(.failure(refusal))
    }
    guard animated, let animationOptions else {
      window.rootViewController = viewController
      return completion(.success)
    }
    UIView.transition(with: window, duration: duration, options: animationOptions) {
      window.rootViewController = viewController
    } completion: { _ in
      completion(.success)
    }
  }

  /// The reason why this view controller can't become the root, for example because it's already in
  /// use elsewhere. Nil if it can.
  private func refusal(
    of viewController: UIViewController, insteadOf host: UIViewController
  ) -> IntegrationRefusal? {
    if let refusal = viewController.refusalOfMissingPages { return refusal }
    guard viewController !== host, !viewController.isDetached(from: host) else { return nil }
    let name = ViewControllerReference(viewController)
    if let parent = viewController.parent {
      return .hasParent(name, parent: ViewControllerReference(parent))
    }
    if viewController.isPresentedItself { return .presented(name) }
    return viewController.isRootOfWindow ? .rootOfWindow(name) : nil
  }

  func checkPlan(host: UIViewController, window: UIWindow?, step: StepReference)
    throws(RoutingError)
  {
    guard window?.rootViewController === host else {
      throw .rootMismatch(step, start: ViewControllerReference(host))
    }
  }

  func removed(from host: UIViewController) -> [UIViewController] { [host] }
}

/// The error for a `replaceRoot` whose host isn't the root of the window.
struct RootNotReplaceable: Error, CustomStringConvertible {
  let host: ViewControllerReference

  var description: String { "\(host) is not the root of the window." }
}

extension Action where Self == ReplaceRootAction {
  /// Makes the screen the window's root view controller.
  ///
  /// ```swift
  /// .using(.replaceRoot()).from(.root)
  ///
  /// .using(.replaceRoot(animationOptions: .transitionCrossDissolve)).from(.root)
  /// ```
  ///
  /// The chain has to end with `.from(.root)`; otherwise the navigation ends with
  /// ``RoutingError/rootMismatch(_:start:)`` before anything moves. The router first asks the old
  /// root and everything in it whether they may go. If the new root is in a container or already on
  /// screen, the navigation ends with ``RoutingError/integrationRefused(_:_:progress:)``.
  ///
  /// - Parameters:
  ///   - animationOptions: The options of the animation. Nil for no animation.
  ///   - duration: The duration of the animation, in seconds.
  public static func replaceRoot(
    animationOptions: UIView.AnimationOptions? = nil, duration: TimeInterval = 0.3
  ) -> ReplaceRootAction {
    ReplaceRootAction(animationOptions: animationOptions, duration: duration)
  }
}
