import PortableUIKit
import StepRouter

// Only a container is built by a storyboard's container factory.
@MainActor private func factory() {
  #if MISTAKE
  _ = StoryboardContainerFactory<ProductViewController, Int>(name: "Shop")
  // expected-mistake-error@-1 {{type 'ProductViewController' does not conform to protocol 'ContainerViewController'}}
  #else
  _ = StoryboardFactory<ProductViewController, Int>(name: "Shop")
  #endif
}
