import PortableUIKit
import StepRouter

// A class's factory calls one initializer only; its closure sets up what that has made.
private final class OrderViewController: UIViewController {
  convenience init(id: Int) { self.init(nibName: nil, bundle: nil) }
}

@MainActor private func factory() {
  #if MISTAKE
  _ = ClassFactory { (id: Int) in OrderViewController(id: id) }
  // expected-mistake-error@-1 {{'init(_:)' is unavailable: 'ClassFactory' calls 'init(nibName:bundle:)': for an initializer of your own write 'InlineFactory { (context: …) in … }'}}
  #else
  _ = InlineFactory { (id: Int) in OrderViewController(id: id) }
  #endif
}
