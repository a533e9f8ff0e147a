import PortableUIKit
import StepRouter

extension Growth {
  /// Declares a step with interceptors.
  static func interceptorsAdded(_ count: Int) -> Growth {
    Growth(on: Stage { PlainViewController() }) { keep(Steps.pushed(after: count)) }
  }

  /// Navigates past interceptors that answer at once.
  static func interceptorsRun(_ count: Int) -> Growth {
    let stage = Stage { UINavigationController.stack([PlainViewController()]) }
    let router = stage.router()
    let detail = Steps.pushed(after: count)
    return Growth(on: stage) {
      router.navigate(to: detail, animated: false, completion: nil)
      stage.settle()
    }
  }
}

extension Steps {
  /// A pushed screen behind interceptors that answer at once.
  static func pushed(after count: Int) -> DestinationStep<DetailViewController, Any?> {
    let screen = StepAssembly(
      finder: ClassFinder<DetailViewController, Any?>(),
      factory: ClassFactory<DetailViewController, Any?>())
    let interceptor = InlineInterceptor<Any?> { _, completion in completion(.success) }
    return (0..<count).reduce(screen) { screen, _ in screen.adding(interceptor) }
      .using(.push())
      .from(DestinationStep<UIViewController, Any?>.current.expectingContainer())
      .assemble()
  }
}
