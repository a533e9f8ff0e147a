import PortableUIKit
import StepRouter

// In async code a request is awaited, unless it is given a completion. Swift's own two errors are all
// that can be said: it chooses among overloads before it looks for 'await'.
@MainActor private func order(router: some Router) async throws {
  #if MISTAKE
  router.goBack()
  // expected-mistake-error@-1 {{expression is 'async' but is not marked with 'await'}}
  // expected-mistake-note@-2 {{call is 'async'}}
  // expected-mistake-error@-3 {{call can throw but is not marked with 'try'}}
  // expected-mistake-note@-4 {{did you mean to use 'try'?}}
  // expected-mistake-note@-5 {{did you mean to handle error as optional value?}}
  // expected-mistake-note@-6 {{did you mean to disable error propagation?}}
  #else
  try await router.goBack()
  router.goBack(completion: nil)
  #endif
}
