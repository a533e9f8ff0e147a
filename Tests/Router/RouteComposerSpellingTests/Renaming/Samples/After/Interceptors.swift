// swift-format-ignore-file
import PortableUIKit
import RouteComposerSpelling
import StepRouter

struct LoginInterceptor<C>: RoutingInterceptor {
  typealias Context = C
  let logIn: @MainActor (_ completion: @escaping (Bool) -> Void) -> Void

  func perform(with context: C, completion: @escaping @MainActor (_: RoutingResult) -> Void) {
    logIn { completion($0 ? .success : .failure(LoginCancelled())) }
  }
}

struct Closing {
  var completion: (@MainActor (RoutingResult) -> Void)?
}

struct Counting: PostRoutingTask {
  func perform(on viewController: UIViewController, with context: Any?, routingStack: [UIViewController]) {
    log("shown")
  }
}

@MainActor enum InterceptorsSample {
  static let account = StepAssembly(
    finder: ClassFinder<AccountViewController, Any?>(), factory: ClassFactory()
  )
  .adding(LoginInterceptor<Any?> { $0(true) })
  .adding(InlineInterceptor { (_: Any?) in log("asked") })
  .adding(InlineContextTask { (screen: AccountViewController, _: Any?) in screen.title = "Account" })
  .adding(Counting())
  .using(.push())
  .from(NavigationControllerStep())
  .using(.present(presentationStyle: .fullScreen))
  .from(GeneralStep.current())
  .assemble()
}
