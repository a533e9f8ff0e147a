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
  /// Returns true if the view controller is this screen, and has this context or can't check it.
  package let isShown: @MainActor (UIViewController) -> Bool
  private let declaration: LateDeclaration<DestinationStep<UIViewController, Void>>

  package var step: DestinationStep<UIViewController, Void> { declaration.value }

  /// Creates a target like ``DestinationStep/with(_:)``, but evaluates the destination on first
  /// use. Use it for a table of which you need only a few entries.
  ///
  /// ```swift
  /// let shortcuts = ["bag": Target(routes.bag, with: ()), "tea": Target(routes.product, with: 42)]
  /// ```
  public init<Screen, Context>(
    _ step: @autoclosure @escaping @MainActor () -> DestinationStep<Screen, Context>,
    with context: Context
  ) {
    isShown = { Self.screen(Screen.self, in: $0, for: context) != nil }
    declaration = LateDeclaration {
      let step = step()
      return DestinationStep(
        chain: BoundContextPart(context, behind: step.chain), reference: step.reference,
        boundContext: step.boundContext ?? Context.self)
    }
  }

  /// Returns the view controller if it's a screen of this class, and has this context or can't
  /// check it.
  package static func screen<Screen, Context>(
    _ type: Screen.Type, in viewController: UIViewController, for context: Context
  ) -> Screen? {
    guard let screen = viewController as? Screen else { return nil }
    // This question is much cheaper than the next one, and most screens answer it with no.
    guard viewController is any ContextChecking else { return screen }
    let checking = viewController as? any ContextChecking<Context>
    return checking?.isTarget(for: context) ?? true ? screen : nil
  }
}

extension Target {
  /// A view controller that is already on screen.
  ///
  /// ```swift
  /// try await router.navigate(to: address.from(.viewController(screen)))
  /// ```
  ///
  /// The target doesn't retain it. After the view controller is gone, a navigation ends with
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
