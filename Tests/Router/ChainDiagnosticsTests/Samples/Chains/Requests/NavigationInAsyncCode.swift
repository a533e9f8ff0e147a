import PortableUIKit
import StepRouter

// As for `goBack`: Swift chooses the overload that waits before it looks for `await`.
@MainActor private func order(
  router: some Router, bag: DestinationStep<UIViewController, Void>
) async throws {
  #if MISTAKE
  router.navigate(to: bag)
  // expected-mistake-error@-1 {{expression is 'async' but is not marked with 'await'}}
  // expected-mistake-note@-2 {{call is 'async'}}
  // expected-mistake-error@-3 {{call can throw but is not marked with 'try'}}
  // expected-mistake-note@-4 {{did you mean to use 'try'?}}
  // expected-mistake-note@-5 {{did you mean to handle error as optional value?}}
  // expected-mistake-note@-6 {{did you mean to disable error propagation?}}
  #else
  try await router.navigate(to: bag)
  router.navigate(to: bag, completion: nil)
  #endif
}
