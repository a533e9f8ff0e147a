import PortableUIKit

/// Replaces the window's root; see ``Action/replaceRoot(animationOptions:duration:)``.
@MainActor
public struct ReplaceRootAction: Action, BuiltInAction {
  private let animationOptions: UIView.AnimationOptions?
  private let duration: TimeInterval

  init(animationOptions: UIView.AnimationOptions?, duration: TimeInterval) {
    self.animationOptions = animationOptions
    self.duration = duration
  }

  /// Sets the window's root; answers when the animation, if any, has ended.
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

  /// What would stand in two places at once.
  private func refusal(
    of viewController: UIViewController, insteadOf host: UIViewController
  ) -> IntegrationRefusal? {
    guard viewController !== host, !viewController.isUnattached else { return nil }
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

/// The host of a `replaceRoot` is not the root of its window.
struct RootNotReplaceable: Error, CustomStringConvertible {
  let host: ViewControllerReference

  var description: String { "\(host) is not the root of the window." }
}

extension Action where Self == ReplaceRootAction {
  /// Makes the screen the window's root view controller.
  ///
  /// ```swift
  /// .using(.replaceRoot()).from(.root)
  /// .using(.replaceRoot(animationOptions: .transitionCrossDissolve)).from(.root)
  /// ```
  ///
  /// The chain has to stand on the root, else the plan says ``RoutingError/rootMismatch(_:start:)``.
  /// The old root, with all that stands in it, is asked whether it may go. A new root that stands
  /// somewhere already is refused with ``RoutingError/integrationRefused(_:_:progress:)``.
  ///
  /// - Parameters:
  ///   - animationOptions: How the change is animated; not at all where it is nil.
  ///   - duration: How long, in seconds.
  public static func replaceRoot(
    animationOptions: UIView.AnimationOptions? = nil, duration: TimeInterval = 0.3
  ) -> ReplaceRootAction {
    ReplaceRootAction(animationOptions: animationOptions, duration: duration)
  }
}
