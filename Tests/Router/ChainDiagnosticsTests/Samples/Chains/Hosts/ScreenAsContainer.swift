import PortableUIKit
import StepRouter

// Only a container can be expected around a screen.
@MainActor private func chain(home: DestinationStep<HomeViewController, Int>) {
  #if MISTAKE
  let _: DestinationStep<ProductViewController, Int> = home.expectingContainer()
  // expected-mistake-error@-1 {{'expectingContainer()' is unavailable: this class is not a container: ask for 'UINavigationController', 'UITabBarController' or a class of your own that conforms to 'CustomContainerViewController'}}
  #else
  let _: DestinationStep<UINavigationController, Int> = home.expectingContainer()
  #endif
}
