import StepRouter

/// A router that does something else first, whatever the request.
struct Meddler: RouterDecorator {
  let router: any Router
  let meddle: @MainActor () -> Void

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    meddle()
    return router.perform(request)
  }
}
