// swift-format-ignore-file
import PortableUIKit
import RouteComposerSpelling
import StepRouter

@MainActor struct RoutersSample {
  private(set) var router: any Router

  init(window: UIWindow) {
    var defaultRouter = DefaultRouter(observers: [ConsoleLogger()])
    defaultRouter = DefaultRouter(
      windowProvider: CustomWindowProvider { [weak window] in window }, observers: [ConsoleLogger()])
    defaultRouter = DefaultRouter()
    defaultRouter = defaultRouter.adding(InlineInterceptor { (_: Void) in log("asked") })
    var global = GlobalInterceptorRouter(router: defaultRouter)
    global = global.adding(InlineInterceptor { (_: Void) in log("asked first") })
    global = global.adding(
      InlinePostTask { (_: UIViewController, _: Any?, _) in log("shown") })
    router = global
  }

  func show(_ id: Int) {
    router.navigate(to: ContextsSample.product, with: id, animated: false)
    router.navigate(to: ContextsSample.home())
    router.navigate(
      to: ContextsSample.list, with: nil
    ) { result in
      if case .failure(let error) = result { log("\(error)") }
    }
  }
}
