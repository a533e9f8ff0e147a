import PortableUIKit
import StepRouter

// What a router does for every destination knows no class of screen.
@MainActor private func router() {
  #if MISTAKE
  _ = DefaultRouter().adding(InlineContextTask { (screen: ProductViewController, id: Int) in })
  // expected-mistake-error@-1 {{'adding' is unavailable: a router's task is for every destination: its 'ViewController' is 'UIViewController', its 'Context' is 'Any?'}}
  #else
  _ = DefaultRouter()
    .adding(InlineContextTask { (screen: UIViewController, context: Any?) in })
    .adding(InlinePostTask { (screen: UIViewController, context: Any?, stack) in })
    .adding(InlineInterceptor { (context: Any?, completion) in completion(.success) })
    .adding(InlineInterceptor { _, completion in completion(.success) })
  #endif
}
