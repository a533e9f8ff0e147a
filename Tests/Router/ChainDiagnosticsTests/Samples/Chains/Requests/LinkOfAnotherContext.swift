import PortableUIKit
import StepRouter
import StepRouterLinks

// What a link's parameters carry is the context of its screen.
@MainActor private func links(product: DestinationStep<ProductViewController, Int>) {
  #if MISTAKE
  _ = LinkPattern(product, "product", PathParameter<String>("id"))
  // expected-mistake-error@-1 {{cannot convert value of type 'DestinationStep<ProductViewController, Int>' to expected argument type 'DestinationStep<ProductViewController, String>'}}
  // expected-mistake-note@-2 {{arguments to generic parameter 'Context' ('Int' and 'String') are expected to be equal}}
  #else
  _ = LinkPattern(product, "product", PathParameter<Int>("id"))
  #endif
}
