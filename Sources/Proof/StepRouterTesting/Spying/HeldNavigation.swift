import PortableUIKit
import StepRouter

/// A navigation requested from a ``RouterSpy``. It ends only once.
@MainActor
final class HeldNavigation {
  let request: RouterSpy.Request
  /// The context for the answer, or the error of its conversion.
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
