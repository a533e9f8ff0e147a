// swift-format-ignore-file
import PortableUIKit
import RouteComposer

@MainActor struct RoutersSample {
  private(set) var router: any Router

  init(window: UIWindow) {
    var defaultRouter = DefaultRouter(logger: ConsoleLogger())
    defaultRouter = DefaultRouter(
      logger: ConsoleLogger(), windowProvider: CustomWindowProvider(window: window))
    defaultRouter = DefaultRouter(logger: nil)
    defaultRouter.add(InlineInterceptor { (_: Void) in log("asked") })
    var global = GlobalInterceptorRouter(router: defaultRouter)
    global.addGlobal(InlineInterceptor { (_: Void) in log("asked first") })
    global.addGlobal(
      InlinePostTask { (_: UIViewController, _: Any?, _) in log("shown") })
    router = global
  }

  func show(_ id: Int) {
    router.commitNavigation(to: ContextsSample.product, with: id, animated: false)
    router.commitNavigation(to: ContextsSample.home())
    router.commitNavigation(
      to: ContextsSample.list, with: nil
    ) { result in
      if case .failure(let error) = result { log("\(error)") }
    }
  }
}
