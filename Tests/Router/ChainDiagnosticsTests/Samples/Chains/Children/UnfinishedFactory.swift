import PortableUIKit
import StepRouter

// A factory with children is finished before a step takes it.
@MainActor private func tabs() {
  let factory = CompleteFactoryAssembly(
    factory: TabBarControllerFactory<UITabBarController, Void>()
  )
  .with(ClassFactory<HomeViewController, Void>(), using: .addTab())
  #if MISTAKE
  let tabs = StepAssembly(finder: ClassFinder(), factory: factory)
  // expected-mistake-error@-1 {{'init(finder:factory:)' is unavailable: the factory given here is unfinished: write '.assemble()' after its last '.with(…)'}}
  #else
  let tabs = StepAssembly(finder: ClassFinder(), factory: factory.assemble())
  #endif
  _ = tabs.using(.replaceRoot()).from(.root).assemble()
}
