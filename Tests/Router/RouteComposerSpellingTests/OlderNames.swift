import PortableUIKit
import RouteComposerSpelling
import StepRouter

/// What the older names do, by names that aren't deprecated.
@MainActor
protocol OlderNaming {
  func isOwnError(_ text: String, _ underlying: (any Error)?) -> String
  func error(of result: RoutingResult) -> (any Error)?
  func error(of result: Result<NavigationOutcome<UIViewController>, RoutingError>) -> (any Error)?
  func found<Screen: UIViewController>(_ type: Screen.Type) throws -> [Screen]
  func instance(_ screen: UIViewController) throws -> UIViewController?
  func provider(of window: UIWindow?) -> any WindowProvider
  func first(in screen: UIViewController, where isIt: (UIViewController) -> Bool) throws
    -> UIViewController?
  func execute(_ factory: ClassFactory<UIViewController, Void>) throws -> UIViewController
  func guarded(_ router: DefaultRouter, by interceptor: some RoutingInterceptor<Void>)
    -> DefaultRouter
  func logging(_ logger: ConsoleLogger?, in window: UIWindow) -> DefaultRouter
  func noting(_ router: DefaultRouter, _ note: @escaping @MainActor (String) -> Void) -> any Router
}

struct OlderNames: OlderNaming {
  @available(*, deprecated)
  func isOwnError(_ text: String, _ underlying: (any Error)?) -> String {
    let errors = [
      RoutingError.generic(.init(text, underlyingError: underlying)),
      RoutingError.compositionFailed(.init(text, underlyingError: underlying)),
    ]
    return Set(errors.map(\.description)).joined(separator: " | ")
  }

  @available(*, deprecated)
  func error(of result: RoutingResult) -> (any Error)? { result.getError() }

  @available(*, deprecated)
  func error(
    of result: Result<NavigationOutcome<UIViewController>, RoutingError>
  ) -> (any Error)? {
    result.getError()
  }

  @available(*, deprecated)
  func found<Screen: UIViewController>(_ type: Screen.Type) throws -> [Screen] {
    [
      try ClassFinder<Screen, Int>().getViewController(with: 1),
      try ClassFinder<Screen, Void>().getViewController(),
      try ClassFinder<Screen, Any?>().getViewController(),
    ]
  }

  @available(*, deprecated)
  func instance(_ screen: UIViewController) throws -> UIViewController? {
    try InstanceFinder<UIViewController, Void>(instance: screen).findViewController()
  }

  @available(*, deprecated)
  func provider(of window: UIWindow?) -> any WindowProvider { CustomWindowProvider(window: window) }

  @available(*, deprecated)
  func first(
    in screen: UIViewController, where isIt: (UIViewController) -> Bool
  ) throws -> UIViewController? {
    try UIViewController.findViewController(in: screen, options: .currentAllStack, using: isIt)
  }

  @available(*, deprecated)
  func execute(_ factory: ClassFactory<UIViewController, Void>) throws -> UIViewController {
    try factory.execute()
  }

  @available(*, deprecated)
  func guarded(
    _ router: DefaultRouter, by interceptor: some RoutingInterceptor<Void>
  ) -> DefaultRouter {
    var guarded = router
    guarded.add(interceptor)
    return guarded
  }

  @available(*, deprecated)
  func noting(
    _ router: DefaultRouter, _ note: @escaping @MainActor (String) -> Void
  ) -> any Router {
    var inner = router
    inner.add(Noting(name: "inner", note: note))
    inner.add(
      InlineContextTask { (_: UIViewController, id: Any?) in note("inner task \(id ?? 0)") })
    inner.add(InlinePostTask { (_: UIViewController, _: Any?, _) in note("inner post") })
    var outer = GlobalInterceptorRouter(router: inner)
    outer.addGlobal(Noting(name: "outer", note: note))
    outer.addGlobal(
      InlineContextTask { (_: UIViewController, id: Any?) in note("outer task \(id ?? 0)") })
    outer.addGlobal(InlinePostTask { (_: UIViewController, _: Any?, _) in note("outer post") })
    return outer
  }

  @available(*, deprecated)
  func logging(_ logger: ConsoleLogger?, in window: UIWindow) -> DefaultRouter {
    DefaultRouter(logger: logger, windowProvider: CustomWindowProvider(window: window))
  }
}

/// An interceptor that sees every destination's context.
private struct Noting: RoutingInterceptor {
  let name: String
  let note: @MainActor (String) -> Void

  func perform(
    with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    note("\(name) asked \(context ?? 0)")
    completion(.success)
  }
}
