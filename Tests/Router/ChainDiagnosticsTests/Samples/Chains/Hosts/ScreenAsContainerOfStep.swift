import PortableUIKit
import StepRouter

// Only a container can be expected around a step.
@MainActor private func chain() {
  let home = SingleStep(finder: ClassFinder<HomeViewController, Int>(), factory: ClassFactory())
  #if MISTAKE
  let _: ExpectedContainerStep<_, ProductViewController> = home.expectingContainer()
  // expected-mistake-error@-1 {{'expectingContainer()' is unavailable: this class is not a container: ask for 'UINavigationController', 'UITabBarController' or a class of your own that conforms to 'CustomContainerViewController'}}
  #else
  let _: ExpectedContainerStep<_, UINavigationController> = home.expectingContainer()
  #endif
}
