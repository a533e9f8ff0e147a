import PortableUIKit
import StepRouter

// An initializer of one's own is no factory, but stands in one.
private final class OrderViewController: UIViewController {
  convenience init(id: Int) { self.init(nibName: nil, bundle: nil) }
}

@MainActor private func chain() {
  #if MISTAKE
  _ = StepAssembly(
    // expected-mistake-error@-1 {{'init(finder:factory:)' is unavailable: a function is not a factory: write 'InlineFactory { (context: …) in … }' around it}}
    finder: ClassFinder<OrderViewController, Int>(), factory: OrderViewController.init(id:))
  #else
  _ = StepAssembly(
    finder: ClassFinder<OrderViewController, Int>(),
    factory: InlineFactory(OrderViewController.init(id:)))
  #endif
}
