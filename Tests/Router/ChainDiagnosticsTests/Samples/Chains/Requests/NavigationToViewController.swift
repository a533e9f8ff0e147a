import PortableUIKit
import StepRouter

// A router is asked for a chain, not for a view controller.
@MainActor private func navigate(
  router: some Router, home: DestinationStep<HomeViewController, Void>
) {
  #if MISTAKE
  router.navigate(to: HomeViewController())
  // expected-mistake-error@-1 {{'navigate(to:animated:)' is unavailable: a view controller is not a destination: declare its chain, 'StepAssembly(finder: …, factory: …)', and give that}}
  #else
  router.navigate(to: home)
  #endif
}
