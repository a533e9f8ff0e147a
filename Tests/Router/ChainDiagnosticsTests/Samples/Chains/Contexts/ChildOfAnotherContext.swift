import PortableUIKit
import StepRouter

// A child is built with its container's context, unless it is converted.
@MainActor private func factory() {
  _ = CompleteFactoryAssembly(
    factory: NavigationControllerFactory<UINavigationController, String>()
  )
  #if MISTAKE
  .with(ProductFactory(), using: .push())
  // expected-mistake-error@-1 {{instance method 'with(_:using:)' requires the types 'String' and 'Int' be equivalent}}
  #else
  .with(
    ProductFactory(), using: .push(),
    adapting: InlineContextTransformer { (text: String) in text.count })
  #endif
  .assemble()
}
