import PortableUIKit
import StepRouter

// What is never built is never integrated.
@MainActor private func chain(tabs: DestinationStep<UITabBarController, Int>) {
  _ = StepAssembly(finder: ProductFinder(), factory: NilFactory())
    #if MISTAKE
  .using(.addTab())
  // expected-mistake-error@-1 {{to '_ScreenTakesAction' is unavailable: a screen with a 'NilFactory' is never built, so it takes no action: write '.from(…)' alone}}
  .from(tabs)
    #else
  .from(tabs)
    #endif
    .assemble()
}
