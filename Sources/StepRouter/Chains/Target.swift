import PortableUIKit

/// A destination with its context, as a value: “product 42”.
///
/// ```swift
/// func target(for notification: Notification) -> Target {
///   switch notification {
///   case .order(let id): orders.with(id)
///   case .offer(let id): product.with(id)
///   }
/// }
/// ```
@MainActor
public struct Target {
  package let step: DestinationStep<UIViewController, Void>
  /// Whether a view controller is this screen with this context, as far as it can tell.
  package let isShown: @MainActor (UIViewController) -> Bool

  init<Screen, Context>(_ step: DestinationStep<Screen, Context>, context: Context) {
    isShown = { viewController in
      guard viewController is Screen else { return false }
      let checking = viewController as? any ContextChecking<Context>
      return checking?.isTarget(for: context) ?? true
    }
    self.step = DestinationStep(
      chain: BoundContextPart(context, behind: step.chain), reference: step.reference,
      boundContext: step.boundContext ?? Context.self)
  }
}

extension Target {
  /// A view controller that is on screen already.
  ///
  /// ```swift
  /// try await router.navigate(to: address.from(.viewController(screen)))
  /// ```
  ///
  /// The target does not keep it. When it is gone, a navigation ends with
  /// ``RoutingError/startNotFound(_:reason:)``.
  public static func viewController<Screen: UIViewController>(
    _ viewController: Screen, fileID: String = #fileID, line: UInt = #line
  ) -> Target {
    let finder = InstanceFinder<Screen, Void>(viewController)
    return GeneralStep.custom(using: finder, fileID: fileID, line: line).with(())
  }

  /// The topmost view controller of the router's window, as in
  /// ``GeneralStep/current(fileID:line:)``.
  ///
  /// ```swift
  /// router.navigate(to: address.from(.current()))
  /// ```
  public static func current(fileID: String = #fileID, line: UInt = #line) -> Target {
    GeneralStep.current(fileID: fileID, line: line).with(())
  }

  /// The root of the router's window, as in ``GeneralStep/root(fileID:line:)``.
  ///
  /// ```swift
  /// router.navigate(to: address.from(.root()))
  /// ```
  public static func root(fileID: String = #fileID, line: UInt = #line) -> Target {
    GeneralStep.root(fileID: fileID, line: line).with(())
  }
}
