import PortableUIKit
import StepRouter

/// A navigation that a ``RouterSpy`` was asked for, and its one ending.
@MainActor
final class HeldNavigation {
  let request: RouterSpy.Request
  /// What the answer is made from; the failure of its conversion, where that failed.
  let context: Result<Any, RoutingError>
  private(set) lazy var handle = Navigation { [weak self] in
    self?.end(with: .failure(.cancelled(progress: RoutingProgress())))
  }
  private var complete: (@MainActor (Result<UIViewController, RoutingError>) -> Void)?

  init(
    _ request: RouterSpy.Request, context: Result<Any, RoutingError>,
    complete: @escaping @MainActor (Result<UIViewController, RoutingError>) -> Void
  ) {
    self.request = request
    self.context = context
    self.complete = complete
  }

  func end(with result: Result<UIViewController, RoutingError>) {
    guard let complete else { return }
    self.complete = nil
    handle.finish()
    complete(result)
  }
}
