import PortableUIKit

/// Does nothing. Write it as ``Action/nilAction()``.
///
/// ```swift
/// let action: NilAction = .nilAction()
/// ```
@MainActor
public struct NilAction: Action, BuiltInAction {
  init() {}

  /// Succeeds without changing anything.
  public func perform(
    with viewController: UIViewController, on host: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.success)
  }

  var isAddition: Bool { true }
  var showsItsViewController: Bool { false }
}

extension Action where Self == NilAction {
  /// Integrates nothing. Use it for a screen that your app puts on screen itself, in a task or a
  /// factory.
  ///
  /// ```swift
  /// .using(.nilAction()).from(.current)
  /// ```
  ///
  /// The router doesn't check that such a screen ends up visible.
  public static func nilAction() -> NilAction { NilAction() }
}
